import type { Choice } from '../../site/privacy/consent.ts';
import { currentChoice } from './currentChoice.ts';
import { saveChoice } from './saveChoice.ts';
import { settleConsent } from './settled.ts';

/**
 * Stores a choice and removes the bar, then loads the code that applies it. Storing comes
 * first because the visitor may leave before that code has loaded.
 *
 * @param message What to announce.
 */
export function submitChoice(
  settings: HTMLElement,
  choice: Choice,
  message: string,
): void {
  const before = currentChoice();
  saveChoice(choice);
  document.querySelector('.consent')?.remove();
  settleConsent();
  import('./applyNewChoice.ts')
    .then(({ applyNewChoice }) => applyNewChoice(settings, before, choice, message))
    .catch(console.error);
}
