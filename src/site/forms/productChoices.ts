import { allProducts, familyOf, productOf, rangeOf } from '../catalogue/catalogue.ts';
import { familyIds } from '../catalogue/families.ts';
import { type Language, languages } from '../i18n/languages.ts';
import { fold } from '../search/folding.ts';
import type { Choice } from './form.ts';

/** Options of an `<optgroup>`. */
export interface ChoiceGroup {
  label: string;
  choices: readonly Choice[];
}

/** The products by family, as keys with names in a language, as `byBrand` writes them. */
export const productChoices = (language: Language): ChoiceGroup[] =>
  familyIds.map((id) => ({
    label: familyOf(id).name[language],
    choices: allProducts()
      .filter(({ family }) => family === id)
      .map(
        ({ key, title, range }): Choice => [
          key,
          byBrand(title[language], rangeOf(id, range).name[language]),
        ],
      ),
  }));

/**
 * A product's name with its brand in front, `Gusanitos: Traditional`: whoever types into a
 * select finds only what begins so.
 */
const byBrand = (title: string, brand: string): string =>
  title.endsWith(` ${brand}`) ? `${brand}: ${title.slice(0, -brand.length).trimEnd()}` : title;

export const isProduct = (key: string): boolean => productOf(key) !== undefined;

/**
 * The key of a product given by name in any language; other text is returned unchanged.
 */
export function productValue(text: string): string {
  if (isProduct(text)) return text;
  const wanted = fold(text.trim());
  const found = allProducts().find(({ title }) =>
    languages.some((language) => fold(title[language]) === wanted),
  );
  return found?.key ?? text;
}

/** A product's name for a message, with its key, which is the same in every language. */
export const productName = (key: string, language: Language): string =>
  `${productOf(key)?.title[language] ?? ''} (${key})`;
