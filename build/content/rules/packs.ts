import { slotsOf, themeOf } from '../../../src/pages/components/pictures/theme.ts';
import { type FamilyId, familyIds, rangesOf } from '../../../src/site/catalogue/families.ts';
import { hexOf } from '../../drawings/packDesigns.ts';
import { type Message, message } from '../../messages/messages.ts';
import type { Fault } from '../faults/fault.ts';
import type { Content } from '../reading/load.ts';

/** Where a pack stands: on a card at rest, on a hovered card, on its own page. */
const grounds = ['soft', 'deep', 'figure'] as const;
/** Minimum OKLab distance of two colours that can be told apart at a glance. */
const apart = 0.07;

/** What one file says of packs. */
interface Said {
  file: string;
  /** Path of its design. */
  field: string;
  range: string;
  base?: string | undefined;
  face?: string | undefined;
  look?: string | undefined;
  /** Colours of the pages that show the packs. */
  colours: ReturnType<typeof slotsOf>;
}

/** A pack can be told from what is behind it, and a range from another by its face. */
export function* checkPacks(content: Content): Iterable<Fault> {
  const said = [...ofRanges(content), ...ofProducts(content)];
  const owners = new Map<string, string>();
  for (const { file, field, range, base, face, look, colours } of said) {
    const behind = grounds.map((name) => colours[name]);
    const ground = behind.find((colour) => base && distance(hexOf(base), colour) < apart);
    if (base && ground)
      yield {
        file,
        field: `${field}.base`,
        ...message('design.near', { colour: base, ground, ...apartFrom(base, behind) }),
      };
    // The nuts share one, on purpose.
    if (!face || look === 'ventana') continue;
    const owner = owners.get(face);
    if (owner === undefined) owners.set(face, range);
    else if (owner !== range)
      yield {
        file,
        field: `${field}.face`,
        ...message('design.face', { face, owner }),
      };
  }
}

/** Minimum contrast of lettering and pack, by WCAG: the least that a pack had in 2026. */
const leastContrast = 2.3;

/**
 * The lettering of a pack can be read on its colour and its pattern. A range that draws it for
 * its products is told once.
 */
export function* checkLettering({ products, productFiles, files }: Content): Iterable<Fault> {
  const told = new Set<string>();
  for (const { key, family, range } of products) {
    const common = files['content/families.json']?.[family].ranges[range]?.design;
    const own = productFiles.get(key)?.design;
    // Its file has a fault itself.
    if (!common) continue;
    const {
      ink = 'nata',
      base = common.base,
      accent = common.accent,
      pattern = 'liso',
    } = {
      ...common,
      ...own,
    };
    const [file, path, written] =
      own?.ink || own?.base
        ? [`content/products/${key}.json`, 'design', own]
        : ['content/families.json', `${family}.ranges.${range}.design`, common];
    const faint = faintness({ ink, base }, !!written.ink);
    if (faint && !told.has(path + file)) yield { file, field: `${path}.ink`, ...faint };
    if (faint) told.add(path + file);
    // What the range draws is on purpose.
    const chosen = (['ink', 'accent', 'pattern'] as const).find((name) => own?.[name]);
    const isLost = pattern !== 'liso' && distance(hexOf(ink), hexOf(accent)) < apart;
    if (!faint && chosen && isLost)
      yield {
        file: `content/products/${key}.json`,
        field: `design.${chosen}`,
        ...message('design.lost'),
      };
  }
}

/**
 * That the lettering cannot be read on its pack, and which can.
 *
 * @param isWritten Whether the file names the colour of the lettering.
 */
function faintness(
  { ink, base }: { ink: string; base: string },
  isWritten: boolean,
): Message | undefined {
  const on = (colour: string) => contrastOf(hexOf(colour), hexOf(base));
  if (on(ink) >= leastContrast) return undefined;
  const example = on('tinto') > on('nata') ? 'tinto' : 'nata';
  return isWritten
    ? message('design.faint', { base, example })
    : message('design.faintUnsaid', { ink, base, example });
}

/** The nearest darker or lighter colour that can be told from all that is behind a pack. */
function apartFrom(base: string, behind: string[]): { direction: Message; example: string } {
  const shades = Array.from({ length: 50 }, (_, i) => (i + 1) / 50).flatMap((share) => [
    { direction: message('design.darker'), example: mixed(hexOf(base), 0, share) },
    { direction: message('design.lighter'), example: mixed(hexOf(base), 255, share) },
  ]);
  const isApart = (colour: string) => behind.every((other) => distance(colour, other) >= apart);
  return shades.find(({ example }) => isApart(example)) ?? (shades[0] as (typeof shades)[number]);
}

const mixed = (hex: string, end: number, share: number): string =>
  `#${bytesOf(hex)
    .map((byte) =>
      Math.round(byte + (end - byte) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const ofRanges = ({ files }: Content): Said[] =>
  familyIds.flatMap((family: FamilyId) =>
    rangesOf(family).flatMap((range) => {
      const design = files['content/families.json']?.[family].ranges[range]?.design;
      return {
        file: 'content/families.json',
        field: `${family}.ranges.${range}.design`,
        range: `${family}/${range}`,
        ...design,
        colours: slotsOf({ family, range }),
      };
    }),
  );

const ofProducts = ({ products, productFiles }: Content): Said[] =>
  products.map((product) => ({
    file: `content/products/${product.key}.json`,
    field: 'design',
    range: `${product.family}/${product.range}`,
    ...productFiles.get(product.key)?.design,
    colours: slotsOf(themeOf(product)),
  }));

function distance(one: string, other: string): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(...a.map((value, i) => value - (b[i] ?? Number.NaN)));
}

const bytesOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The red, green and blue of a colour, without its gamma. */
const lightOf = (hex: string): number[] =>
  bytesOf(hex).map((byte) =>
    byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
  );

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastOf(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = lightOf(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const ratio = luminance(one) / luminance(other);
  return Math.max(ratio, 1 / ratio);
}

/** https://bottosson.github.io/posts/oklab/ */
function oklab(hex: string): number[] {
  const [r = 0, g = 0, b = 0] = lightOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
