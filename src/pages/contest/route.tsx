import { words } from '../../site/i18n/words.ts';
import { metadataOf } from '../../site/metadata/metadata.ts';
import type { Route } from '../route.ts';
import { ContestPage } from './ContestPage.tsx';

export const contestPage: Route<'contest'> = async ({ language, now, texts }) => {
  const text = await texts.get('contest');
  return {
    metadata: metadataOf(text),
    changesByDate: true,
    nameInBreadcrumb: { name: words[language]('menu.contest') },
    body: <ContestPage text={text} now={now} />,
  };
};
