import { metadataOf } from '../../site/metadata/metadata.ts';
import { searchFaqs } from '../../site/search/faqSearch.ts';
import { parseListQuery } from '../../site/search/parseListQuery.ts';
import { queryText } from '../../site/search/terms.ts';
import { faqPageData } from '../../site/structuredData/faqPage.ts';
import type { Route } from '../route.ts';
import { FaqsPage } from './FaqsPage.tsx';

export const faqs: Route<'faqs'> = async ({ language, query, texts, faqs: readFaqs }) => {
  const [text, groups] = await Promise.all([texts.get('faqs'), readFaqs()]);
  const q = queryText(query.get('q') ?? '');
  const parsed = parseListQuery(q, language);
  return {
    metadata: metadataOf(text),
    // Search results show only some of the questions.
    ...(q ? {} : { structuredData: faqPageData(groups) }),
    body: <FaqsPage text={text} search={searchFaqs(groups, language, parsed)} query={q} />,
  };
};
