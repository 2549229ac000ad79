const finder = () => document.querySelector<HTMLFormElement>('[data-finder]');

/** Hides the submit button, which a script makes redundant, and shows the likes filter. */
export function prepareFinder(): void {
  finder()?.classList.add('is-scripted');
}

/** Loads the finder on the product list, or brings its button back if that fails. */
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
