import { words } from '../../site/i18n/words.ts';
import { metadataOf } from '../../site/metadata/metadata.ts';
import type { Route } from '../route.ts';
import { PressMaterialsPage } from './PressMaterialsPage.tsx';

export const pressMaterials: Route<'press-materials'> = async ({ language, texts }) => {
  const text = await texts.get('press-materials');
  return {
    metadata: metadataOf(text),
    nameInBreadcrumb: { name: words[language]('menu.pressMaterials') },
    body: <PressMaterialsPage text={text} />,
  };
};
