import { likedNews } from '../../site/privacy/likes.ts';
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

/** Maximum number of liked stories to fetch: those liked last. */
const maxStories = 12;

/**
 * Lists the stories that the visitor likes. Each title is read from the story's page in
 * the current language. Deleted stories are skipped.
 *
 * @param list Its `data-stories` attribute is the base URL of stories.
 */
async function listLikedNews(list: HTMLElement, slugs: string[]): Promise<void> {
  const asked = slugs
    .slice(-maxStories)
    .map((slug) =>
      storyAt(`${list.dataset['stories']}${encodeURIComponent(slug)}`).catch(() => undefined),
    );
  const stories = (await Promise.all(asked)).filter((story) => story !== undefined);
  list.replaceChildren(...stories);
  list.hidden = !stories.length;
}

async function storyAt(address: string): Promise<HTMLLIElement | undefined> {
  const response = await fetch(address);
  // Parse the heading alone: the styles of a whole page would violate this page's CSP.
  const [heading = ''] = /<h1[\s\S]*?<\/h1>/.exec(await response.text()) ?? [];
  const title = new DOMParser().parseFromString(heading, 'text/html').querySelector('h1');
  if (!response.ok || !title) return undefined;
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = address;
  link.textContent = title.textContent;
  if (title.lang) link.lang = title.lang;
  item.appendChild(link);
  return item;
}
