import { allRecentChanges } from '../../site/catalogue/changes.ts';
import { words } from '../../site/i18n/words.ts';
import { metadataOf } from '../../site/metadata/metadata.ts';
import { soberTheme } from '../layout/pageModel.ts';
import type { Route } from '../route.ts';
import { AllergenChangesPage } from './AllergenChangesPage.tsx';

export const allergenChanges: Route<'allergen-changes'> = async ({
  language,
  texts,
  labelChanges,
  now,
}) => {
  const [text, changes] = await Promise.all([texts.get('allergen-changes'), labelChanges()]);
  return {
    metadata: metadataOf(text),
    nameInBreadcrumb: { name: words[language]('menu.allergenChanges') },
    theme: soberTheme,
    body: <AllergenChangesPage text={text} changes={allRecentChanges(changes, now)} />,
  };
};
