import { metadataOf } from '../../site/metadata/metadata.ts';
import type { Route } from '../route.ts';
import { AboutPage } from './AboutPage.tsx';

export const about: Route<'about'> = async ({ texts }) => {
  const text = await texts.get('about');
  return {
    metadata: metadataOf(text),
    inkHeader: true,
    aboveFooter: 'tinto',
    body: <AboutPage text={text} />,
  };
};
