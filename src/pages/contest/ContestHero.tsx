import type { ReactNode } from 'react';
import { Eyebrow } from '../components/headings/Eyebrow.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Style } from '../components/Style.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import contestHeroCss from './ContestHero.css?inline';
import tumblingCss from './Tumbling.css?inline';

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
      <Style name="ContestHero" css={contestHeroCss} />
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

/** Number of different landing positions in the style sheet. */
const turns = 8;

/** A line of tumbling letters. Screen readers get the plain text. */
function Tumbling({ text }: { text: string }) {
  return (
    <>
      <Style name="Tumbling" css={tumblingCss} />
      <span className="sr">{text}</span>
      <span aria-hidden="true" className="tumbling">
        {text.split(' ').map((word, place) => (
          <span key={place}>
            {[...word].map((letter, i) => (
              <i key={i} data-turn={(i * 3 + word.length + place) % turns}>
                {letter}
              </i>
            ))}{' '}
          </span>
        ))}
      </span>
    </>
  );
}
