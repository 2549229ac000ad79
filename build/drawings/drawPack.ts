import { z } from 'zod';
import { round } from '../../src/pages/drawings/geometry.ts';
import { motif, motifNames } from '../../src/pages/drawings/motifs.ts';
import { colours } from '../../src/pages/drawings/palette.ts';
import { wordmark, wordmarkBox } from '../../src/pages/drawings/wordmark.ts';
import type { PackShapeName } from '../../src/site/catalogue/packs.ts';
import { faces } from './pack/faces.ts';
import { packFoot } from './pack/foot.ts';
import { lights, type PackMaterial } from './pack/light.ts';
import { mouth, packLooks } from './pack/mouth.ts';
import { packName } from './pack/name.ts';
import { packPattern, packPatterns } from './pack/patterns.ts';
import { cartonSides, type PackShape, packShapes, seams } from './pack/shapes.ts';

/** A name of the palette, such as `clavel`, or a hex value. */
const colour = z
  .string()
  .transform((name) => (colours as Record<string, string>)[name] ?? name)
  .pipe(z.string().regex(/^#[0-9a-f]{6}$/, 'is not a colour'));
const oneOf = <Name extends string>(table: Record<Name, unknown>) =>
  z.enum(Object.keys(table) as Name[]);

/** The print and the shape of a pack: a row of packs.json. */
export const packDesign = z.strictObject({
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
export type PackDesign = z.infer<typeof packDesign>;

export interface PackParameters extends PackDesign {
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
export function drawPack({
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
