import { moon } from '../geometry.ts';
import { colours } from '../palette.ts';

export type Tones = readonly [base: string, shade: string, light: string];

/** A motif as an SVG fragment in a box of 100 by 100. */
export type Drawing = (tones: Tones) => string;

/**
 * A stroked path. Wrap it in {@link lines}, which sets `fill="none"` and round caps.
 */
export const stroke = (d: string, width: number, colour: string, attributes = ''): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}"${attributes}/>`;

/** A filled path. */
export const fill = (d: string, colour: string, attributes = ''): string =>
  `<path d="${d}" fill="${colour}"${attributes}/>`;

/** A group for strokes: no fill, round caps and joins. */
export const lines = (content: string): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${content}</g>`;

/**
 * Dots of one size as zero-length strokes, the smallest markup for crumbs. Points are
 * `x y`, separated by commas.
 */
export const dots = (points: string, size: number, colour: string, attributes = ''): string => {
  const path = points
    .split(',')
    .map((point) => `M${point.trim()}h0`)
    .join('');
  return lines(stroke(path, size, colour, attributes));
};

/** Offset of the base tone from its shade. Light comes from the upper left. */
export const towardsLight = ' transform="translate(-1.5-2.5)"';

/** A laughing face, two eyes and a mouth, to put on any drawing. */
export const face = (x: number, y: number, size = 1, ink: string = colours.tinto): string =>
  `<path fill="${ink}" d="${moon(x - 10 * size, y, round2(5 * size))}${moon(x + 10 * size, y, round2(5 * size))}${moon(x, y + 4 * size, round2(8 * size), true)}"/>`;

/** The same face with its half-moons upside down. */
export const sadFace = (x: number, y: number, size: number): string =>
  `<path fill="${colours.tinto}" d="${moon(x - 9 * size, y - 4 * size, round2(5 * size), true)}${moon(x + 9 * size, y - 4 * size, round2(5 * size), true)}${moon(x, y + 13 * size, round2(7 * size))}"/>`;

const round2 = (value: number) => Math.round(value * 100) / 100;
