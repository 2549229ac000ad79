import type { ReactNode } from 'react';
import { letteringWidth } from '../../drawings/lettering.ts';
import { Breadcrumb } from '../../layout/Breadcrumb.tsx';
import { Style } from '../Style.tsx';
import css from './PageHead.css?inline';

interface PageHeadProps {
  title: string;
  lead?: string;
  children?: ReactNode;
}

/** Breadcrumb, heading and lead in one column, on a page without a hero. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <section className="page-head">
      <Style name="PageHead" css={css} />
      <div className="wrap stack">
        <Breadcrumb />
        <h1 className="huge">{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </section>
  );
}

/** Headings wider than this many em get a smaller font size, to fit the page. */
const wideHeading = 7;

/**
 * Page head with the lead beside the heading and the page's list below.
 *
 * @param beside Shown beside the heading instead of the lead.
 */
export function WidePageHead({
  title,
  lead,
  beside,
  children,
}: PageHeadProps & { beside?: ReactNode }) {
  const isWide = letteringWidth(title) > wideHeading;
  const heading = <h1 className={isWide ? 'huge huge--wide' : 'huge'}>{title}</h1>;
  const leading = <p className="lead">{lead}</p>;
  return (
    <section className="page-head">
      <Style name="PageHead" css={css} />
      <div className="wrap">
        <Breadcrumb />
        <div className="head">
          {beside ? (
            <>
              <div className="stack">
                {heading}
                {leading}
              </div>
              {beside}
            </>
          ) : (
            <>
              {heading}
              {leading}
            </>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
