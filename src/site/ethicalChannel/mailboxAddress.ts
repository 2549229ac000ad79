/** Query parameter of an opened mailbox: its code, encrypted. */
export const openedQuery = 'opened';

/** How long a receipt's address reveals the code of the mailbox, in ms. */
export const codeShownMs = 15 * 60 * 1000;
