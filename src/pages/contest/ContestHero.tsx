import type { ReactNode } from 'react';
import { Eyebrow } from '../components/headings/Eyebrow.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Style } from '../components/Style.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import css from './ContestPage.css?inline';

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
      <Style name="ContestPage" css={`${css}@layer pages{${turnsCss}}`} />
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

/** Angles at which letters land, in degrees. */
const turns = [-9, 6, -4, 11, -7, 13, -12, 5];
const turnsCss = turns.map((angle, i) => `[data-turn="${i}"]{--a:${angle}}`).join('');

function Tumbling({ text }: { text: string }) {
  return (
    <>
      <span className="sr">{text}</span>
      <span aria-hidden="true" className="tumbling">
        {text.split(' ').map((word, place) => (
          <span key={place}>
            {[...word].map((letter, i) => (
              <i key={i} data-turn={(i * 3 + word.length + place) % turns.length}>
                {letter}
              </i>
            ))}{' '}
          </span>
        ))}
      </span>
    </>
  );
}
