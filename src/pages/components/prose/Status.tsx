import type { ReactNode } from 'react';
import { useVisit } from '../../layout/visit.ts';
import { PageHead } from '../headings/PageHead.tsx';
import { Style } from '../Style.tsx';
import css from './Status.css?inline';

export const StatusStyle = () => <Style name="Status" css={css} />;

/** A note about the page's content, or why there is none. */
export function Status({
  mood,
  children,
}: {
  mood?: 'ok' | 'error';
  children: ReactNode;
}) {
  return (
    <p className={mood ? `status is-${mood}` : 'status'}>
      <StatusStyle />
      {children}
    </p>
  );
}

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
