import type { Choice } from '../../site/privacy/consent.ts';
import { closeQuestion } from './question.ts';
import { storeChoice } from './storeChoice.ts';
import { storedChoice } from './storedChoice.ts';

/**
 * Stores an answer and removes the bar at once, lest the visitor leave before. What
 * follows from it is fetched.
 *
 * @param kept The words for it.
 */
export function answer(settings: HTMLElement, choice: Choice, kept: string): void {
  const before = storedChoice();
  storeChoice(choice);
  document.querySelector('.consent')?.remove();
  closeQuestion();
  import('./applyAnswer.ts')
    .then(({ applyAnswer }) => applyAnswer(settings, before, choice, kept))
    .catch(console.error);
}
