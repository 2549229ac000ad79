import type { ReactNode } from 'react';
import { Style } from '../Style.tsx';
import css from './Status.css?inline';

export const StatusStyle = () => <Style name="Status" css={css} />;

/** A note about the page's content, or why there is none. */
export function Status({ mood, children }: { mood?: 'ok' | 'error'; children: ReactNode }) {
  return (
    <p className={mood ? `status is-${mood}` : 'status'}>
      <StatusStyle />
      {children}
    </p>
  );
}
