import { type Choice, type Purpose, purposes } from '../../site/privacy/consent.ts';
import { announce } from '../browser/announce.ts';
import { applyChoice } from './applyChoice.ts';
import { forgetTags } from './forgetTags.ts';
import { closeQuestion } from './question.ts';
import { storeChoice, storedChoice } from './storedChoice.ts';
import { consentWords } from './words.ts';

/** Stores an answer, applies it, removes the bar and announces it. */
export function answer(settings: HTMLElement, choice: Choice): void {
  const before = storedChoice();
  storeChoice(choice);
  document.querySelector('.consent')?.remove();
  closeQuestion();
  forgetTags(choice);
  const withdrawn = (purpose: Purpose) => before?.[purpose] && !choice[purpose];
  if (purposes.some(withdrawn)) void stopTags(choice).catch(console.error);
  applyChoice(settings, choice);
  announce(consentWords.kept);
}

/**
 * A running tag cannot be stopped. It gets the new choice, and the page reloads without
 * it.
 */
async function stopTags(choice: Choice): Promise<void> {
  if (!document.querySelector('script[data-tag]')) return;
  const { tellTags } = await import('./tags.ts');
  tellTags(choice);
  forgetTags(choice);
  location.reload();
}
