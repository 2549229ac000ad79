import type { FaultKey } from '../i18n/words.ts';

/** Submitted answers: one string or file per field. */
export type Answers = Record<string, string | File | undefined>;
/** Validated answers: cleaned strings, consents as booleans, attached files. */
export type Values = Record<string, string | boolean | File | undefined>;
/** Dictionary key of the error message by field, in the order of the form. */
export type Faults = Record<string, FaultKey>;
