import { company } from 'virtual:content/company';
import type { NewsItem } from '../news/news.ts';
import { addressOn, organizationId, type StructuredData } from './structuredData.ts';

/**
 * A news item, in the language it is written in.
 *
 * @param section Name of its category in the page's language.
 * @param picture Path of its picture.
 */
export const newsArticleData =
  (
    item: NewsItem,
    { section, picture }: { section: string; picture: string | undefined },
  ): StructuredData =>
  (context) => [
    {
      '@type': 'NewsArticle',
      mainEntityOfPage: addressOn(context),
      url: addressOn(context),
      headline: item.title,
      ...(item.date ? { datePublished: item.date } : {}),
      inLanguage: item.language,
      articleSection: section,
      image: [...(item.image ? [item.image] : []), ...(picture ? [context.siteUrl + picture] : [])],
      author: {
        '@type': 'Organization',
        '@id': organizationId(context),
        name: company.name,
      },
      publisher: {
        '@type': 'Organization',
        '@id': organizationId(context),
        name: company.name,
      },
    },
  ];
