/** Declares the question about cookies closed, so that something else may ask. */
export let closeQuestion: () => void;

/**
 * Resolves once the question about cookies is answered; never on a page that does not
 * ask.
 */
export const questionClosed = new Promise<void>((resolve) => {
  closeQuestion = resolve;
});
