import {
  type Findable,
  type FinderQuery,
  finderFields,
  searchOf,
} from '../../site/catalogue/finder.ts';
import { type LooserQuery, looserQueries } from '../../site/catalogue/looserQueries.ts';
import type { ParsedQuery } from '../../site/search/parseQuery.ts';

/**
 * Shows what to try if nothing matches, with the patterns of EmptyShelf in Found.tsx.
 *
 * @param products What the query chooses from; none if it is among favourites, and there
 *   are none.
 */
export function showEmptyShelf(
  form: HTMLFormElement,
  products: readonly Findable[],
  query: FinderQuery,
  parsed: ParsedQuery,
): void {
  explain(form, products.length === 0);
  const list = form.querySelector<HTMLElement>('[data-try]');
  list?.replaceChildren(
    ...looserQueries(products, query, parsed).map((looser) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.className = 'chip';
      link.href = location.pathname + searchOf(looser.query);
      link.textContent = (list.dataset['try'] ?? '')
        .replace('{count}', String(looser.count))
        .replace('{name}', () => nameOf(form, looser.dropped));
      item.appendChild(link);
      return item;
    }),
  );
}

/** Says how to fill the bowl if it is empty, as below it. */
function explain(form: HTMLFormElement, isBowlEmpty: boolean): void {
  const lead = form.querySelector<HTMLElement>('[data-none] .lead');
  const bowl = document.querySelector<HTMLElement>('[data-empty]')?.dataset['empty'];
  if (!lead || !bowl) return;
  lead.dataset['own'] ??= lead.textContent;
  lead.textContent = isBowlEmpty ? bowl : lead.dataset['own'];
}

function nameOf(form: HTMLFormElement, filter: LooserQuery['dropped']): string {
  const field = (selector: string) =>
    form.querySelector<HTMLInputElement>(selector)?.value.trim() ?? '';
  if (filter === 'text') return field('[type="search"]');
  if (filter === 'range') {
    const select = form.querySelector('select');
    return select?.selectedOptions[0]?.text ?? '';
  }
  const chosen =
    filter === 'family' ? `[name="${finderFields.family}"]:checked` : `[value="${filter}"]`;
  const label = form.querySelector(chosen)?.closest('label');
  return (label?.querySelector('b') ?? label)?.textContent.trim() ?? '';
}
