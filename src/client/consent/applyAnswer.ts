import { type Choice, type Purpose, purposes } from '../../site/privacy/consent.ts';
import { announce } from '../browser/announce.ts';
import { applyChoice } from './applyChoice.ts';

/**
 * Applies an answer that has been stored, and announces it.
 *
 * @param before The answer that it takes the place of.
 * @param kept The words for it.
 */
export function applyAnswer(
  settings: HTMLElement,
  before: Choice | undefined,
  choice: Choice,
  kept: string,
): void {
  void forget(choice).catch(console.error);
  const withdrawn = (purpose: Purpose) => before?.[purpose] && !choice[purpose];
  if (purposes.some(withdrawn)) void stopTags(choice).catch(console.error);
  applyChoice(settings, choice);
  announce(kept);
}

/**
 * A running tag cannot be stopped. It gets the new choice, and the page reloads without
 * it.
 */
async function stopTags(choice: Choice): Promise<void> {
  if (!document.querySelector('script[data-tag]')) return;
  const { tellTags } = await import('./tags.ts');
  tellTags(choice);
  await forget(choice);
  location.reload();
}

async function forget(choice: Choice): Promise<void> {
  const { forgetTags } = await import('./forgetTags.ts');
  forgetTags(choice);
}
