import type { PackDesign } from '../../src/content/packDesign.ts';
import { round } from '../../src/pages/drawings/geometry.ts';
import { motif } from '../../src/pages/drawings/motifs.ts';
import type { PackDescription } from '../../src/pages/drawings/packDescription.ts';
import { colours } from '../../src/pages/drawings/palette.ts';
import { wordmark, wordmarkBox } from '../../src/pages/drawings/wordmark.ts';
import { type PackColour, type PackShapeName, shownSize } from '../../src/site/catalogue/packs.ts';
import type { Product } from '../../src/site/catalogue/products.ts';
import type { Language } from '../../src/site/i18n/languages.ts';
import type { Content } from '../content/reading/load.ts';
import { packFoot, packName } from './pack/lettering.ts';
import { lights, type PackMaterial } from './pack/light.ts';
import { mouth } from './pack/mouth.ts';
import { packPattern } from './pack/patterns.ts';
import { cartonSides, type PackShape, packShapes, seams, tearEdgeOf } from './pack/shapes.ts';

interface PackParameters extends PackDesign {
  /** Makes ids unique if one document contains several packs. */
  uid: string;
  /** Text of the badge; no badge if it is missing. */
  flavour?: string | undefined;
  /** As printed: `35 g`. */
  weight?: string | undefined;
}

/** What a pack of a shape is made of, if its range does not decide. */
const usualMaterial: Record<PackShapeName, PackMaterial> = {
  bag: 'foil',
  sachet: 'waxed',
  pouch: 'matt',
  carton: 'card',
};

export const packBox = { width: 300, height: 400 } as const;

/**
 * A pack as a complete decorative `<svg>`. Lettering is `<text>` in the display face; the
 * build converts it to outlines.
 */
function drawPack({
  uid,
  shape: shapeName = 'bag',
  name,
  motifs,
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

export interface Packs {
  keys: readonly string[];
  /** The design with what the range decides, and hex values for all colours. */
  design(key: string): PackDesign;
  /**
   * The pack of one product as a complete `<svg>`.
   *
   * @param print The language of what differs by language and size; nothing is printed
   *   without it. Set `uid` if one document contains the pack twice.
   */
  pack(key: string, print?: { language?: Language; uid?: string }): string;
  /** What pages need to know about the drawing. */
  describe(key: string): PackDescription;
}

/** The packs of the products, drawn as their files and their ranges say. */
export function packsOf({ products, productFiles, files }: PackContent): Packs {
  const byKey = new Map(products.map((product) => [product.key, product]));
  const productOf = (key: string): Product => {
    // A scene that shows a product which is gone shows another.
    const product = byKey.get(key) ?? products[0];
    if (!product) throw new Error('there is no product whose pack could be drawn');
    return product;
  };
  const ranges = files['content/families.json'];
  const designOf = ({ key, family, range, title }: Product): PackDesign => {
    const common = ranges?.[family].ranges[range]?.design;
    if (!common) throw new Error(`content/families.json: ${family}/${range} has no design`);
    const own = productFiles.get(key)?.design ?? {};
    const name = own.name ?? common.name ?? inTwoLines(title.es);
    // No field of a JSON file is undefined, so none of the range's is lost.
    return inHex({ ...common, ...own, name } as PackDesign);
  };
  const design = (key: string) => designOf(productOf(key));
  return {
    keys: [...byKey.keys()],
    design,
    pack(key, { language, uid = key } = {}) {
      const { flavour, packs } = productOf(key);
      const print = language && { flavour: flavour[language], weight: shownSize(packs) };
      return drawPack({ ...design(key), ...print, uid });
    },
    describe(key) {
      const { motifs, shape = 'bag', base } = design(key);
      return {
        motif: motifs[0] ?? 'crisp',
        shape,
        colour: colourWord(base),
        tearEdge: tearEdgeOf(shape),
      };
    },
  };
}

type PackContent = Pick<Content, 'products' | 'productFiles' | 'files'>;

/** The title of a product as lettering: broken at the space nearest its middle. */
function inTwoLines(title: string): string {
  const middle = title.length / 2;
  const [at] = [...title.matchAll(/ /g)]
    .map(({ index }) => index)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return at === undefined ? title : `${title.slice(0, at)}|${title.slice(at + 1)}`;
}

/** A colour by its name in the palette, or as it is. */
export const hexOf = (colour: string): string =>
  (colours as Record<string, string>)[colour] ?? colour;
const colourFields = ['base', 'accent', 'ink', 'deep', 'badge', 'badgeInk'] as const;

/** A design with the names of the palette's colours replaced. */
function inHex(design: PackDesign): PackDesign {
  const { tones } = design;
  const own = colourFields.flatMap((field) => {
    const colour = design[field];
    return colour ? [[field, hexOf(colour)]] : [];
  });
  return {
    ...design,
    ...Object.fromEntries(own),
    ...(tones && { tones: tones.map(hexOf) as [string, string, string] }),
  };
}
