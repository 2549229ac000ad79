/** Marks the cookie question as answered, so that the invitation may show. */
export let settleConsent: () => void;

/**
 * Resolves once the cookie question is answered; never on a page that does not ask it.
 */
export const consentSettled = new Promise<void>((resolve) => {
  settleConsent = resolve;
});
