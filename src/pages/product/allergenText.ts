import type { NamedAllergen } from '../../site/catalogue/products.ts';
import type { Words } from '../../site/i18n/words.ts';

/** Allergens as a list in a sentence. */
export function allergenNames(allergens: readonly NamedAllergen[], t: Words): string {
  const all = allergens.map((allergen) => t(`allergen.${allergen}`));
  const last = all.pop() ?? '';
  return all.length ? t('allergen.list', { before: all.join(', '), last }) : last;
}

/** Underlined for the eye and strong for software that reads aloud. */
export const emphasised = (ingredients: string): string =>
  ingredients.replaceAll('<u>', '<strong><u>').replaceAll('</u>', '</u></strong>');
