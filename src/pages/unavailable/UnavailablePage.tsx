import type { ReactNode } from 'react';
import { Notice } from '../components/prose/Status.tsx';
import type { PageModel } from '../layout/pageModel.ts';

/**
 * The 503 page, which the routes of news and promotions return for an item when the back
 * end is unavailable and there is no stale copy. Search engines will retry.
 *
 * @param below What follows the notice.
 */
export const unavailablePage = (
  title: string,
  text: string,
  below?: ReactNode,
): PageModel => ({
  status: 503,
  metadata: { title, description: text, noindex: true },
  nameInBreadcrumb: { name: title },
  body: (
    <>
      <Notice title={title} text={text} />
      {below}
    </>
  ),
});
