import { madridDay } from '../i18n/madrid.ts';
import type { FaultKey } from '../i18n/words.ts';
import { isOneErrorAway } from '../search/terms.ts';
import { isSpain } from './countries.ts';
import {
  adultAge,
  type Field,
  type Form,
  hasCountry,
  maxLengthOf,
  minAge,
  missingWord,
  type Values,
} from './form.ts';
import {
  abroad,
  dayOf,
  hasReachedAge,
  isEmail,
  isPhone,
  isProvince,
  postcodeFits,
  provinceFits,
} from './formats.ts';

/** What the rules depend on besides the answers. */
export interface RuleContext {
  now: Date;
  /** Whether the promotion is for adults only. */
  adultsOnly?: boolean | undefined;
  /**
   * Whether a product exists. Not set in the browser, which only offers existing ones.
   */
  isProduct?(key: string): boolean;
}

/** What must hold for a value, and the fault if it does not. */
interface Rule<Value> {
  holds(value: Value): boolean;
  fault: FaultKey;
}

/** The rules of a text field, in the order in which faults are shown. */
export const textRules = (field: Field, form: Form, context: RuleContext): Rule<string>[] => [
  ...(field.required && !isRequiredInSpain(field, form)
    ? [rule((text) => text !== '', missingWord(field))]
    : []),
  rule((text) => text.length <= maxLengthOf(field), 'invalid.long'),
  ...rulesOf(field, form, context),
];

const rule = (holds: Rule<string>['holds'], fault: FaultKey): Rule<string> => ({
  holds,
  fault,
});
/** A rule that an empty optional answer passes. */
const ruleIfGiven = (holds: Rule<string>['holds'], fault: FaultKey): Rule<string> =>
  rule((text) => text === '' || holds(text), fault);

function rulesOf(
  field: Field,
  form: Form,
  { now, adultsOnly, isProduct }: RuleContext,
): Rule<string>[] {
  switch (field.kind) {
    case 'email':
      return [ruleIfGiven(isEmail, 'invalid.emailFormat')];
    case 'tel':
      return [ruleIfGiven(isPhone, 'invalid.telefonoFormat')];
    case 'date':
      return birthDateRules(now, adultsOnly);
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
        ruleIfGiven((text) => /^[\p{L}\p{M} .,'’()&/-]{2,}$/u.test(text), missingWord(field)),
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

function birthDateRules(now: Date, adultsOnly: boolean | undefined): Rule<string>[] {
  // Only once a date is given: it takes a phone 45 ms to load the time zones.
  const today = () => madridDay(now);
  return [
    ruleIfGiven((text) => dayOf(text) !== undefined && text < today(), 'invalid.birthDateFormat'),
    // Before the other age, which children would read as that of the promotion.
    ruleIfGiven(
      (text) => !adultsOnly || hasReachedAge(text, adultAge, today()),
      'invalid.adultsOnly',
    ),
    ruleIfGiven((text) => hasReachedAge(text, minAge, today()), 'invalid.tooYoung'),
  ];
}

/** A rule across fields; the fault is shown with one of them. */
interface CrossFieldRule extends Rule<Values> {
  field: string;
  /** What breaks it is pointed out and accepted. */
  warns: boolean;
}

/** The rules across fields of a form. */
export function crossFieldRules(form: Form): CrossFieldRule[] {
  const kinds = new Map(form.fields.map(({ kind, name }) => [kind, name]));
  const answer = (values: Values, kind: Field['kind']): string =>
    String(values[kinds.get(kind) ?? ''] ?? '');
  const country = (values: Values): string => answer(values, 'country');
  // Where no country is asked, people of any country may write.
  const inSpain = (values: Values): boolean =>
    hasCountry(form) && (country(values) === '' || isSpain(country(values)));
  const ruleFor = (
    kind: Field['kind'],
    fault: FaultKey,
    holds: CrossFieldRule['holds'],
    warns = false,
  ): CrossFieldRule[] => {
    const field = kinds.get(kind);
    return field ? [{ holds, field, fault, warns }] : [];
  };
  return [
    ...form.fields
      .filter((field) => isRequiredInSpain(field, form))
      .flatMap((field) =>
        ruleFor(
          field.kind,
          missingWord(field),
          (values) => !inSpain(values) || answer(values, field.kind) !== '',
        ),
      ),
    ...ruleFor('postcode', 'invalid.cpFormat', (values) =>
      // A foreign postcode may be written before its country is.
      postcodeFits(answer(values, 'postcode'), isSpain(country(values))),
    ),
    ...ruleFor(
      'postcode',
      'invalid.cpProvince',
      (values) =>
        provinceFits(
          answer(values, 'postcode'),
          answer(values, 'province'),
          inSpain(values) || !hasCountry(form),
        ),
      true,
    ),
    ...ruleFor('email', 'invalid.emailTypo', (values) => !isTypo(answer(values, 'email')), true),
    ...ruleFor(
      'province',
      'invalid.provinceAbroad',
      (values) => !(isSpain(country(values)) && answer(values, 'province') === abroad),
    ),
  ];
}

/** Mail services that most visitors use, and real ones that are spelt almost like them. */
const mailServices = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com'];
const otherMailServices = ['mail.com', 'email.com', 'ymail.com'];

/** Whether an address is one wrong letter away from a well-known mail service. */
function isTypo(email: string): boolean {
  const service = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return (
    ![...mailServices, ...otherMailServices].includes(service) &&
    mailServices.some((known) => isOneErrorAway(known, service))
  );
}

/** Whether a field is required in Spain only: elsewhere there may be nothing to answer. */
const isRequiredInSpain = ({ kind, required }: Field, form: Form): boolean =>
  (kind === 'postcode' || kind === 'province') && required === true && hasCountry(form);
