import { allergenChanges } from './allergen-changes/route.tsx';
import { family } from './family/route.tsx';
import { nutririsi } from './nutririsi/route.tsx';
import { product } from './product/route.tsx';
import { productSheet } from './product-sheet/route.tsx';
import { products } from './products/route.tsx';
import { biscuitGroupRoutes, range } from './range/route.tsx';

/** Routes of product pages and of pages about products. */
export const catalogueRoutes = {
  products,
  product,
  'product-sheet': productSheet,
  'allergen-changes': allergenChanges,
  family,
  range,
  nutririsi,
  ...biscuitGroupRoutes,
};
