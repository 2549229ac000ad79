const finder = () => document.querySelector<HTMLFormElement>('[data-finder]');

/** The finder needs no button where there is a script. */
export function hideFinderButton(): void {
  finder()?.classList.add('is-scripted');
}

/** Starts the finder on the page that has it. */
export async function loadFinder(): Promise<void> {
  const form = finder();
  if (!form) return;
  try {
    const { startFinder } = await import('./finder.ts');
    startFinder(form);
  } catch (error) {
    form.classList.remove('is-scripted');
    throw error;
  }
}
