import type { Product } from './products.ts';

/**
 * Pages that show a group of biscuits across ranges, with the group's name in product
 * files. The group of Fabs is a range of that name instead.
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

/** The biscuits of a group, in the given order. */
export const biscuitsOf = <P extends Pick<Product, 'family' | 'group'>>(
  page: BiscuitGroupPage,
  all: readonly P[],
): P[] => all.filter(({ family, group }) => family === 'galletas' && group === biscuitGroups[page]);
