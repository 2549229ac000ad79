import type { ReactNode } from 'react';
import { PageHead } from '../components/headings/PageHead.tsx';
import type { PageModel } from '../layout/pageModel.ts';
import { useVisit } from '../layout/visit.ts';

/**
 * The 503 page, which the routes of news and promotions return for an item when the back
 * end is unavailable and there is no stale copy. Search engines will retry.
 */
export const unavailablePage = (title: string, text: string, below?: ReactNode): PageModel => ({
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

/** A page that says why it has nothing to show. */
export function Notice({ title, text }: { title: string; text: string }) {
  const { t, link } = useVisit();
  return (
    <PageHead title={title} lead={text}>
      <a className="btn" href={link('home')}>
        {t('error.home')}
      </a>
    </PageHead>
  );
}
