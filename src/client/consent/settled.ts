/** Call once the visitor has chosen, so that invitation and tips may show. */
export let settleConsent: () => void;

/**
 * Resolves once the visitor has answered the cookie question; never on a page that does
 * not ask it.
 */
export const consentSettled = new Promise<void>((resolve) => {
  settleConsent = resolve;
});
