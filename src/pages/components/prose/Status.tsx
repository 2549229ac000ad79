import type { ReactNode } from 'react';
import { Style } from '../Style.tsx';
import css from './Status.css?inline';

export const StatusStyle = () => <Style name="Status" css={css} />;

/** A remark on what a page shows, or on why it shows nothing. */
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
