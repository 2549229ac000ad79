import type { FaultKey, Words } from '../i18n/words.ts';
import { type Field, maxLengthOf } from './form.ts';
import { adultAge, minAge } from './limits.ts';

/** The message of a fault that `fieldRules.ts` has found, with the field's limits. */
export const faultMessage = (t: Words, key: FaultKey, field?: Field): string =>
  t(key, { longest: field ? maxLengthOf(field) : '', youngest: minAge, adult: adultAge });
