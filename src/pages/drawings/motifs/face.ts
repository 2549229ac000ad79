import { moon } from '../geometry.ts';
import { colours } from '../palette.ts';

/** A laughing face, two eyes and a mouth, to put on any drawing. */
export const face = (
  x: number,
  y: number,
  size = 1,
  ink: string = colours.tinto,
): string =>
  `<path fill="${ink}" d="${moon(x - 10 * size, y, round2(5 * size))}${moon(x + 10 * size, y, round2(5 * size))}${moon(x, y + 4 * size, round2(8 * size), true)}"/>`;

/** The same face with its half-moons upside down. */
export const sadFace = (
  x: number,
  y: number,
  size = 1,
  ink: string = colours.tinto,
): string =>
  `<path fill="${ink}" d="${moon(x - 9 * size, y - 4 * size, round2(5 * size), true)}${moon(x + 9 * size, y - 4 * size, round2(5 * size), true)}${moon(x, y + 13 * size, round2(7 * size))}"/>`;

const round2 = (value: number) => Math.round(value * 100) / 100;
