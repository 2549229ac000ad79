import { metadataOf } from '../../site/metadata/metadata.ts';
import type { PageModel } from '../layout/pageModel.ts';
import type { Route, Texts } from '../route.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

export const notFound: Route<'not-found'> = ({ texts }) => notFoundPage(texts);

/** The 404 page. Other routes return it for an item that does not exist. */
export async function notFoundPage(texts: Texts): Promise<PageModel> {
  const text = await texts.get('not-found');
  return {
    status: 404,
    metadata: { ...metadataOf(text), noindex: true },
    aboveFooter: 'azul',
    body: <NotFoundPage text={text} />,
  };
}
