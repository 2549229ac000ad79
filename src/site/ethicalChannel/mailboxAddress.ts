/** Query parameter of an opened mailbox: its code, encrypted. */
export const openedQuery = 'opened';
