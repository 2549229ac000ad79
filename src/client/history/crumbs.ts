import type { Pace } from './pace.ts';
import { svgElement, type Way } from './wormWay.ts';

/** Distance between crumbs, in thicknesses of the worm. */
const spacing = 1.6;
/** Maximum number of crumbs eaten per frame: a jump to the end makes no long task. */
const mouthful = 8;

/** Crumbs on the way ahead. The head eats them, so none remain behind it. */
export function scatterCrumbs(canvas: SVGElement, way: Way, pace: Pace): () => void {
  const line = svgElement('path', { d: way.path });
  const step = spacing * way.thickness;
  const crumbs = Array.from({ length: Math.floor(way.length / step) }, (_, i) => {
    const { x, y } = line.getPointAtLength((i + 0.5) * step);
    const aside = ((i * 7) % 5) - 2;
    return canvas.appendChild(
      svgElement('circle', {
        cx: x + aside * way.thickness * 0.05,
        cy: y + aside * way.thickness * 0.06,
        r: way.thickness * (0.09 + (i % 3) * 0.03),
      }),
    );
  });
  let eaten = 0;
  let frame = 0;
  const eat = () => {
    frame = 0;
    const passed = Math.min(
      crumbs.length,
      Math.max(0, Math.round((pace.reached() + way.thickness * 0.6) / step)),
    );
    const next = Math.max(eaten - mouthful, Math.min(eaten + mouthful, passed));
    for (let i = Math.min(eaten, next); i < Math.max(eaten, next); i++)
      crumbs[i]?.classList.toggle('is-eaten', i < next);
    eaten = next;
    if (next !== passed) eatSoon();
  };
  const eatSoon = () => {
    frame ||= requestAnimationFrame(eat);
  };
  addEventListener('scroll', eatSoon, { passive: true });
  eat();
  return () => {
    removeEventListener('scroll', eatSoon);
    cancelAnimationFrame(frame);
  };
}
