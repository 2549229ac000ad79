import { knownExclusions } from '../../site/catalogue/exclusion.ts';
import { finderFields } from '../../site/catalogue/finder.ts';
import { likedProducts } from '../../site/privacy/likes.ts';
import { likes } from '../likes/likes.ts';
import { showFamilyCounts } from './familyCounts.ts';
import { fill } from './formQuery.ts';
import { type Shelved, shelvedProducts } from './shelvedProducts.ts';

/**
 * Replaces the shelves with the server's where the page cannot filter them: when the
 * excluded allergens change, because only the server decides which products fit, and at
 * every change if the catalogue is cut into pages.
 */
export function startServerShelves(form: HTMLFormElement, onReplaced: () => void) {
  const shelves = form.querySelector<HTMLElement>('[data-shelves]');
  const isCut = shelves?.hasAttribute('data-cut') ?? false;
  const favourites = form.querySelector<HTMLInputElement>('[data-favourites]');
  let listed = location.search;
  let pending: AbortController | undefined;
  const replace = async (search: string) => {
    pending?.abort();
    pending = new AbortController();
    listed = search;
    shelves?.setAttribute('aria-busy', 'true');
    try {
      const page =
        isCut && favourites?.checked
          ? await likedPage(search, pending.signal)
          : await pageOf(search, pending.signal);
      const next = page.querySelector('[data-shelves]');
      const status = form.querySelector<HTMLElement>('[role="status"]');
      const counted = page.querySelector<HTMLElement>('.finder [role="status"]');
      const empty = page.querySelector('[data-none]');
      if (!shelves || !status || !next || !counted || !empty) throw new Error('no list');
      shelves.replaceChildren(...next.childNodes);
      form.querySelector('[data-none]')?.replaceWith(empty);
      for (const pattern of ['one', 'other', 'without']) delete status.dataset[pattern];
      Object.assign(status.dataset, counted.dataset);
      if (isCut) {
        status.textContent = counted.textContent;
        showFamilyCounts(form, (family) =>
          Number(page.querySelector(`.awn [value="${family}"] ~ small`)?.textContent),
        );
      }
      shelves.removeAttribute('aria-busy');
      onReplaced();
    } catch (error) {
      // A full page load shows the list or the error.
      if ((error as Error).name !== 'AbortError') location.assign(location.pathname + search);
    }
  };
  addEventListener('popstate', () => {
    const isListed = isCut
      ? location.search === listed
      : excludedIn(location.search) === excludedIn(listed);
    if (isListed) return;
    fill(form, location.search);
    void replace(location.search);
  });
  return {
    isCut,
    isNew: (search: string) => excludedIn(search) !== excludedIn(listed),
    replace,
  };
}

const excludedIn = (search: string): string =>
  knownExclusions(new URLSearchParams(search).getAll(finderFields.without)).join();

async function pageOf(search: string, signal: AbortSignal): Promise<Document> {
  const response = await fetch(location.pathname + search, { signal });
  if (!response.ok) throw new Error(String(response.status));
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/**
 * The first page of a query with the liked products of all its pages. Asks for every page,
 * because likes never leave the browser.
 */
async function likedPage(search: string, signal: AbortSignal): Promise<Document> {
  const liked = likes();
  const first = await pageOf(search, signal);
  const last = Number(first.querySelector<HTMLElement>('[data-pages]')?.dataset['pages']);
  const others = await Promise.all(
    Array.from({ length: (last || 1) - 1 }, (_, i) => {
      const query = new URLSearchParams(search);
      query.set(finderFields.page, String(i + 2));
      return pageOf(`?${query}`, signal);
    }),
  );
  first.querySelector('[data-pages]')?.remove();
  for (const { item, key } of shelvedProducts(first)) if (!liked.has(key)) item.remove();
  for (const page of others)
    for (const { item, key } of shelvedProducts(page))
      if (liked.has(key)) shelfLike(item, first)?.appendChild(item);
  return first;
}

/** The shelf of a page in the section that the card is in. */
function shelfLike(card: HTMLElement, page: Document): Element | null {
  const section = card.closest('section')?.id;
  return page.querySelector(section ? `#${section} .shelf` : '[data-shelves] > .shelf');
}

/** Returns a function that adds the liked products of other pages to those of this one. */
export function withOtherPages(): (products: Shelved[]) => Promise<Shelved[]> {
  const known = new Map<string, Shelved>();
  const learn = (products: Shelved[]) => {
    for (const product of products) known.set(product.key, product);
  };
  let isComplete = false;
  return async (products) => {
    learn(products);
    if (!isComplete && likedProducts(likes()).some((key) => !known.has(key))) {
      isComplete = true;
      learn(shelvedProducts(await likedPage('', new AbortController().signal)));
    }
    return [...known.values()];
  };
}
