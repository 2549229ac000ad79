import type { FamilyId, RangePath } from '../../site/catalogue/families.ts';
import {
  type Findable,
  type FinderQuery,
  finderFields,
  findProducts,
  isEmpty,
  needsOf,
  searchOf,
} from '../../site/catalogue/finder.ts';
import type { Language } from '../../site/i18n/languages.ts';
import { likedNews } from '../../site/privacy/likes.ts';
import { matchableWords } from '../../site/search/listSearch.ts';
import { wantedIn } from '../../site/search/wantedIn.ts';
import { replayEarlyInput } from '../islands/earlyInput.ts';
import { listLikedNews } from '../likes/likedNews.ts';
import { keyOf, likes, showLikes } from '../likes/likes.ts';
import { startExclusion } from './exclusion.ts';

interface Shelved extends Findable {
  item: HTMLElement;
  key: string;
}

/** Filters products as the form changes, and keeps the URL in sync. */
export function startFinder(form: HTMLFormElement): void {
  const language = document.documentElement.lang as Language;
  let products = shelvedProducts(form);
  const favourites = form.querySelector<HTMLInputElement>('[data-favourites]');
  const show = () => {
    const query = queryOf(form);
    const liked = likes();
    const onlyLiked = favourites?.checked ?? false;
    const found = new Set(
      findProducts(products, query, wantedIn(query.text, language)).filter(
        ({ key }) => !onlyLiked || liked.has(key),
      ),
    );
    for (const product of products) product.item.hidden = !found.has(product);
    announce(
      form,
      products.filter((product) => found.has(product)),
    );
    for (const reset of form.querySelectorAll<HTMLElement>('.finder__count [data-reset]'))
      reset.hidden = isEmpty(query) && !onlyLiked;
    showLikedItems(
      products.filter(({ key }) => liked.has(key)),
      likedNews(liked),
    );
    return query;
  };
  const exclusion = startExclusion(form, () => {
    products = shelvedProducts(form);
    showLikes();
  });
  const choose = () => {
    const query = show();
    const search = searchOf(query);
    if (exclusion.isNew(query)) exclusion.choose(search);
    else if (search !== location.search)
      history.replaceState(history.state, '', location.pathname + search + location.hash);
  };
  form.addEventListener('input', ({ target }) => {
    if ((target as HTMLInputElement).name === finderFields.family)
      clearForeignRange(form);
    choose();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    choose();
  });
  form.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-reset]')) return;
    event.preventDefault();
    clear(form);
    choose();
    form
      .querySelector<HTMLInputElement>('[type="search"]')
      ?.focus({ preventScroll: true });
  });
  document.addEventListener('likes', show);
  form.classList.add('is-live');
  showLikes();
  replayEarlyInput(form);
}

/** Reads the products from the markup of Shelf.tsx and its data attributes. */
function shelvedProducts(form: HTMLFormElement): Shelved[] {
  const choices = form.querySelector('select')?.options;
  return [...form.querySelectorAll<HTMLElement>('.shelf > li')].map((item) => {
    const ranges = (item.dataset['r'] ?? '')
      .split(' ')
      .flatMap((place) => choices?.[Number(place)] ?? []);
    const link = item.querySelector('a');
    const family = (ranges[0]?.value.split('/', 1)[0] ?? '') as FamilyId;
    const familyName = form.querySelector(
      `[name="${finderFields.family}"][value="${family}"] + *`,
    )?.textContent;
    return {
      item,
      key: keyOf(link),
      family,
      ranges: ranges.map(({ value }) => value as RangePath),
      needs: needsOf(item.dataset['n'] ?? ''),
      words: matchableWords(
        [
          link?.textContent,
          link?.nextSibling?.textContent,
          familyName,
          ...ranges.map(({ text }) => text),
        ].join(' '),
      ),
    };
  });
}

/** The casts are safe: every option comes from the site's own markup. */
function queryOf(form: HTMLFormElement): FinderQuery {
  const data = new FormData(form);
  return {
    family: (data.get(finderFields.family) || undefined) as FamilyId | undefined,
    range: (data.get(finderFields.range) || undefined) as RangePath | undefined,
    needs: data.getAll(finderFields.need) as FinderQuery['needs'],
    without: data.getAll(finderFields.without) as FinderQuery['without'],
    text: String(data.get(finderFields.text) ?? ''),
  };
}

/** Resets the range if it belongs to another family, because nothing would match. */
function clearForeignRange(form: HTMLFormElement): void {
  const select = form.querySelector('select');
  const family = new FormData(form).get(finderFields.family);
  if (select && family && !select.value.startsWith(`${family}/`)) select.value = '';
}

function clear(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll('input')) {
    if (field.type === 'search') field.value = '';
    else field.checked = field.type === 'radio' && field.value === '';
  }
  for (const select of form.querySelectorAll('select')) select.value = '';
}

/** Ids of the sections that group products by what their labels say of an allergen. */
const groups = { fits: 'fits', may: 'may-contain', undeclared: 'not-declared' };

/** Updates the counts. The status is a live region, so screen readers hear the change. */
function announce(form: HTMLFormElement, found: Shelved[]): void {
  const none = form.querySelector<HTMLElement>('[data-none]');
  if (none) none.hidden = found.length > 0;
  const status = form.querySelector<HTMLElement>('[role="status"]');
  if (!status) return;
  const count = (group: string): number =>
    found.filter(({ item }) => item.closest(`#${group}`)).length;
  for (const group of Object.values(groups)) {
    const section = document.getElementById(group);
    if (section) section.hidden = count(group) === 0;
  }
  const several =
    new Intl.PluralRules(document.documentElement.lang).select(found.length) !== 'one';
  const { without, one, other } = status.dataset;
  const text = (without ?? (several ? other : one) ?? '').replace(
    /\{(\w+)\}/g,
    (_, name: string) =>
      String(
        name === 'count' ? found.length : count(groups[name as keyof typeof groups]),
      ),
  );
  if (status.textContent !== text) status.textContent = text;
}

/** Maximum number of packs that fit the bowl without overlapping. */
const mostPacks = 5;

function showLikedItems(liked: Shelved[], news: string[]): void {
  const bowl = document.querySelector<HTMLElement>('[data-bowl]');
  const packs = bowl?.querySelector('.bowl__packs');
  const words = bowl?.querySelector('p');
  if (!bowl || !packs || !words) return;
  words.textContent =
    (liked.length || news.length ? words.dataset['kept'] : words.dataset['empty']) ?? '';
  packs.replaceChildren(
    ...liked.slice(-mostPacks).map(({ item }) => {
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

/** Stories listed last, so that the finder's updates do not fetch them again. */
let listed = '';

function listNews(list: HTMLElement | null, slugs: string[]): void {
  if (!list || slugs.join() === listed) return;
  listed = slugs.join();
  void listLikedNews(list, slugs);
}
