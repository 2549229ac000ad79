import type { Choice } from '../../site/privacy/consent.ts';
import { settleConsent } from './settled.ts';
import { storeChoice } from './storeChoice.ts';
import { storedChoice } from './storedChoice.ts';

/**
 * Stores an answer and removes the bar at once, lest the visitor leave before. What
 * follows from it is fetched.
 *
 * @param kept The words for it.
 */
export function submitChoice(settings: HTMLElement, choice: Choice, kept: string): void {
  const before = storedChoice();
  storeChoice(choice);
  document.querySelector('.consent')?.remove();
  settleConsent();
  import('./applyNewChoice.ts')
    .then(({ applyNewChoice }) => applyNewChoice(settings, before, choice, kept))
    .catch(console.error);
}
