import { applyChoice } from './applyChoice.ts';
import { openPurposes } from './openPurposes.ts';
import { settleConsent } from './settled.ts';
import { noConsent, storedChoice } from './storedChoice.ts';

/** The bar appears after this time. */
const delayMs = 2_000;

/**
 * Asks about cookies where there is no answer yet, and applies the answer. Only pages
 * that may ask have the footer's button, which opens the choice again. The bar's code is
 * fetched when it is needed.
 */
export function startConsent(): void {
  const settings = document.querySelector<HTMLButtonElement>('[data-consent]');
  if (!settings) return;
  settings.disabled = false;
  settings.addEventListener('click', () => openPurposes(settings));
  const choice = storedChoice();
  applyChoice(settings, choice ?? noConsent);
  if (choice) settleConsent();
  else setTimeout(() => void ask(settings).catch(console.error), delayMs);
}

async function ask(settings: HTMLElement): Promise<void> {
  const { showBar } = await import('./consentBar.ts');
  // The visitor may have chosen in the meantime, here or in another tab.
  if (storedChoice()) settleConsent();
  else await showBar(settings);
}
