/** Starts the FAQ search, whose code is fetched only by the page that has one. */
export function searchAsTyped(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-faqs]');
  if (form)
    import('./faqSearch.ts').then(({ filterFaqs }) => filterFaqs(form), console.warn);
}
