import { allProducts, familyOf, productOf } from '../../catalogue/catalogue.ts';
import { familyIds } from '../../catalogue/families.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import { fold } from '../../search/spelling.ts';
import type { Choice } from '../places.ts';

/** Choices under a common name. */
export interface ChoiceGroup {
  label: string;
  choices: readonly Choice[];
}

/** The products by family: their keys with their names in a language. */
export const productChoices = (language: Language): ChoiceGroup[] =>
  familyIds.map((id) => ({
    label: familyOf(id).name[language],
    choices: allProducts()
      .filter(({ family }) => family === id)
      .map(({ key, title }): Choice => [key, title[language]]),
  }));

export const isProduct = (key: string): boolean => productOf(key) !== undefined;

/**
 * The key of a product that was written as its name in any of the languages; anything
 * else stays as it is.
 */
export function productValue(text: string): string {
  if (isProduct(text)) return text;
  const wanted = fold(text.trim());
  const found = allProducts().find(({ title }) =>
    languages.some((language) => fold(title[language]) === wanted),
  );
  return found?.key ?? text;
}

/** A product as a message names it: the key is the same in every language. */
export const productName = (key: string, language: Language): string =>
  `${productOf(key)?.title[language] ?? ''} (${key})`;
