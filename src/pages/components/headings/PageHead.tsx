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

/** Breadcrumb, heading and lead of a page on paper, one below the other. */
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

/** Width from which a heading is set smaller, in em: it would be as wide as the page. */
const wideHeading = 10;

/**
 * The same, with the lead beside the heading and what the page lists below.
 *
 * @param beside Stands there in the lead's place.
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
