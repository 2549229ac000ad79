import { knownExclusions } from '../../site/catalogue/exclusion.ts';
import { type FinderQuery, finderFields } from '../../site/catalogue/finder.ts';
import { fill } from './formQuery.ts';

/**
 * Replaces the product list with the server's when the excluded allergens change. Only
 * the server decides which products fit. Each change adds a history entry.
 *
 * @param onReplaced Called after the list was replaced.
 */
export function startExclusion(form: HTMLFormElement, onReplaced: () => void) {
  const nameOf = (search: string) =>
    knownExclusions(new URLSearchParams(search).getAll(finderFields.without)).join();
  const shelves = form.querySelector('[data-shelves]');
  const status = form.querySelector<HTMLElement>('[role="status"]');
  let listed = nameOf(location.search);
  let pending: AbortController | undefined;
  const list = async (search: string) => {
    pending?.abort();
    pending = new AbortController();
    listed = nameOf(search);
    shelves?.setAttribute('aria-busy', 'true');
    try {
      const response = await fetch(location.pathname + search, {
        signal: pending.signal,
      });
      if (!response.ok) throw new Error(String(response.status));
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      const next = page.querySelector('[data-shelves]');
      const counted = page.querySelector<HTMLElement>('.finder [role="status"]');
      const empty = page.querySelector('[data-none]');
      if (!shelves || !status || !next || !counted || !empty) throw new Error('no list');
      shelves.replaceChildren(...next.childNodes);
      form.querySelector('[data-none]')?.replaceWith(empty);
      for (const pattern of ['one', 'other', 'without']) delete status.dataset[pattern];
      Object.assign(status.dataset, counted.dataset);
      shelves.removeAttribute('aria-busy');
      onReplaced();
    } catch (error) {
      // A full page load shows the list or the error.
      if ((error as Error).name !== 'AbortError')
        location.assign(location.pathname + search);
    }
  };
  addEventListener('popstate', () => {
    if (nameOf(location.search) === listed) return;
    fill(form, location.search);
    void list(location.search);
  });
  return {
    isNew: ({ without }: FinderQuery) => knownExclusions(without).join() !== listed,
    choose: (search: string) => {
      history.pushState(history.state, '', location.pathname + search);
      void list(search);
    },
  };
}
