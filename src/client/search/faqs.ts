/** Loads the FAQ search on the page that has one. */
export async function loadFaqSearch(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form[data-faqs]');
  if (!form) return;
  const { startFaqSearch } = await import('./faqSearch.ts');
  startFaqSearch(form);
}
