import { Notice } from '../components/prose/Notice.tsx';
import type { PageModel } from '../layout/pageModel.ts';

/**
 * The 503 page, for an item that the back end cannot give now and of which there is no
 * stale copy. Search engines ask again.
 */
export const unavailablePage = (title: string, text: string): PageModel => ({
  status: 503,
  metadata: { title, description: text, noindex: true },
  crumb: { name: title },
  body: <Notice title={title} text={text} />,
});
