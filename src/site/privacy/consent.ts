import type { PageName } from '../addresses/addresses.ts';

/**
 * Version of the cookie policy that visitors answer. Raise it to ask everybody again,
 * when the policy changes in something that affects them; it is the `updated` of that
 * policy.
 */
export const consentVersion = '2023-11';
/** Days for which an answer holds. */
export const consentDays = 365;

/** What a visitor may allow. Necessary storage needs no consent. */
export const purposes = ['analytics', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];
export type Choice = Record<Purpose, boolean>;

/**
 * Pages that keep nothing, ask nothing, measure nothing and pass nothing on: who
 * reports there may be at risk.
 */
export const isPrivate = (page: PageName): boolean =>
  page === 'ethical-channel' || page === 'ethical-mailbox';

// All that the site itself keeps in a browser, each only after something the visitor
// did. The cookie policy lists the same names, and a test compares them.
export const languageCookie = 'risi_lang';
export const languageSeconds = 365 * 86_400;
export const visitCookie = 'risi_visit';
export const visitSeconds = 30 * 86_400;
export const consentKey = 'risi.consent';
export const likesKey = 'risi.likes';
export const hintsKey = 'risi.hints';
/** In the storage of the session. */
export const newsListKey = 'risi.list';
export const answersKey = 'risi.answers';
export const visitStartKey = 'risi.visit';
