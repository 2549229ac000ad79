import { productTitle } from '../../site/metadata/metadata.ts';
import { productData } from '../../site/structuredData/product.ts';
import { themeOf } from '../components/pictures/theme.ts';
import { picturesOf } from '../layout/preview.ts';
import { notFoundPage } from '../not-found/route.tsx';
import type { Route } from '../route.ts';
import { ProductPage } from './ProductPage.tsx';

export const product: Route<'product'> = async ({
  language,
  parameters,
  product: productFile,
  texts,
  now,
}) => {
  const found = await productFile(parameters.key);
  if (!found) return notFoundPage(texts);
  return {
    metadata: {
      title: productTitle(found, language),
      description: found.description[language],
    },
    nameInBreadcrumb: { name: found.title[language] },
    structuredData: productData(found, picturesOf(found, language)),
    theme: themeOf(found),
    body: <ProductPage product={found} now={now} />,
  };
};
