import { likedNews } from '../../site/privacy/likes.ts';
import { listLikedNews } from '../likes/likedNews.ts';
import { likes } from '../likes/likes.ts';
import type { Shelved } from './shelvedProducts.ts';

/** Maximum number of packs that fit the bowl without overlapping. */
const maxPacks = 5;

/** Puts liked products and stories into the bowl below the shelves. */
export function fillBowl(products: Shelved[]): void {
  const bowl = document.querySelector<HTMLElement>('[data-bowl]');
  const packs = bowl?.querySelector('.bowl__packs');
  const words = bowl?.querySelector('p');
  if (!bowl || !packs || !words) return;
  const known = likes();
  const liked = products.filter(({ key }) => known.has(key));
  const news = likedNews(known);
  words.textContent =
    (liked.length || news.length ? words.dataset['kept'] : words.dataset['empty']) ?? '';
  packs.replaceChildren(
    ...liked.slice(-maxPacks).map(({ item }) => {
      const link = item.querySelector('a') as HTMLAnchorElement;
      const pack = item.querySelector('img')?.cloneNode() as HTMLImageElement;
      const copy = document.createElement('a');
      copy.href = link.href;
      pack.alt = link.textContent;
      copy.appendChild(pack);
      return copy;
    }),
  );
  bowl.hidden = false;
  listNews(bowl.querySelector('[data-stories]'), news);
}

/** Stories listed last, so that a liked product does not fetch them again. */
let listed = '';

function listNews(list: HTMLElement | null, slugs: string[]): void {
  if (!list || slugs.join() === listed) return;
  listed = slugs.join();
  void listLikedNews(list, slugs);
}
