import { describe, expect, test } from 'vitest';
import { findables } from '../../../src/site/catalogue/findables.ts';
import { searchOf } from '../../../src/site/catalogue/finder.ts';
import { finderQueryOf } from '../../../src/site/catalogue/finderQuery.ts';
import { finderPage, labelGroupsOf } from '../../../src/site/catalogue/labelGroups.ts';

/** As many products as asked for, made of those of the catalogue. */
const shelf = (amount: number) =>
  Array.from({ length: amount }, (_, i) => {
    const all = findables('es');
    return { ...all[i % all.length] } as (typeof all)[number];
  });
const pageOf = (products: ReturnType<typeof shelf>, asked: number, found = products) =>
  finderPage(labelGroupsOf(products, []), new Set(found), asked);

describe('the finder', () => {
  test('holds a hundred products on one page, whatever page is asked for', () => {
    const products = shelf(100);
    const { groups, ...rest } = pageOf(products, 3, products.slice(0, 2));
    expect(rest).toEqual({ page: 1, pages: 1, isCut: false });
    // Scripts choose among all of them.
    expect(groups.fits).toEqual(products);
  });

  test('cuts more into pages of a hundred, in order', () => {
    const products = shelf(250);
    const pages = [1, 2, 3].map((asked) => pageOf(products, asked));
    expect(pages.map(({ groups }) => groups.fits.length)).toEqual([100, 100, 50]);
    expect(pages.flatMap(({ groups }) => groups.fits)).toEqual(products);
    expect(pages.map(({ page, pages: all }) => [page, all])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    expect(pageOf(products, 9).page).toBe(3);
  });

  test('fills pages with what matches, and never with what contains an allergen', () => {
    const products = shelf(500);
    const groups = labelGroupsOf(products, ['leche']);
    const found = new Set(products.filter((_, i) => i % 2));
    const { pages } = finderPage(groups, found, 1);
    const listed = Array.from({ length: pages }, (_, i) => {
      const { fits, mayContain, notDeclared } = finderPage(groups, found, i + 1).groups;
      return [...fits, ...mayContain, ...notDeclared];
    }).flat();
    expect(pages).toBe(Math.ceil(listed.length / 100));
    expect(new Set(listed)).toEqual(
      new Set([...found].filter((product) => !groups.contains.includes(product))),
    );
  });

  test.each([
    ['page=2', 2, '?page=2'],
    ['page=1', 1, ''],
    ['page=0', 1, ''],
    ['page=-3', 1, ''],
    ['page=2.5', 1, ''],
    ['page=1e9', 1, ''],
    ['page=two', 1, ''],
  ])('reads %s as page %i', (search, page, written) => {
    const query = finderQueryOf(new URLSearchParams(search));
    expect(query.page).toBe(page);
    expect(searchOf(query)).toBe(written);
  });
});
