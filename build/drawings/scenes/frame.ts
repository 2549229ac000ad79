import { round } from '../../../src/pages/drawings/geometry.ts';
import { type MotifName, placed } from '../../../src/pages/drawings/motifs.ts';
import { type Packs, packBox } from '../packDesigns.ts';

/** A complete decorative `<svg>` of the given size. */
export const picture = (width: number, height: number, content: string, ground?: string): string =>
  `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${ground ? `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>` : ''}${content}</svg>`;

/** A poster of 400 by 310 that may be cropped at its sides. */
export const poster = (ground: string, content: string): string =>
  picture(400, 310, content, ground).replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ');

/**
 * The pack of a product inside a larger drawing.
 *
 * @param scene Name of the drawing, so that ids stay unique on a page.
 * @param x Middle of the pack.
 * @param width Width of its box.
 * @param turn Degrees, clockwise.
 */
export function placedPack(
  packs: Packs,
  scene: string,
  key: string,
  x: number,
  y: number,
  width: number,
  turn = 0,
): string {
  const content = packs.pack(key, { uid: `${scene} ${key}` }).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<g transform="translate(${x} ${y})${turn ? `rotate(${turn})` : ''}scale(${round(width / packBox.width, 3)})translate(-${packBox.width / 2}-${packBox.height / 2})">${content}</g>`;
}

/** Several motifs at once, as `[name, x, y, size, turn]`. */
export const scattered = (
  list: readonly (readonly [MotifName, number, number, number, number?])[],
): string => list.map((place) => placed(...place)).join('');
