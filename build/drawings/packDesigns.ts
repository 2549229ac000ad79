import { z } from 'zod';
import type { PackDescription } from '../../src/pages/drawings/packDescription.ts';
import type { PackColour } from '../../src/site/catalogue/packs.ts';
import {
  packDesign as design,
  drawPack,
  type PackDesign,
  type PackParameters,
} from './drawPack.ts';
import { tearEdgeOf } from './pack/shapes.ts';
import rows from './packs.json' with { type: 'json' };

/** The last degree of the colour circle that a word covers. */
const hues: readonly (readonly [PackColour, number])[] = [
  ['red', 13],
  ['orange', 37],
  ['yellow', 58],
  ['green', 165],
  ['turquoise', 195],
  ['blue', 255],
  ['purple', 315],
  ['pink', 347],
  ['red', 360],
];

/** The everyday name of a colour: `#ffc524` is yellow. */
function colourWord(hex: string): PackColour {
  const { hue, saturation, lightness } = hslOf(hex);
  if (lightness < 0.16) return 'dark';
  if (saturation < 0.2) return 'grey';
  const word = hues.find(([, end]) => hue <= end)?.[0] ?? 'red';
  const isWarm = word === 'red' || word === 'orange' || word === 'yellow';
  if (isWarm && lightness > 0.78) return 'cream';
  if (isWarm && hue > 5 && hue < 40 && lightness < 0.44) return 'brown';
  if (word === 'red' && lightness > 0.7) return 'pink';
  if (word === 'pink' && lightness < 0.3) return 'purple';
  if (word === 'blue' && lightness > 0.7) return 'lightBlue';
  return word;
}

function hslOf(hex: string): { hue: number; saturation: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const lightness = most - range / 2;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const sixth =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  return { hue: sixth * 60, saturation, lightness };
}

/** A product with a pack design: a row of packs.json, with what its range gives all packs. */
export type PackKey = keyof typeof rows.packs;
export const packKeys = Object.keys(rows.packs) as PackKey[];
export const hasPack = (key: string): key is PackKey => Object.hasOwn(rows.packs, key);

const ranges: Record<string, object> = rows.ranges;
const designs = new Map(
  Object.entries(rows.packs).map(([key, { like, ...own }]) => {
    const { data, error } = design.safeParse({ ...ranges[like], ...own });
    if (!data) throw new Error(`packs.json: ${key}: ${z.prettifyError(error)}`);
    return [key, data];
  }),
);

/** The design of a product's pack. */
export function packDesign(key: PackKey): PackDesign {
  const found = designs.get(key);
  if (!found) throw new Error(`packs.json has no ${key}`);
  return found;
}

/** The row that gives another product the pack of its range. */
export const packRowLike = (model: PackKey, key: string, name: string): string =>
  `${JSON.stringify(key)}: ${JSON.stringify({ like: rows.packs[model].like, name })},`;

type PackPrint = Pick<PackParameters, 'flavour' | 'weight'> & { uid?: string };

/**
 * The pack of one product as a complete `<svg>`.
 *
 * @param print What differs by language and size. Set `uid` if one document contains
 *   the pack twice.
 */
export const packOf = (key: PackKey, { uid = key, ...print }: PackPrint = {}): string =>
  drawPack({ ...packDesign(key), ...print, uid });

/** What pages need to know about the drawing of a product's pack. */
export function describePack(key: PackKey): PackDescription {
  const { motif, shape = 'bag', base } = packDesign(key);
  return {
    motif: typeof motif === 'string' ? motif : (motif[0] ?? 'crisp'),
    shape,
    colour: colourWord(base),
    tearEdge: tearEdgeOf(shape),
  };
}
