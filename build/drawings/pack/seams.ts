import { colours } from '../../../src/pages/drawings/palette.ts';
import type { PackShapeName } from '../../../src/site/catalogue/packShapes.ts';
import { type PackShape, packShapes } from './shapes.ts';

/** The welded seams of a pack, and the fold of a pouch. */
export function seams(name: PackShapeName): string {
  if (name === 'carton') return '';
  const { x, width, seams: seamLines }: PackShape = packShapes[name];
  const welds = seamLines
    .map(
      ([y, thickness]) =>
        `<path d="M${x - 6} ${y}H${x + width + 6}" stroke="#fff" stroke-opacity=".28" stroke-width="${thickness}" stroke-dasharray="2 4.1"/>`,
    )
    .join('');
  const pouch =
    name === 'pouch'
      ? '<path d="M30 66H270" stroke="#000" stroke-opacity=".16" stroke-width="4"/><path d="M31 352q119 34 238 0v40H31z" fill="#000" opacity=".12"/>'
      : '';
  return welds + pouch;
}

/** Lid and side of a carton, which lie outside its front. */
export const cartonSides = (base: string, accent: string): string => {
  const lid = 'M30 62 62 40H268L236 62z';
  const side = 'M236 62 268 40V366L236 390z';
  return `<path d="${lid}" fill="${base}"/><path d="${lid}" fill="#fff" opacity=".35"/><path d="${side}" fill="${accent}"/><path d="${side}" fill="${colours.tinto}" opacity=".28"/>`;
};

/** Lower edge of the top seal or of the lid, in percent of the pack's height. */
export function tearEdgeOf(name: PackShapeName): number {
  const { y, seams: seamLines }: PackShape = packShapes[name];
  const [top] = seamLines;
  return (top ? top[0] + top[1] / 2 : y) / 4;
}
