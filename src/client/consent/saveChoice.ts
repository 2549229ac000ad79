import { type Choice, consentVersion } from '../../site/privacy/consent.ts';
import { consentKey } from '../../site/privacy/storageNames.ts';
import { privacySignal } from './currentChoice.ts';

/** The choice of Accept. */
export const allowEverything: Choice = { analytics: true, marketing: true };

/** Stores a choice. If storage is blocked, the choice applies to this page only. */
export function saveChoice(choice: Choice): void {
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
