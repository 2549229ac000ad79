import {
  type Choice,
  consentDays,
  consentKey,
  consentVersion,
} from '../../site/privacy/consent.ts';

/** Nothing allowed: Reject, and what holds before an answer. */
export const noConsent: Choice = { analytics: false, marketing: false };

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

/** Whether the browser sends Global Privacy Control. */
export const privacySignal = (): boolean =>
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
