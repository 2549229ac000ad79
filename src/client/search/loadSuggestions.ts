/** The fields of the whole site's search: in the header, and on its page. */
const fields = '.seek input, .site-search input';

/** Whoever opens the header's search types next. */
export function focusSearchOnOpen(): void {
  const menu = document.querySelector<HTMLDetailsElement>('header details.seek');
  const enter = () => {
    if (menu?.open) menu.querySelector('input')?.focus();
  };
  menu?.addEventListener('toggle', enter);
  enter();
}

/** Suggests results in the site's search; what it takes is fetched at the first touch. */
export function loadSuggestionsOnFocus(): void {
  const suggest = (field: Element | null) => {
    if (!(field instanceof HTMLInputElement && field.matches(fields))) return;
    if (!field.ariaExpanded)
      import('./suggestions.ts')
        .then(({ startSuggestions }) => startSuggestions(field))
        .catch(console.warn);
  };
  document.addEventListener('focusin', ({ target }) => suggest(target as Element));
  suggest(document.activeElement);
}
