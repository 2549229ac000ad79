import type { Words } from '../i18n/words.ts';
import { containedIn, type ListedProduct, type NamedAllergen } from './products.ts';

/** Formats allergens as a list within a sentence. */
export const allergenNames = (allergens: readonly NamedAllergen[], t: Words): string =>
  listOf(allergens, t, 'allergen.list');

/** Formats allergens of which a product has at least one. */
export const eitherAllergen = (allergens: readonly NamedAllergen[], t: Words): string =>
  listOf(allergens, t, 'allergen.either');

function listOf(
  allergens: readonly NamedAllergen[],
  t: Words,
  pattern: 'allergen.list' | 'allergen.either',
): string {
  const all = allergens.map((allergen) => t(`allergen.${allergen}`));
  const last = all.pop() ?? '';
  return all.length ? t(pattern, { before: all.join(', '), last }) : last;
}

/** Returns what a product contains, as a sentence. */
export const containsText = (product: ListedProduct, t: Words): string =>
  product.allergens.length
    ? t('product.contains', { list: allergenNames(containedIn(product), t) })
    : t('product.containsNone');

/** Returns the possible traces as a sentence, even if the label declares nothing. */
export function tracesText({ traces }: ListedProduct, t: Words): string {
  if (!traces) return t('product.tracesUndeclared');
  return traces.length
    ? t('product.traces', { list: allergenNames(traces, t) })
    : t('product.tracesNone');
}

/** What a product contains, for a line of a list. */
export const shortContains = (product: ListedProduct, t: Words): string =>
  product.allergens.length ? containsText(product, t) : t('product.containsNoneShort');

/** The possible traces, for a line of a list; empty if the label declares that it has none. */
export function shortTraces({ traces }: ListedProduct, t: Words): string {
  if (!traces) return `${t('finder.notDeclared')}.`;
  return traces.length ? `${t('finder.traces', { list: allergenNames(traces, t) })}.` : '';
}

/** Wraps underlined allergens in `strong`, for screen readers. */
export const emphasised = (ingredients: string): string =>
  ingredients.replaceAll('<u>', '<strong><u>').replaceAll('</u>', '</u></strong>');
