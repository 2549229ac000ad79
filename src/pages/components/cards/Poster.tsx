import type { ComponentProps, ReactNode } from 'react';
import { Style } from '../Style.tsx';
import css from './Poster.css?inline';

export const PosterStyle = () => <Style name="Poster" css={css} />;

interface PosterProps extends ComponentProps<'article'> {
  /** Fills the top. */
  art: ReactNode;
}

/** A picture over a text, on raised paper; a link in its heading covers all of it. */
export function Poster({ art, children, ...attributes }: PosterProps) {
  return (
    <article className="poster" {...attributes}>
      <PosterStyle />
      <div className="poster__art">{art}</div>
      <div className="poster__body">{children}</div>
    </article>
  );
}

/** Posters side by side, four where there is room. */
export function PosterGrid({ children }: { children: ReactNode }) {
  return (
    <div className="posters">
      <PosterStyle />
      {children}
    </div>
  );
}
