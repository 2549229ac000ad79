import type { FamilyId, RangePath } from '../../site/catalogue/families.ts';
import { type Findable, finderFields, type Need } from '../../site/catalogue/finder.ts';
import { matchableWords } from '../../site/search/listSearch.ts';
import { keyOf } from '../likes/likes.ts';

/** A product with its card. */
export interface Shelved extends Findable {
  item: HTMLElement;
  key: string;
}

/** Reads the products from the markup of Shelf.tsx and its data attributes. */
export function shelvedProducts(form: HTMLFormElement): Shelved[] {
  const choices = [...(form.querySelector('select')?.options ?? [])];
  return [...form.querySelectorAll<HTMLElement>('.shelf > li')].map((item) => {
    const ranges = listOf(item.dataset['rangePaths']) as RangePath[];
    const link = item.querySelector('a');
    const family = (ranges[0]?.split('/', 1)[0] ?? '') as FamilyId;
    const familyName = form.querySelector(
      `[name="${finderFields.family}"][value="${family}"] + *`,
    )?.textContent;
    return {
      item,
      key: keyOf(link),
      family,
      ranges,
      needs: listOf(item.dataset['needs']) as Need[],
      words: matchableWords(
        [
          link?.textContent,
          link?.nextSibling?.textContent,
          familyName,
          ...ranges.map((range) => choices.find(({ value }) => value === range)?.text),
        ].join(' '),
      ),
    };
  });
}

const listOf = (attribute = ''): string[] => attribute.split(' ').filter(Boolean);
