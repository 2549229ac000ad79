import { metadataOf } from '../../site/metadata/metadata.ts';
import type { Route } from '../route.ts';
import { NutririsiPage } from './NutririsiPage.tsx';

export const nutririsi: Route<'nutririsi'> = async ({ texts }) => {
  const text = await texts.get('nutririsi');
  return {
    metadata: metadataOf(text),
    inkHeader: true,
    aboveFooter: 'soft',
    body: <NutririsiPage text={text} />,
  };
};
