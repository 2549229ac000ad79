import { circle, round } from '../../../src/pages/drawings/geometry.ts';
import { face } from '../../../src/pages/drawings/motifs.ts';
import { colours } from '../../../src/pages/drawings/palette.ts';
import { picture } from './frame.ts';

const gondolas = 8;
const steps = Array.from({ length: gondolas }, (_, i) => (i * 360) / gondolas);

const spokes = steps
  .map(
    (degrees) =>
      `M500 500L${round(500 + Math.sin((degrees * Math.PI) / 180) * 390)} ${round(500 - Math.cos((degrees * Math.PI) / 180) * 390)}`,
  )
  .join('');

/** Bulbs on a rim of the big wheel, as a dotted line. */
const bulbs = (r: number, count: number, width: number): string =>
  `<circle cx="500" cy="500" r="${r}" stroke="${colours.nata}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="0 ${round((2 * Math.PI * r) / count, 3)}"/>`;

/** Rims, spokes and bulbs of the big wheel; it turns: 1000 by 1000. */
const ring = (): string =>
  picture(
    1000,
    1000,
    `<g fill="none" stroke="${colours.tinto}"><circle cx="500" cy="500" r="390" stroke-width="16"/><circle cx="500" cy="500" r="260" stroke-width="8"/><path stroke-width="10" d="${spokes}"/>${bulbs(390, 64, 15)}${bulbs(260, 48, 10)}</g>`,
  );

/** The stand of the big wheel: 1000 by 1040. */
const legs = (): string =>
  picture(
    1000,
    1040,
    `<path d="M500 500 240 1040h80l180-400 180 400h80zM860 1040a360 90 0 0 0-720 0z" fill="${colours.tinto}"/>`,
  );

/** The laughing hub of the big wheel: 300 by 300. */
const hub = (): string =>
  picture(
    300,
    300,
    `<path d="${circle(150, 150, 150)}" fill="${colours.tinto}"/>${face(150, 133, 6.3, colours.nata)}`,
  );

/**
 * The big wheel in its parts. Its ring also carries the gondolas of the four stalls.
 */
export const wheels = {
  'noria-ring': ring,
  'noria-legs': legs,
  'noria-hub': hub,
};
