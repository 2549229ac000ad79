import type { FamilyId, RangePath } from '../../site/catalogue/families.ts';
import { type Findable, finderFields, type Need } from '../../site/catalogue/finder.ts';
import { matchableWords } from '../../site/search/listSearch.ts';
import { keyOf } from '../likes/likes.ts';

export interface Shelved extends Findable {
  item: HTMLElement;
  key: string;
}

/** Reads the products from the markup of Shelves.tsx and its data attributes. */
export function shelvedProducts(form: HTMLElement | Document): Shelved[] {
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

/** Maximum number of cards that move; the others change at once. */
const maxMoving = 20;
const timing = { duration: 250, easing: 'cubic-bezier(.2, .9, .2, 1)' };

/**
 * Changes the shelves. Cards in view glide to their new places, and those that come into
 * view grow there; with reduced motion they change at once.
 *
 * Not a view transition: docs/decisions/0069-a-touch-is-painted-first.md
 *
 * @param shown Cards on the shelves after the change, in their order.
 */
export function glide(shown: readonly HTMLElement[], change: () => void): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return;
  }
  const moving = shown.slice(0, maxMoving);
  const places = moving.map(placeInView);
  change();
  // All are measured before any moves.
  const newPlaces = moving.map(placeInView);
  for (const [i, card] of moving.entries()) {
    const newPlace = newPlaces[i];
    if (newPlace) card.animate(keyframes(places[i], newPlace), timing);
  }
}

/** Where a card is in the window; undefined if it cannot be seen. */
function placeInView(card: HTMLElement): DOMRect | undefined {
  if (card.hidden) return undefined;
  const place = card.getBoundingClientRect();
  return place.bottom > 0 && place.top < innerHeight ? place : undefined;
}

function keyframes(from: DOMRect | undefined, to: DOMRect): Keyframe[] {
  if (!from) return [{ transform: 'scale(.8)', opacity: 0 }, {}];
  const { left, top } = from;
  return [{ transform: `translate(${left - to.left}px, ${top - to.top}px)` }, {}];
}
