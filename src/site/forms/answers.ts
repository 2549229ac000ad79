import type { FaultKey } from '../i18n/words.ts';

/** What a form sends: one string or file a field. */
export type Answers = Record<string, string | File | undefined>;
/**
 * What came out of it: cleaned strings, consents as booleans, a file where one was
 * attached.
 */
export type Values = Record<string, string | boolean | File | undefined>;
/** The word that says what is wrong, by field, in the order of the form. */
export type Faults = Record<string, FaultKey>;
