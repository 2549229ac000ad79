import { z } from 'zod';
import { round } from '../../src/pages/drawings/geometry.ts';
import { motif, motifNames } from '../../src/pages/drawings/motifs.ts';
import type { PackDescription } from '../../src/pages/drawings/packDescription.ts';
import { colours } from '../../src/pages/drawings/palette.ts';
import { wordmark, wordmarkBox } from '../../src/pages/drawings/wordmark.ts';
import type { PackColour, PackShapeName } from '../../src/site/catalogue/packs.ts';
import { faces } from './pack/faces.ts';
import { packFoot, packName } from './pack/lettering.ts';
import { lights, type PackMaterial } from './pack/light.ts';
import { mouth, packLooks } from './pack/mouth.ts';
import { packPattern, packPatterns } from './pack/patterns.ts';
import { cartonSides, type PackShape, packShapes, seams, tearEdgeOf } from './pack/shapes.ts';
import rows from './packs.json' with { type: 'json' };

/** A name of the palette, such as `clavel`, or a hex value. */
const colour = z
  .string()
  .transform((name) => (colours as Record<string, string>)[name] ?? name)
  .pipe(z.string().regex(/^#[0-9a-f]{6}$/, 'is not a colour'));
const oneOf = <Name extends string>(table: Record<Name, unknown>) =>
  z.enum(Object.keys(table) as Name[]);

/** The print and the shape of a pack: a row of packs.json. */
const design = z.strictObject({
  shape: oneOf(packShapes).optional(),
  /** The range's or brand's name in large letters; `|` breaks the line. */
  name: z.string(),
  /** The contents; several motifs alternate. */
  motif: z.union([z.enum(motifNames), z.array(z.enum(motifNames)).min(1)]),
  /** Background, pattern and lettering. */
  base: colour,
  accent: colour,
  ink: colour.optional(),
  pattern: z.enum(packPatterns).optional(),
  material: oneOf(lights).optional(),
  look: oneOf(packLooks).optional(),
  /** The face of the range, or the dish of one that does not laugh. */
  face: oneOf(faces).optional(),
  /** The motif's tones in this flavour. */
  tones: z.tuple([colour, colour, colour]).optional(),
  /** Inside of the mouth. */
  deep: colour.optional(),
  badge: colour.optional(),
  badgeInk: colour.optional(),
});
export type PackDesign = z.infer<typeof design>;

interface PackParameters extends PackDesign {
  /** Makes ids unique if one document contains several packs. */
  uid: string;
  /** Text of the badge; no badge if it is missing. */
  flavour?: string;
  /** As printed: `35 g`. */
  weight?: string;
}

/** What a pack of a shape is made of, if its range does not decide. */
const usualMaterial: Record<PackShapeName, PackMaterial> = {
  bag: 'foil',
  sachet: 'waxed',
  pouch: 'matt',
  carton: 'card',
};

/** Width and height of every pack's box. */
export const packBox = { width: 300, height: 400 } as const;

/**
 * A pack as a complete decorative `<svg>`. Lettering is `<text>` in the display face; the
 * build converts it to outlines.
 */
function drawPack({
  uid,
  shape: shapeName = 'bag',
  name,
  motif: inside,
  base,
  accent,
  ink = colours.nata,
  pattern = 'liso',
  material = usualMaterial[shapeName],
  look = 'cara',
  face,
  tones,
  deep = colours.tinto,
  badge = deep,
  badgeInk = colours.nata,
  flavour = '',
  weight = '',
}: PackParameters): string {
  const shape: PackShape = packShapes[shapeName];
  const id = shortKey(uid);
  const r = round(shape.width * shape.moonShare);
  const y = round(shape.bottom - r - shape.footHeight);
  const motifs = typeof inside === 'string' ? [inside] : inside;
  const kinds = [...new Set(motifs)];
  const products = motifs.map((each) => `${id}${kinds.indexOf(each)}`);
  const half = mouth({
    look,
    face,
    x: shape.middle,
    y,
    r,
    products,
    clip: `${id}m`,
    colours: { ink, accent, deep },
  });
  const { definition, drawing } = packPattern(pattern, accent, `${id}t`, shape, {
    x: shape.middle,
    y,
  });
  const nameTop = shape.top + 34;
  const letters = packName(
    name,
    {
      middle: shape.middle,
      y: nameTop,
      width: shape.width - 2 * shape.margin,
      height: y - nameTop - half.rise - 9,
    },
    ink,
    shapeName === 'bag' ? -4 : 0,
  );
  const definitions = [
    `<clipPath id="${id}c"><path d="${shape.silhouette}"${shapeName === 'sachet' ? ' clip-rule="evenodd"' : ''}/></clipPath>`,
    half.definition,
    definition,
    ...kinds.map((each, i) => `<g id="${id}${i}">${motif(each, tones)}</g>`),
  ];
  const front = [
    `<path fill="${base}" d="M0 0h${packBox.width}v${packBox.height}H0z"/>`,
    drawing,
    // Below the lettering and the face, which the light would tint.
    seams(shapeName) + lights[material](shape),
    `<g transform="translate(${shape.middle - wordmarkBox.width / 8} ${shape.top})scale(.25)">${wordmark(ink)}</g>`,
    letters,
    half.drawing,
    packFoot(shape, { flavour, weight, ink, badge, badgeInk }),
  ];
  return `<svg class="pack pack--${shapeName}" viewBox="0 0 ${packBox.width} ${packBox.height}" aria-hidden="true"><defs>${definitions.join('')}</defs>${shapeName === 'carton' ? cartonSides(base, accent) : ''}<g clip-path="url(#${id}c)" font-family="Savate,sans-serif" font-weight="900" text-anchor="middle">${front.join('')}</g></svg>`;
}

/** A short, stable key for the ids of one drawing. */
const shortKey = (text: string): string =>
  `k${[...text].reduce((sum, letter) => (sum * 33 + (letter.codePointAt(0) ?? 0)) % 1679616, 5381).toString(36)}`;

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
