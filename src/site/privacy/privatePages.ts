import type { PageName } from '../addresses/addresses.ts';

/**
 * Pages that store, ask for, measure and forward nothing, because whistleblowers may be
 * at risk.
 */
export const isPrivate = (page: PageName): boolean =>
  page === 'ethical-channel' || page === 'ethical-mailbox';
