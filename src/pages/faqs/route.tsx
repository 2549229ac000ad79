import { faqs as faqGroups } from 'virtual:content/faqs';
import { metadataOf } from '../../site/metadata/metadata.ts';
import { searchFaqs } from '../../site/search/faqSearch.ts';
import { faqPageData } from '../../site/structuredData/faqPage.ts';
import type { Route } from '../route.ts';
import { FaqsPage } from './FaqsPage.tsx';

/** Characters of a search. */
const maxQueryLength = 100;

export const faqs: Route<'faqs'> = async ({ language, query, texts }) => {
  const text = await texts.get('faqs');
  const q = (query.get('q') ?? '').normalize('NFC').trim().slice(0, maxQueryLength);
  return {
    metadata: metadataOf(text),
    // A search shows only some of the questions.
    ...(q ? {} : { structuredData: faqPageData(faqGroups) }),
    body: <FaqsPage text={text} search={searchFaqs(faqGroups, language, q)} query={q} />,
  };
};
