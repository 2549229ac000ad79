/**
 * The search of the questions works as one types; its code is fetched only where there
 * is one.
 */
export function searchAsTyped(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-faqs]');
  if (form)
    import('./faqSearch.ts').then(({ filterFaqs }) => filterFaqs(form), console.warn);
}
