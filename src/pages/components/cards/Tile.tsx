import type { ComponentProps } from 'react';
import { Style } from '../Style.tsx';
import css from './Tile.css?inline';

export const TileStyle = () => <Style name="Tile" css={css} />;

/** A link as large as a card, with a drawing that hangs out of it. */
export function Tile(attributes: ComponentProps<'a'>) {
  return (
    <>
      <TileStyle />
      <a className="tile" {...attributes} />
    </>
  );
}
