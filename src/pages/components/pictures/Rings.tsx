import { moon } from '../../drawings/geometry.ts';
import { Style } from '../Style.tsx';
import css from './Rings.css?inline';

const count = 7;

/**
 * Seven nested half-moons, like the rings of a tree. Decorative.
 *
 * @param lit Number of the highlighted ring, counted from the centre. Without it, every
 *   other ring is highlighted.
 */
export function Rings({ lit }: { lit?: number }) {
  return (
    <>
      {/* Outside the svg, because React does not hoist styles from inside one. */}
      <Style name="Rings" css={css} />
      <svg className="rings" viewBox="0 0 200 100" aria-hidden="true">
        {Array.from({ length: count }, (_, i) => count - i).map((ring) => (
          <path
            key={ring}
            d={moon(100, 100, (ring * 100) / count)}
            className={(lit ? ring === lit : ring % 2 === 1) ? 'is-lit' : undefined}
          />
        ))}
      </svg>
    </>
  );
}
