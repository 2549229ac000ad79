import type { PackDesign } from '../../../src/content/packDesign.ts';
import { colours } from '../../../src/pages/drawings/palette.ts';
import type { PackShape } from './shapes.ts';

/** What a pack is made of. Each material shows in the shape of the light on it. */
export type PackMaterial = NonNullable<PackDesign['material']>;

type Light = (shape: PackShape) => string;

const white = (opacity: number, d: string) => `<path fill="#fff" opacity="${opacity}" d="${d}"/>`;
const dark = (opacity: number, d: string) =>
  `<path fill="${colours.tinto}" opacity="${opacity}" d="${d}"/>`;

/** Hard edges: streaks along the left side, and pleats that start at the seams. */
const foil: Light = ({ x, width, top, bottom }) => {
  const right = x + width;
  const across = (share: number) => Math.round(x + width * share);
  const pleats = [
    ...[0.24, 0.47, 0.66].map((share) => `M${across(share)} ${top - 20}l6 22 6-22z`),
    ...[0.34, 0.58].map((share) => `M${across(share)} ${bottom + 8}l5-18 7 18z`),
  ];
  return (
    white(0.2, `M${x - 10} 0h34q-14 200 0 400h-34z`) +
    white(0.26, pleats.join('')) +
    dark(0.13, `M${right + 10} 0h-24q-14 200 0 400h24z`) +
    white(
      0.5,
      `M${x + 13} ${top + 6}q-8 106-3 212l5-3q-5-104 3-207zM${x + 22} ${top + 40}q-6 60-4 112l4-3q-2-54 3-107z`,
    ) +
    white(0.22, `M${right - 22} ${top + 40}q-6 120 0 220l5-5q-5-106 1-212z`)
  );
};

/** One broad, dull light that ends in a curve. */
const matt: Light = ({ x, width, top, bottom }) =>
  white(
    0.13,
    `M${x - 10} ${top - 16}h${width * 0.62}q-${width * 0.46} 70-${width * 0.5} ${bottom - top}h-40z`,
  ) + dark(0.12, `M${x + width + 10} ${top}q-34 140-44 ${bottom - top + 50}h44z`);

/** Paper with creases: flat facets that meet in straight folds. */
const waxed: Light = ({ x, width, top, bottom }) => {
  const fold = x + Math.round(width * 0.3);
  const right = x + width + 10;
  return (
    white(
      0.2,
      `M${x - 10} ${top - 30}L${fold} ${top - 14} ${x + 18} ${top + 96} ${x + 30} ${bottom + 40}H${x - 10}z`,
    ) +
    white(0.3, `M${fold} ${top - 14} ${x + 18} ${top + 96} ${x + 4} ${top + 60}z`) +
    dark(0.1, `M${right} ${top - 30}L${right - 60} ${bottom + 40}H${right}z`) +
    dark(0.1, `M${right} ${top + 80}L${right - 30} ${top + 170} ${right} ${bottom + 10}z`)
  );
};

/** Gives the flat print depth: light from the upper left, on what the pack is made of. */
export const lights: Record<PackMaterial, Light> = { foil, matt, waxed, card: () => '' };
