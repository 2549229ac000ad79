import { moon } from '../../drawings/geometry.ts';
import { Style } from '../Style.tsx';
import css from './Rings.css?inline';

const count = 7;

/**
 * Seven half-moons in one another, like the rings of a tree. Decorative.
 *
 * @param lit The ring that stands out, from the heart; without it every other one does.
 */
export function Rings({ lit }: { lit?: number }) {
  return (
    <>
      {/* Not inside the drawing, from which React does not lift it. */}
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
