import type { ComponentProps } from 'react';
import { Style } from '../Style.tsx';
import css from './Tile.css?inline';

export const TileStyle = () => <Style name="Tile" css={css} />;

/** A card that is one link, with a drawing that overlaps its edge. */
export function Tile(attributes: ComponentProps<'a'>) {
  return (
    <>
      <TileStyle />
      <a className="tile" {...attributes} />
    </>
  );
}
