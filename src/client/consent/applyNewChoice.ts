import { type Choice, type Purpose, purposes } from '../../site/privacy/consent.ts';
import { announce } from '../browser/announce.ts';
import { applyChoice } from './applyChoice.ts';

/**
 * Applies a choice that was just stored, and announces it.
 *
 * @param before The choice that it replaces.
 * @param message What to announce.
 */
export function applyNewChoice(
  settings: HTMLElement,
  before: Choice | undefined,
  choice: Choice,
  message: string,
): void {
  void clearTags(choice).catch(console.error);
  const withdrawn = (purpose: Purpose) => before?.[purpose] && !choice[purpose];
  if (purposes.some(withdrawn)) void stopTags(choice).catch(console.error);
  applyChoice(settings, choice);
  announce(message);
}

/**
 * A running tag cannot be stopped, so it gets the new choice and the page reloads
 * without it.
 */
async function stopTags(choice: Choice): Promise<void> {
  if (!document.querySelector('script[data-tag]')) return;
  const { updateTags } = await import('./loadTags.ts');
  updateTags(choice);
  await clearTags(choice);
  location.reload();
}

async function clearTags(choice: Choice): Promise<void> {
  const { clearTagStorage } = await import('./clearTagStorage.ts');
  clearTagStorage(choice);
}
