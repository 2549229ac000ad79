/** Starts the FAQ search, whose code is fetched only by the page that has one. */
export async function searchAsTyped(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form[data-faqs]');
  if (!form) return;
  const { filterFaqs } = await import('./faqSearch.ts');
  filterFaqs(form);
}
