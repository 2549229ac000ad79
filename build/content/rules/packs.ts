import { slotsOf, themeOf } from '../../../src/pages/components/pictures/theme.ts';
import { type FamilyId, familyIds, rangesOf } from '../../../src/site/catalogue/families.ts';
import { hexOf } from '../../drawings/packDesigns.ts';
import { message } from '../../messages/messages.ts';
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
    const near = grounds.find((name) => base && distance(hexOf(base), colours[name]) < apart);
    if (base && near)
      yield {
        file,
        field: `${field}.base`,
        ...message('design.near', { colour: base, ground: colours[near] }),
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

/** https://bottosson.github.io/posts/oklab/ */
function oklab(hex: string): number[] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
