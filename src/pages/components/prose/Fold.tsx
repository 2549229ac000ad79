import type { ComponentProps, ReactNode } from 'react';
import { Style } from '../Style.tsx';
import css from './Fold.css?inline';

interface FoldProps extends ComponentProps<'details'> {
  /** Set on the content, because browsers open the `details` around a link's target. */
  id?: string;
  summary: ReactNode;
}

/** A collapsible section. */
export function Fold({ id, summary, children, ...attributes }: FoldProps) {
  return (
    <details className="fold" {...attributes}>
      <Style name="Fold" css={css} />
      <summary>{summary}</summary>
      <div id={id} className="fold__in">
        {children}
      </div>
    </details>
  );
}
