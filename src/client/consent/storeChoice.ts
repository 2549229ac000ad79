import { type Choice, consentKey, consentVersion } from '../../site/privacy/consent.ts';
import { privacySignal } from './storedChoice.ts';

/** Accept. */
export const allowEverything: Choice = { analytics: true, marketing: true };

/** Keeps an answer; where storage is forbidden it holds for this page. */
export function storeChoice(choice: Choice): void {
  const date = new Date().toISOString().slice(0, 10);
  const signal = privacySignal() ? { signal: true } : {};
  try {
    localStorage.setItem(
      consentKey,
      JSON.stringify({ version: consentVersion, date, ...choice, ...signal }),
    );
  } catch (error) {
    console.warn(error);
  }
}
