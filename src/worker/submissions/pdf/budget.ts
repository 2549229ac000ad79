/** Remaining work allowed for one file. */
export interface Budget {
  /** Bytes of inflated object streams. */
  bytes: number;
  /** Tokens, in the file and in object streams. */
  tokens: number;
}

/**
 * Limits that real files stay below: the largest book tested inflates to 2.6 MB, and
 * generated objects have at least four bytes per token.
 */
export const newBudget = (): Budget => ({ bytes: 3 * 1024 * 1024, tokens: 700_000 });
