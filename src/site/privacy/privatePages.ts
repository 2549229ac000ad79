import { addressOf, type PageName } from '../addresses/addresses.ts';
import { languages } from '../i18n/languages.ts';

const privatePages: readonly PageName[] = ['ethical-channel', 'ethical-mailbox'];

/**
 * Pages that store, ask for, measure and forward nothing, because whistleblowers may be
 * at risk.
 */
export const isPrivate = (page: PageName): boolean => privatePages.includes(page);

/** Their addresses in every language. */
export const privateAddresses: readonly string[] = languages.flatMap((language) =>
  privatePages.map((page) => addressOf(page as 'ethical-channel', language)),
);
