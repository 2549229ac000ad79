import {
  type Choice,
  consentDays,
  consentKey,
  consentVersion,
} from '../../site/privacy/consent.ts';

/** Reject, and what counts before an answer. */
export const nothing: Choice = { analytics: false, marketing: false };

/**
 * The answer of this visitor, where there is one that still counts. Global Privacy
 * Control is one: Reject.
 */
export function currentChoice(): Choice | undefined {
  const kept = keptChoice();
  // Whoever accepts here with the signal on means it; an answer from before the signal
  // is older than it.
  return privacySignal() && !kept?.signal ? nothing : kept;
}

/** Whether the browser sends Global Privacy Control. */
export const privacySignal = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

function keptChoice(): (Choice & { signal: boolean }) | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(consentKey) ?? 'null');
    if (!kept) return undefined;
    const { version, date, analytics, marketing, signal } = kept;
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
