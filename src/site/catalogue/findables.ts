import type { Language, Localised } from '../i18n/languages.ts';
import { matchableWords } from '../search/listSearch.ts';
import { allProducts, familyOf } from './catalogue.ts';
import { type PossibleAllergens, possibleAllergensOf } from './exclusion.ts';
import { familyIds, type RangePath } from './families.ts';
import { type Findable, fulfilledNeeds } from './finder.ts';
import type { ListedProduct } from './products.ts';

/** A product with what the finder matches it by, in one language. */
export interface FindableProduct extends Findable {
  product: ListedProduct;
  possibleAllergens: PossibleAllergens;
}

const made = new Map<Language, readonly FindableProduct[]>();

/**
 * Every product for the finder, in catalogue order. Built and cached on first use of a
 * language.
 */
export function findables(language: Language): readonly FindableProduct[] {
  let products = made.get(language);
  if (!products) {
    const ranges = allRanges();
    products = allProducts().map((product) => findableOf(product, language, ranges));
    made.set(language, products);
  }
  return products;
}

interface RangePage {
  path: RangePath;
  name: Localised;
  keys: ReadonlySet<string>;
}

const allRanges = (): RangePage[] =>
  familyIds.flatMap((family) =>
    familyOf(family).ranges.map(({ id, name, products }) => ({
      path: `${family}/${id}` as RangePath,
      name,
      keys: new Set(products.map(({ key }) => key)),
    })),
  );

function findableOf(
  product: ListedProduct,
  language: Language,
  ranges: RangePage[],
): FindableProduct {
  const shownOn = ranges.filter(({ keys }) => keys.has(product.key));
  return {
    product,
    possibleAllergens: possibleAllergensOf(product),
    family: product.family,
    ranges: shownOn.map(({ path }) => path),
    needs: fulfilledNeeds(product.claims),
    words: matchableWords(
      [
        product.title[language],
        product.flavour[language],
        familyOf(product.family).name[language],
        ...shownOn.map(({ name }) => name[language]),
      ].join(' '),
    ),
  };
}
