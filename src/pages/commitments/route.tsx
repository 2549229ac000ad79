import { metadataOf } from '../../site/metadata/metadata.ts';
import type { Route } from '../route.ts';
import { CommitmentsPage } from './CommitmentsPage.tsx';

export const commitments: Route<'commitments'> = async ({ texts }) => {
  const text = await texts.get('commitments');
  return {
    metadata: metadataOf(text),
    inkHeader: true,
    body: <CommitmentsPage text={text} />,
  };
};
