import type { Choice } from '../../site/privacy/consent.ts';
import { currentChoice, nothing } from './choice.ts';

/** The bar comes after this time, in milliseconds. */
const delay = 2_000;
/** A question that stays unanswered for so long is ignored. */
const patience = 30_000;

/** Declares the question about cookies closed: others may ask. */
export let settle: () => void;
/**
 * Fulfilled when the question about cookies is answered or ignored; never on a page
 * that asks nothing.
 */
export const settled = new Promise<void>((resolve) => {
  settle = resolve;
});

/**
 * Asks about cookies where there is no answer yet, and does as answered. The button of
 * the footer marks the pages that ask; it opens the choice again. What asks is fetched
 * only then.
 */
export function startConsent(): void {
  const settings = document.querySelector<HTMLButtonElement>('[data-consent]');
  if (!settings) return;
  settings.disabled = false;
  settings.addEventListener(
    'click',
    () =>
      void import('./ask.ts')
        .then(({ openPurposes }) => openPurposes(settings))
        .catch(console.error),
  );
  const choice = currentChoice();
  honour(settings, choice ?? nothing);
  if (choice) settle();
  else setTimeout(() => void ask(settings).catch(console.error), delay);
}

async function ask(settings: HTMLElement): Promise<void> {
  const { showBar } = await import('./ask.ts');
  // The choice may have been made in the meantime, here or in another tab.
  if (currentChoice()) settle();
  else showBar(settings);
  setTimeout(settle, patience);
}

/** Loads the tags that are allowed, and clears what others left. */
export function honour({ dataset }: HTMLElement, choice: Choice): void {
  const { tagManager, pixel } = dataset;
  if ((choice.analytics && tagManager) || (choice.marketing && pixel))
    void import('./tags.ts')
      .then(({ loadTags }) => loadTags(choice, { tagManager, pixel }))
      .catch(console.error);
  if (!(choice.analytics && choice.marketing) && /(^| )_/.test(document.cookie))
    void import('./forget.ts').then(({ forget }) => forget(choice)).catch(console.error);
}
