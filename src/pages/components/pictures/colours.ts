import type { Product } from '../../../site/catalogue/products.ts';
import type { Theme } from '../../layout/pageModel.ts';

type Coloured = Pick<Product, 'family' | 'range' | 'group'>;

/**
 * The colours of a product: its range's, or those of its own group where tokens.css has
 * some.
 */
export const themeOf = ({ family, range, group }: Coloured): Theme => ({
  family,
  range: group.startsWith('fabs-') ? group : group === 'plus' ? 'b-san-infantil' : range,
});

/** The same as attributes of an element. */
export function coloursOf(product: Coloured) {
  const { family, range } = themeOf(product);
  return { 'data-family': family, 'data-range': range };
}

/** Floods on which the header's light letters can be read. */
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

/** Whether the header needs dark letters over the flood of a family or range. */
export const needsInk = ({ family = '', range = '' }: Theme): boolean =>
  !dark.has(family) && !dark.has(range);
