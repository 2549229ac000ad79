import {
  type FinderQuery,
  finderFields,
  findProducts,
  isEmpty,
  searchOf,
} from '../../site/catalogue/finder.ts';
import type { Language } from '../../site/i18n/languages.ts';
import { parseListQuery } from '../../site/search/parseListQuery.ts';
import type { ParsedQuery } from '../../site/search/parseQuery.ts';
import { nextPaint } from '../browser/schedule.ts';
import { linkStyle } from '../browser/style.ts';
import { replayEarlyInput } from '../islands/earlyInput.ts';
import { likes, showLikes } from '../likes/likes.ts';
import stripSheet from './AwningStrip.css?url&no-inline';
import { returnToShelves, shrinkAwning } from './awningStrip.ts';
import bowlSheet from './Bowl.css?url&no-inline';
import { showEmptyShelf } from './emptyShelf.ts';
import { showFamilyCounts } from './familyCounts.ts';
import { clearForeignRange, fill, queryOf } from './formQuery.ts';
import { fillBowl } from './likedBowl.ts';
import { startServerShelves, withOtherPages } from './serverShelves.ts';
import { glide, type Shelved, shelvedProducts } from './shelvedProducts.ts';

/** Filters products as the form changes, and keeps the URL in sync. */
export function startFinder(form: HTMLFormElement): void {
  const language = document.documentElement.lang as Language;
  let products = shelvedProducts(form);
  const favourites = form.querySelector<HTMLInputElement>('[data-favourites]');
  const show = (query: FinderQuery) => {
    const onlyLiked = favourites?.checked ?? false;
    for (const reset of form.querySelectorAll<HTMLElement>('.finder__count [data-reset]'))
      reset.hidden = isEmpty(query) && !onlyLiked;
    if (server.isCut && !onlyLiked) return;
    const liked = likes();
    const parsed = parseListQuery(query.text, language);
    const eligible = onlyLiked ? products.filter(({ key }) => liked.has(key)) : products;
    const found = new Set(findProducts(eligible, query, parsed));
    countFamilies(form, eligible, query, parsed);
    const shown = products.filter(({ item }) => !item.hidden);
    const change = () => {
      for (const product of products) product.item.hidden = !found.has(product);
      showCount(form, [...found]);
      const none = form.querySelector<HTMLElement>('[data-none]');
      if (none) none.hidden = found.size > 0;
      if (!found.size) showEmptyShelf(form, eligible, query, parsed);
    };
    if (shown.length === found.size && shown.every((one) => found.has(one))) change();
    else
      glide(
        [...found].map(({ item }) => item),
        change,
      );
  };
  const server = startServerShelves(form, () => {
    products = shelvedProducts(form);
    showLikes();
  });
  const likedAnywhere = withOtherPages();
  const choose = () => {
    const query = queryOf(form);
    show(query);
    const search = searchOf(query);
    const isNew = server.isNew(search);
    keepInAddress(search, isNew);
    if (server.isCut || isNew) void server.replace(search);
  };
  form.addEventListener('input', async ({ target }) => {
    // The chosen filter is painted first.
    await nextPaint();
    if ((target as HTMLInputElement).name === finderFields.family) clearForeignRange(form);
    returnToShelves(form);
    choose();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    choose();
    closePanel(event.submitter?.closest('details'));
  });
  onLinkToQuery(form, (link) => {
    fill(form, link.search);
    if (favourites && link.hasAttribute('data-reset')) favourites.checked = false;
    choose();
  });
  document.addEventListener('likes', () => {
    show(queryOf(form));
    if (server.isCut) void likedAnywhere(products).then(fillBowl);
    else fillBowl(products);
  });
  form.classList.add('is-live');
  showLikes();
  replayEarlyInput(form);
  void linkStyle(bowlSheet);
  void linkStyle(stripSheet).then(() => shrinkAwning(form));
}

/**
 * The button at the end of the allergens folds them and shows the products below. It is the
 * form's first, so Return in the search presses it, too, and folds nothing.
 */
function closePanel(panel: HTMLDetailsElement | null | undefined): void {
  if (!panel || document.activeElement?.matches('[type="search"]')) return;
  panel.open = false;
  panel.querySelector('summary')?.focus();
  panel.scrollIntoView({ behavior: 'instant' });
}

/** New exclusions can be undone with the browser's back button. */
function keepInAddress(search: string, isNew: boolean): void {
  if (isNew) history.pushState(history.state, '', location.pathname + search);
  else if (search !== location.search)
    history.replaceState(history.state, '', location.pathname + search + location.hash);
}

/** Links that clear the filters, or that try others, change the form instead. */
function onLinkToQuery(form: HTMLFormElement, follow: (link: HTMLAnchorElement) => void): void {
  form.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-reset], [data-try] a');
    if (!link) return;
    event.preventDefault();
    follow(link);
    form.querySelector<HTMLInputElement>('[type="search"]')?.focus({ preventScroll: true });
  });
}

/** Ids of the sections that group products by what their labels say of an allergen. */
const groups = { fits: 'fits', may: 'may-contain', undeclared: 'not-declared' };

/** Counts for the awning what fits of every family under the other filters. */
function countFamilies(
  form: HTMLElement,
  products: Shelved[],
  query: FinderQuery,
  parsed: ParsedQuery,
): void {
  const others = `#${groups.may}, #${groups.undeclared}`;
  const found = findProducts(
    products.filter(({ item }) => !item.closest(others)),
    { ...query, family: undefined, range: undefined },
    parsed,
  );
  showFamilyCounts(form, (id) => found.filter(({ family }) => !id || family === id).length);
}

/**
 * Updates the counts, and hides groups that are empty. The status is a live region, so
 * screen readers hear the change.
 */
function showCount(form: HTMLFormElement, found: Shelved[]): void {
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
  const text = (without ?? (several ? other : one) ?? '').replace(/\{(\w+)\}/g, (_, name: string) =>
    String(name === 'count' ? found.length : count(groups[name as keyof typeof groups])),
  );
  if (status.textContent !== text) status.textContent = text;
  const see = form.querySelector<HTMLElement>('[data-see]');
  const left = without ? count(groups.fits) : found.length;
  const { see: some = '', seeNone = '' } = see?.dataset ?? {};
  if (see) see.textContent = left ? some.replace('{count}', String(left)) : seeNone;
}
