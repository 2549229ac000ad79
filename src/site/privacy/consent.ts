import type { PageName } from '../addresses/addresses.ts';

/**
 * Version of the cookie policy that visitors consent to, its `updated` date. Changing it
 * asks everyone again, so do that when the policy changes in substance.
 */
export const consentVersion = '2023-11';
/** Days that a choice is valid. */
export const consentDays = 365;

/** Purposes that a visitor may allow. Necessary storage needs no consent. */
export const purposes = ['analytics', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];
export type Choice = Record<Purpose, boolean>;

/**
 * Pages that store, ask for, measure and forward nothing, because whistleblowers may be
 * at risk.
 */
export const isPrivate = (page: PageName): boolean =>
  page === 'ethical-channel' || page === 'ethical-mailbox';

// Everything the site itself stores in a browser, each only after a visitor's action. The
// cookie policy lists the same names; a test compares them.
export const languageCookie = 'risi_lang';
export const languageSeconds = 365 * 86_400;
export const visitCookie = 'risi_visit';
export const visitSeconds = 30 * 86_400;
export const consentKey = 'risi.consent';
export const likesKey = 'risi.likes';
export const hintsKey = 'risi.hints';
/** In sessionStorage. */
export const newsListKey = 'risi.list';
export const answersKey = 'risi.answers';
export const visitStartKey = 'risi.visit';
