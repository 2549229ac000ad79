import type { Product } from './products.ts';

/**
 * Pages that show one group of biscuits, whatever their range, with the group as its
 * products name it. The group of Fabs is the range of that name.
 */
const biscuitGroups = {
  'biscuits-chocolate': 'chocolate',
  'biscuits-adults': 'adultas',
  'biscuits-breakfast': 'desayuno',
} as const;
export type BiscuitGroupPage = keyof typeof biscuitGroups;
export const biscuitGroupPages = Object.keys(biscuitGroups) as BiscuitGroupPage[];

export const isBiscuitGroup = (page: string): page is BiscuitGroupPage =>
  Object.hasOwn(biscuitGroups, page);

/** The biscuits of a group among these products, in their order. */
export const biscuitsOf = <P extends Pick<Product, 'family' | 'group'>>(
  page: BiscuitGroupPage,
  all: readonly P[],
): P[] =>
  all.filter(
    ({ family, group }) => family === 'galletas' && group === biscuitGroups[page],
  );
