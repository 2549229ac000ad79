/** Characters of a search; nobody asks for more. */
export const maxQueryLength = 100;

/** What an address asks to search for, cut before anything else looks at it. */
export const queryText = (asked: string): string =>
  asked.slice(0, maxQueryLength).normalize('NFC').trim();
