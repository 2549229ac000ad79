import type { ComponentProps, ReactNode } from 'react';
import { Style } from '../components/Style.tsx';
import css from './Fold.css?inline';

interface FoldProps extends ComponentProps<'details'> {
  /** Lies inside: a browser opens whatever holds the target of a link. */
  id?: string;
  summary: ReactNode;
}

/** A question that opens onto its answer. */
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
