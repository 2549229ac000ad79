import { metadataOf } from '../../site/metadata/metadata.ts';
import { soberTheme } from '../layout/pageModel.ts';
import type { Route } from '../route.ts';
import { ValuesPage } from './ValuesPage.tsx';

export const values: Route<'values'> = async ({ texts }) => {
  const text = await texts.get('values');
  return {
    metadata: metadataOf(text),
    theme: soberTheme,
    body: <ValuesPage text={text} />,
  };
};
