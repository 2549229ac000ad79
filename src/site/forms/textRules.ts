import * as z from 'zod/mini';
import { madridDay } from '../i18n/madrid.ts';
import type { FaultKey } from '../i18n/words.ts';
import { dayOf, isAged } from './birthDate.ts';
import { isEmail } from './email.ts';
import { type Field, type Form, hasCountry, longestOf, missingWord } from './form.ts';
import { adult, youngest } from './limits.ts';
import { isPhone } from './phone.ts';
import { abroad, isProvince } from './provinces.ts';

/** On what the rules depend besides the answers. */
export interface Circumstances {
  now: Date;
  /** A promotion may be for adults only. */
  adultsOnly?: boolean | undefined;
  /** Whether there is such a product; browsers offer no other and do not ask. */
  isProduct?(key: string): boolean;
}

/** What holds of the answer to a field of text, in the order in which it is said. */
export const textRules = (field: Field, form: Form, circumstances: Circumstances) => [
  ...(field.required ? [rule((text) => text !== '', missingWord(field))] : []),
  rule((text) => text.length <= longestOf(field), 'invalid.long'),
  ...rulesOf(field, form, circumstances),
];

/**
 * A rule about a text. None aborts, or the answers that must agree would not be
 * compared; `check` takes the first fault of a field.
 */
const rule = (holds: (text: string) => boolean, word: FaultKey) =>
  z.refine<string>(holds, { error: word });
/** A rule that an optional answer left empty fulfils. */
const ruleIfGiven = (holds: (text: string) => boolean, word: FaultKey) =>
  rule((text) => text === '' || holds(text), word);

function rulesOf(
  field: Field,
  form: Form,
  { now, adultsOnly, isProduct }: Circumstances,
) {
  switch (field.kind) {
    case 'email':
      return [ruleIfGiven(isEmail, 'invalid.emailFormat')];
    case 'tel':
      return [ruleIfGiven(isPhone, 'invalid.telefonoFormat')];
    case 'date':
      return birthDateRules(madridDay(now), adultsOnly);
    case 'province':
      return [
        ruleIfGiven(
          (text) => isProvince(text) || (text === abroad && hasCountry(form)),
          'invalid.choice',
        ),
      ];
    case 'product':
      return [ruleIfGiven((key) => isProduct?.(key) ?? true, 'invalid.choice')];
    case 'country':
      return [
        ruleIfGiven(
          (text) => /^[\p{L}\p{M} .,'’()-]{2,}$/u.test(text),
          missingWord(field),
        ),
      ];
    case 'select':
      return [
        ruleIfGiven(
          (text) => field.options?.some(({ value }) => value === text) ?? false,
          'invalid.choice',
        ),
      ];
    default:
      return [];
  }
}

function birthDateRules(today: string, adultsOnly: boolean | undefined) {
  return [
    ruleIfGiven(
      (text) => dayOf(text) !== undefined && text < today,
      'invalid.birthDateFormat',
    ),
    ruleIfGiven((text) => isAged(text, youngest, today), 'invalid.tooYoung'),
    ruleIfGiven(
      (text) => !adultsOnly || isAged(text, adult, today),
      'invalid.adultsOnly',
    ),
  ];
}
