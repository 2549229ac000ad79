import { words } from '../../site/i18n/words.ts';
import { fittingTitle, shortDescription } from '../../site/metadata/metadata.ts';
import { soberTheme } from '../layout/pageModel.ts';
import { notFoundPage } from '../not-found/route.tsx';
import type { Route } from '../route.ts';
import { ProductSheetPage } from './ProductSheetPage.tsx';

export const productSheet: Route<'product-sheet'> = async ({
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
      title: fittingTitle([t('sheet.headTitle', { title: product.title[language] })]),
      description: shortDescription(product.description[language]),
    },
    nameInBreadcrumb: { name: t('sheet.title') },
    theme: soberTheme,
    body: <ProductSheetPage product={product} />,
  };
};
