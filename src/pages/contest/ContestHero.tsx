import type { ReactNode } from 'react';
import { Eyebrow } from '../components/headings/Eyebrow.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Style } from '../components/Style.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import css from './ContestHero.css?inline';
import { Tumbling } from './Tumbling.tsx';

/**
 * The hero of the contest pages: tumbling letters on one side, a bowl of trikers on the
 * other.
 */
export function ContestHero({
  eyebrow,
  title,
  lead,
  party = false,
  children,
}: {
  eyebrow: string;
  title: string;
  lead: string;
  party?: boolean;
  children?: ReactNode;
}) {
  return (
    <section className="flood top toldo contest-hero">
      <Style name="ContestHero" css={css} />
      <div className="wrap split split--mid">
        <div className="stack stack--wide">
          <Breadcrumb />
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1>
            <Tumbling text={title} />
          </h1>
          <p className="lead">{lead}</p>
          <div className="row">{children}</div>
        </div>
        <Picture name={party ? 'scene/tumble-party' : 'scene/tumble'} eager />
      </div>
    </section>
  );
}
