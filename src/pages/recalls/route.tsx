import { isLot } from '../../site/catalogue/gtin.ts';
import { words } from '../../site/i18n/words.ts';
import { metadataOf } from '../../site/metadata/metadata.ts';
import { soberTheme } from '../layout/pageModel.ts';
import type { Route } from '../route.ts';
import { RecallsPage } from './RecallsPage.tsx';

export const recalls: Route<'recalls'> = async ({ language, query, texts }) => {
  const text = await texts.get('recalls');
  const lot = query.get('lote') ?? '';
  return {
    metadata: metadataOf(text),
    nameInBreadcrumb: { name: words[language]('menu.recalls') },
    theme: soberTheme,
    body: <RecallsPage text={text} lot={isLot(lot) ? lot : undefined} />,
  };
};
