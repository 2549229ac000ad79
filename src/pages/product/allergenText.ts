import {
  containedIn,
  type NamedAllergen,
  type Product,
} from '../../site/catalogue/products.ts';
import type { Words } from '../../site/i18n/words.ts';

/** Allergens as a list in a sentence. */
function allergenNames(allergens: readonly NamedAllergen[], t: Words): string {
  const all = allergens.map((allergen) => t(`allergen.${allergen}`));
  const last = all.pop() ?? '';
  return all.length ? t('allergen.list', { before: all.join(', '), last }) : last;
}

/** What a product contains, as a sentence. */
export const containsText = (product: Product, t: Words): string =>
  product.allergens.length
    ? t('product.contains', { list: allergenNames(containedIn(product), t) })
    : t('product.containsNone');

/** What it may contain traces of, as a sentence; also where the label says nothing. */
export function tracesText({ traces }: Product, t: Words): string {
  if (!traces) return t('product.tracesUndeclared');
  return traces.length
    ? t('product.traces', { list: allergenNames(traces, t) })
    : t('product.tracesNone');
}

/** Underlined for the eye and strong for software that reads aloud. */
export const emphasised = (ingredients: string): string =>
  ingredients.replaceAll('<u>', '<strong><u>').replaceAll('</u>', '</u></strong>');
