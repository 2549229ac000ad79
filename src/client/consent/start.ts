import { applyChoice } from './applyChoice.ts';
import { currentChoice, noConsent } from './currentChoice.ts';
import { openPurposes } from './openPurposes.ts';
import { settleConsent } from './settled.ts';

/** Delay before the bar appears. */
const delayMs = 2_000;

/**
 * Applies the stored consent choice, or asks for one. Only pages that may ask have the
 * footer's cookie button, which reopens the dialog.
 */
export function startConsent(): void {
  const settings = document.querySelector<HTMLButtonElement>('[data-consent]');
  if (!settings) return;
  settings.disabled = false;
  settings.addEventListener('click', () => openPurposes(settings));
  const choice = currentChoice();
  applyChoice(settings, choice ?? noConsent);
  if (choice) settleConsent();
  else setTimeout(() => void ask(settings).catch(console.error), delayMs);
}

async function ask(settings: HTMLElement): Promise<void> {
  const { showBar } = await import('./consentBar.ts');
  // The visitor may have chosen since, here or in another tab.
  if (currentChoice()) settleConsent();
  else await showBar(settings);
}
