import { type Verdict, verdictOn } from './exclusion.ts';
import type { FindableProduct } from './findables.ts';
import type { NamedAllergen } from './products.ts';

/** Products grouped by what their labels say about the excluded allergens. */
export interface LabelGroups extends Record<Verdict, FindableProduct[]> {
  without: readonly NamedAllergen[];
}

/** Products on a page of the finder. A shelf with no more is one page, which scripts filter. */
const maxOnPage = 100;

/** What a page of the finder shows. */
export interface FinderPage {
  groups: LabelGroups;
  /** From 1. */
  page: number;
  pages: number;
  /** The shelf holds too much for one page, so that the Worker filters. */
  isCut: boolean;
}

/**
 * The page of the finder that holds these groups, or a part of them.
 *
 * @param found The products that match the query.
 * @param asked From 1. The last page answers for any beyond it.
 */
export function finderPage(
  groups: LabelGroups,
  found: ReadonlySet<FindableProduct>,
  asked: number,
): FinderPage {
  const { contains, fits, mayContain, notDeclared } = groups;
  const size = [contains, fits, mayContain, notDeclared].flat().length;
  if (size <= maxOnPage) return { groups, page: 1, pages: 1, isCut: false };
  const matching = [fits, mayContain, notDeclared].flat().filter((product) => found.has(product));
  const pages = Math.max(1, Math.ceil(matching.length / maxOnPage));
  const page = Math.min(asked, pages);
  const shown = new Set(matching.slice((page - 1) * maxOnPage, page * maxOnPage));
  const part = (products: FindableProduct[]) => products.filter((product) => shown.has(product));
  return {
    groups: {
      ...groups,
      fits: part(fits),
      mayContain: part(mayContain),
      notDeclared: part(notDeclared),
    },
    page,
    pages,
    isCut: true,
  };
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
