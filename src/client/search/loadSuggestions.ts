/** Fields of the site search: in the header and on the search page. */
const fields = '.header-search input, .site-search input';

/** Focuses the header's search field when its menu opens. */
export function focusSearchOnOpen(): void {
  const menu = document.querySelector<HTMLDetailsElement>('header details.header-search');
  const enter = () => {
    if (menu?.open) menu.querySelector('input')?.focus();
  };
  menu?.addEventListener('toggle', enter);
  enter();
}

/** Loads suggestions when a field of the site search gets focus. */
export function loadSuggestionsOnFocus(): void {
  const suggest = (field: Element | null) => {
    if (!(field instanceof HTMLInputElement && field.matches(fields))) return;
    if (!field.hasAttribute('aria-expanded'))
      import('./suggestions.ts')
        .then(({ startSuggestions }) => startSuggestions(field))
        .catch(console.warn);
  };
  document.addEventListener('focusin', ({ target }) => suggest(target as Element));
  suggest(document.activeElement);
}
