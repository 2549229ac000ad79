import { promotionTerms } from 'virtual:content/promotion-terms';
import { allProducts } from '../catalogue/catalogue.ts';
import { familyIds, rangesOf } from '../catalogue/families.ts';
import { addressRow, type Place, pageNames } from './addresses.ts';

/**
 * Every page that exists without the back end, except the not-found page and data sheets:
 * pages without a parameter in the order of the address table, then families with their
 * ranges, products and promotion terms.
 */
export const places = (): Place[] => [
  ...pageNames
    .filter((page) => page !== 'not-found' && !addressRow(page).slugs.es.includes('{'))
    .map((page) => ({ page, parameters: {} }) as Place),
  ...familyIds.flatMap((family): Place[] => [
    { page: 'family', parameters: { family } },
    ...rangesOf(family).map((range): Place => ({ page: 'range', parameters: { family, range } })),
  ]),
  ...allProducts().map(({ key }): Place => ({ page: 'product', parameters: { key } })),
  ...promotionTerms.map(({ id }): Place => ({ page: 'promotion-terms', parameters: { id } })),
];
