import { type Choice, consentDays, consentVersion } from '../../site/privacy/consent.ts';
import { consentKey } from '../../site/privacy/storageNames.ts';

/** Nothing allowed: the choice of Reject, and the default before any choice. */
export const noConsent: Choice = { analytics: false, marketing: false };

/**
 * Returns the visitor's choice, or undefined if there is none or it has expired. Global
 * Privacy Control counts as Reject.
 */
export function currentChoice(): Choice | undefined {
  const stored = storedChoice();
  // Accepting while the signal is on is deliberate. The signal overrides an older choice.
  return privacySignal() && !stored?.signal ? noConsent : stored;
}

/** Whether the browser sends Global Privacy Control. */
export const privacySignal = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

function storedChoice(): (Choice & { signal: boolean }) | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(consentKey) ?? 'null');
    if (!stored) return undefined;
    const { version, date, analytics, marketing, signal } = stored;
    if (
      version === consentVersion &&
      Date.now() - Date.parse(date) < consentDays * 86_400_000
    )
      return {
        analytics: analytics === true,
        marketing: marketing === true,
        signal: signal === true,
      };
    localStorage.removeItem(consentKey);
  } catch {
    // Storage is blocked, or its value is not valid JSON.
  }
  return undefined;
}
