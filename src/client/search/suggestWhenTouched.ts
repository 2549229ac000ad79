/** The fields of the whole site's search: in the header, and on its page. */
const fields = '.seek input, .site-search input';

/** Suggests results in the site's search; what it takes is fetched at the first touch. */
export function suggestWhenTouched(): void {
  document.addEventListener('focusin', ({ target }) => {
    const field = target as HTMLInputElement;
    if (!field.matches(fields) || field.ariaExpanded) return;
    import('./suggestions.ts')
      .then(({ suggestIn }) => suggestIn(field))
      .catch(console.warn);
  });
}
