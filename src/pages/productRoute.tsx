import type { ComponentType } from 'react';
import type { Product } from '../site/catalogue/products.ts';
import { words } from '../site/i18n/words.ts';
import { fittingTitle, shortDescription } from '../site/metadata/metadata.ts';
import { soberTheme } from './layout/pageModel.ts';
import { notFoundPage } from './not-found/route.tsx';
import type { Route } from './route.ts';

/** Route of a sober page below a product's own. */
export const productRoute =
  <P extends 'product-sheet' | 'kiosk-card'>(
    Page: ComponentType<{ product: Product }>,
    headTitle: 'sheet.headTitle' | 'card.headTitle',
    name: 'sheet.title' | 'card.name',
  ): Route<P> =>
  async ({ language, parameters, product: productFile, texts }) => {
    const product = await productFile(parameters.key);
    if (!product) return notFoundPage(texts);
    const t = words[language];
    return {
      metadata: {
        title: fittingTitle([t(headTitle, { title: product.title[language] })]),
        description: shortDescription(product.description[language]),
      },
      nameInBreadcrumb: { name: t(name) },
      theme: soberTheme,
      body: <Page product={product} />,
    };
  };
