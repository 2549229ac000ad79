import {
  type Choice,
  consentDays,
  consentKey,
  consentVersion,
} from '../../site/privacy/consent.ts';

/** Nothing allowed: Reject, and what holds before an answer. */
export const noConsent: Choice = { analytics: false, marketing: false };

/** Accept. */
export const allowEverything: Choice = { analytics: true, marketing: true };

/**
 * This visitor's answer, where there is one that still holds. Global Privacy Control
 * counts as Reject.
 */
export function storedChoice(): Choice | undefined {
  const stored = readChoice();
  // Accepting with the signal on is deliberate; an acceptance from before the signal is
  // older than it.
  return privacySignal() && !stored?.signal ? noConsent : stored;
}

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

/** Whether the browser sends Global Privacy Control. */
const privacySignal = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

function readChoice(): (Choice & { signal: boolean }) | undefined {
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
    // Storage that is forbidden or unreadable holds no answer.
  }
  return undefined;
}
