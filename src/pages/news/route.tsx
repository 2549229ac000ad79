import { words } from '../../site/i18n/words.ts';
import { fittingTitle, metadataOf, newsDescription } from '../../site/metadata/metadata.ts';
import { categoryName, offeredCategories } from '../../site/news/categories.ts';
import { coverOf } from '../../site/news/cover.ts';
import { newsQuery } from '../../site/news/newsList.ts';
import { newsArticleData } from '../../site/structuredData/newsArticle.ts';
import { previewOf } from '../layout/preview.ts';
import { notFoundPage } from '../not-found/route.tsx';
import type { Route } from '../route.ts';
import { unavailablePage } from '../unavailable/UnavailablePage.tsx';
import { NewsItemPage } from './NewsItemPage.tsx';
import { NewsPage } from './NewsPage.tsx';

export const news: Route<'news'> = async ({ query, backEnd, texts }) => {
  const [text, items, featured, fromBackEnd] = await Promise.all([
    texts.get('news'),
    backEnd.news(),
    backEnd.featuredNews(),
    backEnd.categories(),
  ]);
  const categories = offeredCategories(fromBackEnd);
  return {
    metadata: metadataOf(text),
    body: (
      <NewsPage
        text={text}
        news={items}
        featured={featured ?? []}
        categories={categories}
        query={newsQuery(query, categories)}
      />
    ),
  };
};

export const newsItem: Route<'news-item'> = async ({ language, parameters, backEnd, texts }) => {
  const t = words[language];
  const item = await backEnd.newsItem(parameters.slug);
  // The back end also finds items by id, but ids are not valid URLs.
  if (item === null || (item && item.slug !== parameters.slug)) return notFoundPage(texts);
  if (!item) return unavailablePage(t('menu.news'), t('news.itemUnavailable'));
  const similar = await backEnd.similarNews(item);
  const section = (item.category && categoryName(item.category, t)) || t('menu.news');
  const cover = coverOf(item);
  const picture = previewOf({ page: 'news-item', parameters }, language, cover).src;
  return {
    metadata: {
      title: fittingTitle([item.title]),
      sharedTitle: item.title,
      description: newsDescription(item, section, language),
      cover,
      ...(item.date ? { published: item.date } : {}),
    },
    nameInBreadcrumb: { name: item.title, language: item.language },
    structuredData: newsArticleData(item, { section, picture }),
    inkHeader: true,
    body: <NewsItemPage item={item} similar={similar} />,
  };
};
