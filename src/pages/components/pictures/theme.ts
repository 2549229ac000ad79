import type { FamilyId } from '../../../site/catalogue/families.ts';
import type { Product } from '../../../site/catalogue/products.ts';
import { colours } from '../../drawings/palette.ts';
import type { Theme } from '../../layout/pageModel.ts';

/** A colour of the palette, which tokens.css repeats, or one that only this theme has. */
type Colour = keyof typeof colours | `#${string}`;
/**
 * The colours of a theme by slot: background, text on it (AA), second colour for shapes,
 * coloured text on paper (AA), tinted paper. Sections, cards and packs use no others.
 */
type Row = readonly [ground: Colour, on: Colour, figure: Colour, deep: Colour, soft: Colour];
const slots = ['ground', 'on', 'figure', 'deep', 'soft'] as const;

const families: Record<FamilyId, Row> = {
  snacks: ['naranja', 'tinto', 'azafran', '#9a3200', '#ffe6cf'],
  patatas: ['azafran', 'tinto', 'clavel', '#7a4a00', '#fff0c4'],
  galletas: ['azul', 'nata', 'rosa', 'noche', '#e2e6ff'],
  caramelos: ['rosa', 'tinto', 'fucsia', '#8a0a3f', '#ffe5f0'],
  'frutos-secos': ['hoja', 'nata', 'lima', '#0a4031', '#e4f0d2'],
};

/** Ranges and groups with colours of their own; a path where two families have the range. */
const ranges: Readonly<Record<string, Row>> = {
  gusanitos: ['naranja', 'tinto', 'azafran', '#9a3200', '#ffe6cf'],
  palomitas: ['clavel', 'nata', 'nata', '#8d1206', '#ffe4d6'],
  risketos: ['azafran', 'tinto', 'clavel', '#8d1206', '#fff0c4'],
  triskys: ['azul', 'nata', 'azafran', 'noche', '#e2e6ff'],
  'match-ball': ['#1f7a3d', 'nata', 'cielo', '#0c3b20', '#def0d9'],
  jummy: ['fucsia', 'nata', 'azafran', '#8a0a3f', '#ffe5f0'],
  mios: ['#ffe2ae', '#0a4031', '#9cae3e', '#0a4031', '#9cc7a8'],
  'otros-productos': ['#19a3a0', 'tinto', 'azafran', '#05403f', '#dbf3f0'],
  onduladas: ['clavel', 'nata', 'azafran', '#8d1206', '#ffe4d6'],
  selectas: ['#1d1a18', '#f6dfb0', '#d9a441', '#5a3d05', '#f3e6c8'],
  'de-toda-la-vida': ['#fbe3b8', '#8d1206', 'clavel', '#8d1206', '#f9d48f'],
  'b-san-infantil': ['cielo', 'tinto', 'fucsia', 'noche', '#e3f2ff'],
  'fabs-mexico': ['#b02a5b', 'nata', '#ffb02e', '#7a0f38', '#ffe9d2'],
  '0-azucares': ['#ffd83d', 'tinto', 'rosa', '#6b4a00', '#fff5cc'],
  'caramelos/tradicionales': ['rosa', 'tinto', 'azafran', '#8a0a3f', '#ffe5f0'],
  'frutos-secos': ['hoja', 'nata', 'rosa', '#0a4031', '#e4f0d2'],
  pipas: ['hoja', 'nata', 'rosa', '#0a4031', '#e4f0d2'],
};

const rowOf = ({ family = '', range = '' }: Theme): Row | undefined =>
  ranges[`${family}/${range}`] ?? ranges[range] ?? families[family as FamilyId];

/** Returns the colours of a theme as hex values by slot, for what the build draws. */
export const slotsOf = (theme: Theme): Record<(typeof slots)[number], string> =>
  Object.fromEntries(
    rowOf(theme)?.map((colour, i) => [slots[i], colours[colour as 'nata'] ?? colour]) ?? [],
  );

const rule = (selector: string, row: Row): string =>
  `${selector}{${slots.map((slot, i) => `--${slot}:${cssColour(row[i] ?? '#')}`).join(';')}}`;
const cssColour = (colour: Colour): string =>
  colour.startsWith('#') ? colour : `var(--${colour})`;
const tokens = (rules: string[]): string => `@layer tokens{${rules.join('')}}`;

/** Style sheet for elements with `data-family`. */
export const familyCss = tokens(
  Object.entries(families).map(([id, row]) => rule(`[data-family="${id}"]`, row)),
);
/** Style sheet for elements with `data-range`; comes after that of the families. */
export const rangeCss = tokens(
  Object.entries(ranges).map(([path, row]) => {
    const [id, family] = path.split('/').reverse();
    return rule(`${family ? `[data-family="${family}"]` : ''}[data-range="${id}"]`, row);
  }),
);

type Coloured = Pick<Product, 'family' | 'range' | 'group'>;

/** The theme of a product: its range's, or its group's for `fabs-*` and `plus`. */
export const themeOf = ({ family, range, group }: Coloured): Theme => ({
  family,
  range: group.startsWith('fabs-') ? group : group === 'plus' ? 'b-san-infantil' : range,
});

/** Returns a product's theme as data attributes. */
export function coloursOf(product: Coloured) {
  const { family, range } = themeOf(product);
  return { 'data-family': family, 'data-range': range };
}

/** Whether the header needs dark text over the colour of a family or range. */
export const needsInk = (theme: Theme): boolean =>
  !['nata', '#f6dfb0'].includes(rowOf(theme)?.[1] ?? 'tinto');
