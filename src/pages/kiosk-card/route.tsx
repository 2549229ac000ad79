import { words } from '../../site/i18n/words.ts';
import { fittingTitle, shortDescription } from '../../site/metadata/metadata.ts';
import { soberTheme } from '../layout/pageModel.ts';
import { notFoundPage } from '../not-found/route.tsx';
import type { Route } from '../route.ts';
import { KioskCardPage } from './KioskCardPage.tsx';

export const kioskCard: Route<'kiosk-card'> = async ({
  language,
  parameters,
  product: productFile,
  texts,
}) => {
  const product = await productFile(parameters.key);
  if (!product) return notFoundPage(texts);
  const t = words[language];
  return {
    metadata: {
      title: fittingTitle([t('card.headTitle', { title: product.title[language] })]),
      description: shortDescription(product.description[language]),
    },
    nameInBreadcrumb: { name: t('card.name') },
    theme: soberTheme,
    body: <KioskCardPage product={product} />,
  };
};
