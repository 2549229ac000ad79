import { bitsOf, type Verdict, verdictOn } from './exclusion.ts';
import type { FindableProduct } from './findables.ts';
import type { NamedAllergen } from './products.ts';

/** Products by what their labels say of the allergens that are left out. */
export interface LabelGroups extends Record<Verdict, FindableProduct[]> {
  without: readonly NamedAllergen[];
}

/** Every product in exactly one group, each group in the order given. */
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
  const bits = bitsOf(without);
  for (const product of products) groups[verdictOn(product.label, bits)].push(product);
  return groups;
}
