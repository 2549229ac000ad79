/** What may still be spent on one file. */
export interface Budget {
  /** Bytes that its object streams unfold to. */
  bytes: number;
  /** Tokens outside its other streams, packed or not. */
  tokens: number;
}

/**
 * The largest book at hand unfolds to 2.6 MB, and objects that programs write have a
 * token for four bytes or more, so neither limit refuses it.
 */
export const newBudget = (): Budget => ({ bytes: 3 * 1024 * 1024, tokens: 700_000 });
