import type { ReactNode } from 'react';
import { Breadcrumb } from '../../layout/Breadcrumb.tsx';
import { useStyle } from '../../layout/style.ts';
import css from './PageHead.css?inline';

/** Breadcrumb, heading and lead of a page on paper. */
export function PageHead({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children?: ReactNode;
}) {
  useStyle(css);
  return (
    <section className="page-head">
      <div className="wrap stack">
        <Breadcrumb />
        <h1 className="huge">{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
