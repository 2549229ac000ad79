/** Marks the cookie question as answered, so that the invitation may show. */
export let closeQuestion: () => void;

/**
 * Resolves once the cookie question is answered; never on a page that does not ask it.
 */
export const questionClosed = new Promise<void>((resolve) => {
  closeQuestion = resolve;
});
