import type { ReactNode } from 'react';
import { Breadcrumb } from '../../layout/Breadcrumb.tsx';
import { useStyle } from '../../layout/style.ts';
import css from './PageHead.css?inline';

/**
 * Breadcrumb, heading and lead of a page on paper. `lang` where the title is not in the
 * page's language.
 */
export function PageHead({
  title,
  crumb = title,
  lead,
  lang,
  children,
}: {
  title: string;
  crumb?: string;
  lead?: string;
  lang?: string | undefined;
  children?: ReactNode;
}) {
  useStyle(css);
  return (
    <section className="page-head">
      <div className="wrap stack">
        <Breadcrumb here={crumb} lang={lang} />
        <h1 className="huge" lang={lang}>
          {title}
        </h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
