import { round } from '../../src/pages/drawings/geometry.ts';
import { type MotifName, motif, type Tones } from '../../src/pages/drawings/motifs.ts';
import { colours } from '../../src/pages/drawings/palette.ts';
import { wordmark, wordmarkBox } from '../../src/pages/drawings/wordmark.ts';
import type { PackShapeName } from '../../src/site/catalogue/packs.ts';
import type { FaceName } from './pack/faces/faces.ts';
import { packFoot } from './pack/foot.ts';
import { light, type PackMaterial } from './pack/light.ts';
import { mouth, type PackLook } from './pack/mouth.ts';
import { packName } from './pack/name.ts';
import { type PackPattern, packPattern } from './pack/patterns.ts';
import { cartonSides, type PackShape, packShapes, seams } from './pack/shapes.ts';

/** The print and the shape of a pack. */
export interface PackDesign {
  shape?: PackShapeName;
  /** The range's or brand's name in large letters; `|` breaks the line. */
  name: string;
  /** The contents; several motifs alternate. */
  motif: MotifName | readonly MotifName[];
  /** Background, pattern and lettering. */
  base: string;
  accent: string;
  ink?: string;
  pattern?: PackPattern;
  material?: PackMaterial;
  look?: PackLook;
  /** The face of the range, or the dish of one that does not laugh. */
  face?: FaceName;
  /** The motif's tones in this flavour. */
  tones?: Tones;
  /** Inside of the mouth. */
  deep?: string;
  badge?: string;
  badgeInk?: string;
}

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
    seams(shapeName) + light(material, shape),
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
