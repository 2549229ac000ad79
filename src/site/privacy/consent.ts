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

/** Nothing allowed: the choice of Reject, and the default before any choice. */
export const noConsent: Choice = { analytics: false, marketing: false };
export const allowEverything: Choice = { analytics: true, marketing: true };
