import { finderQueryOf } from '../../site/catalogue/finderQuery.ts';
import { words } from '../../site/i18n/words.ts';
import { metadataOf } from '../../site/metadata/metadata.ts';
import type { Route } from '../route.ts';
import { ProductsPage } from './ProductsPage.tsx';

export const products: Route<'products'> = async ({ language, query, texts }) => {
  const text = await texts.get('products');
  const t = words[language];
  const asked = finderQueryOf(query);
  return {
    metadata: {
      ...metadataOf(text),
      ...(asked.shelf ? { title: t('like.shared') } : {}),
    },
    nameInBreadcrumb: { name: t('menu.allProducts') },
    body: <ProductsPage text={text} query={asked} />,
  };
};
