import { type Verdict, verdictOn } from './exclusion.ts';
import type { FindableProduct } from './findables.ts';
import type { NamedAllergen } from './products.ts';

/** Products grouped by what their labels say about the excluded allergens. */
export interface LabelGroups extends Record<Verdict, FindableProduct[]> {
  without: readonly NamedAllergen[];
}

/** Puts every product into exactly one group, in the given order. */
export function labelGroupsOf(
  products: readonly FindableProduct[],
  without: readonly NamedAllergen[],
): LabelGroups {
  const groups: LabelGroups = {
    without,
    contains: [],
    mayContain: [],
    notDeclared: [],
    fits: [],
  };
  for (const product of products)
    groups[verdictOn(product.possibleAllergens, without)].push(product);
  return groups;
}
