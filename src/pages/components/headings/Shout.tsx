import { fittingSize } from '../../drawings/lettering.ts';
import type { MotifName } from '../../drawings/motifs.ts';
import { Picture } from '../pictures/Picture.tsx';
import { Style } from '../Style.tsx';
import css from './Shout.css?inline';

/** A range's hashtag as a tile that fills an empty cell of a grid. */
export function Shout({ hashtag, motif }: { hashtag: string; motif: MotifName }) {
  // Rounded down, so that hashtags of similar length share a rule.
  const fit = Math.floor(fittingSize(hashtag, 94, 20));
  return (
    <div className="shout">
      <Style name="Shout" css={css} />
      <Style
        name={`Shout-${fit}`}
        css={`@layer components{.shout [data-fit="${fit}"]{--fit:${fit}cqw}}`}
      />
      <Picture name={`motif/${motif}`} className="motif" />
      <p data-fit={fit}>{hashtag}</p>
    </div>
  );
}

/**
 * Returns the number of columns for a grid. Six cells with a hashtag take two rows, so
 * that the hashtag has room.
 */
export function gridColumns(products: number, shout: boolean): number {
  const places = products + (shout ? 1 : 0);
  return shout && places === 6 ? 3 : places;
}
