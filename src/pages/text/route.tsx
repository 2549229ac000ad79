import { promotionTerms as termsInOrder } from 'virtual:content/promotion-terms';
import type { PageName } from '../../site/addresses/addresses.ts';
import { metadataOf } from '../../site/metadata/metadata.ts';
import type { Text, TextName } from '../../site/texts/texts.ts';
import { type PageModel, soberTheme } from '../layout/pageModel.ts';
import { notFoundPage } from '../not-found/route.tsx';
import type { Route } from '../route.ts';
import { textRoute } from '../textRoute.tsx';
import { PromotionTermsList, TextPage } from './TextPage.tsx';

const textPage = <P extends TextName & PageName>(name: P): Route<P> =>
  textRoute(name, TextPage, { breadcrumb: 'title', theme: soberTheme });

const promotionTermsList: Route<'promotion-terms-list'> = async ({ texts }) => {
  const text = await texts.get('promotion-terms-list');
  const terms = await Promise.all(
    termsInOrder.map(async ({ id }) => {
      const { title } = await texts.get(`promotion-terms/${id}`);
      return { id, title };
    }),
  );
  return { ...modelOf(text), body: <PromotionTermsList text={text} terms={terms} /> };
};

const promotionTerms: Route<'promotion-terms'> = async ({ parameters, texts }) => {
  const isKnown = termsInOrder.some(({ id }) => id === parameters.id);
  if (!isKnown) return notFoundPage(texts);
  return modelOf(await texts.get(`promotion-terms/${parameters.id}`));
};

const modelOf = (text: Text): PageModel => ({
  metadata: metadataOf(text),
  nameInBreadcrumb: { name: text.title },
  theme: soberTheme,
  body: <TextPage text={text} />,
});

/** Legal pages, and others that are only text. */
export const textRoutes = {
  'promotion-terms-list': promotionTermsList,
  'promotion-terms': promotionTerms,
  'company-terms': textPage('company-terms'),
  'contest-rules': textPage('contest-rules'),
  privacy: textPage('privacy'),
  cookies: textPage('cookies'),
  'legal-notice': textPage('legal-notice'),
  accessibility: textPage('accessibility'),
};
