import { faqs as faqGroups } from 'virtual:content/faqs';
import { metadataOf } from '../../site/metadata/metadata.ts';
import { searchFaqs } from '../../site/search/faqSearch.ts';
import { parseListQuery } from '../../site/search/parseListQuery.ts';
import { queryText } from '../../site/search/terms.ts';
import { faqPageData } from '../../site/structuredData/faqPage.ts';
import type { Route } from '../route.ts';
import { FaqsPage } from './FaqsPage.tsx';

export const faqs: Route<'faqs'> = async ({ language, query, texts }) => {
  const text = await texts.get('faqs');
  const q = queryText(query.get('q') ?? '');
  const parsed = parseListQuery(q, language);
  return {
    metadata: metadataOf(text),
    // Search results show only some of the questions.
    ...(q ? {} : { structuredData: faqPageData(faqGroups) }),
    body: (
      <FaqsPage text={text} search={searchFaqs(faqGroups, language, parsed)} query={q} />
    ),
  };
};
