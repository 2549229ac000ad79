import type { Product } from '../../../site/catalogue/products.ts';
import type { Theme } from '../../layout/pageModel.ts';

type Coloured = Pick<Product, 'family' | 'range' | 'group'>;

/**
 * The theme of a product: its range's, or its group's for `fabs-*` and `plus`. Themes of
 * ranges are in layout/styles/ranges.css, those of families in tokens.css.
 */
export const themeOf = ({ family, range, group }: Coloured): Theme => ({
  family,
  range: group.startsWith('fabs-') ? group : group === 'plus' ? 'b-san-infantil' : range,
});

/** Returns a product's theme as data attributes. */
export function coloursOf(product: Coloured) {
  const { family, range } = themeOf(product);
  return { 'data-family': family, 'data-range': range };
}

/** Themes dark enough for the header's light text. */
const dark = new Set([
  'galletas',
  'frutos-secos',
  'palomitas',
  'triskys',
  'match-ball',
  'jummy',
  'onduladas',
  'selectas',
]);

/** Whether the header needs dark text over the colour of a family or range. */
export const needsInk = ({ family = '', range = '' }: Theme): boolean =>
  !dark.has(family) && !dark.has(range);
