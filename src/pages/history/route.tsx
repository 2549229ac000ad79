import { metadataOf } from '../../site/metadata/metadata.ts';
import type { Route } from '../route.ts';
import { HistoryPage } from './HistoryPage.tsx';

export const history: Route<'history'> = async ({ texts }) => {
  const text = await texts.get('history');
  return {
    metadata: metadataOf(text),
    inkHeader: true,
    body: <HistoryPage text={text} />,
  };
};
