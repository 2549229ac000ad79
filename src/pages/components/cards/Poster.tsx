import type { ReactNode } from 'react';
import { Style } from '../Style.tsx';
import css from './Poster.css?inline';

export const PosterStyle = () => <Style name="Poster" css={css} />;

/** A card with `art` above text. The link in its heading covers the whole card. */
export function Poster({ art, children }: { art: ReactNode; children: ReactNode }) {
  return (
    <article className="poster">
      <PosterStyle />
      <div className="poster__art">{art}</div>
      <div className="poster__body">{children}</div>
    </article>
  );
}

/** A grid of posters. */
export function PosterGrid({ children }: { children: ReactNode }) {
  return (
    <div className="posters">
      <PosterStyle />
      {children}
    </div>
  );
}
