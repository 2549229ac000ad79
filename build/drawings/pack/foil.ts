import { round } from '../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../src/pages/drawings/palette.ts';
import type { PackShapeName } from '../../../src/site/catalogue/packShapes.ts';
import { type PackShape, packShapes } from './shapes.ts';

/** Gives the flat print depth: seams, and light from the left on foil. */
export function foil(name: PackShapeName): string {
  if (name === 'carton') return '';
  const { x, width, height, top, seams }: PackShape = packShapes[name];
  const welds = seams
    .map(
      ([y, thickness]) =>
        `<path d="M${x - 6} ${y}H${x + width + 6}" stroke="#fff" stroke-opacity=".28" stroke-width="${thickness}" stroke-dasharray="2 4.1"/>`,
    )
    .join('');
  const pouch =
    name === 'pouch'
      ? '<path d="M30 66H270" stroke="#000" stroke-opacity=".16" stroke-width="4"/><path d="M31 352q119 34 238 0v40H31z" fill="#000" opacity=".12"/>'
      : '';
  const sides = `<path d="M${x - 10} 0h34q-14 200 0 400h-34z" fill="#fff" opacity=".2"/><path d="M${x + width + 10} 0h-24q-14 200 0 400h24z" fill="${colours.tinto}" opacity=".13"/>`;
  const gleam = `<path d="M${x + 17} ${top + 6}q-8 ${round(height * 0.28)}-3 ${round(height * 0.56)}" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round" fill="none"/>`;
  return welds + pouch + sides + gleam;
}

/** Lid and side of a carton, which lie outside its front. */
export const cartonSides = (base: string, accent: string): string => {
  const lid = 'M30 62 62 40H268L236 62z';
  const side = 'M236 62 268 40V366L236 390z';
  return `<path d="${lid}" fill="${base}"/><path d="${lid}" fill="#fff" opacity=".35"/><path d="${side}" fill="${accent}"/><path d="${side}" fill="${colours.tinto}" opacity=".28"/>`;
};
