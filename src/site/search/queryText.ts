/** Maximum characters of a search. */
export const maxQueryLength = 100;

/** The search text of a query, cut before anything else processes it. */
export const queryText = (asked: string): string =>
  asked.slice(0, maxQueryLength).normalize('NFC').trim();
