import * as z from 'zod/mini';
import { madridDay } from '../i18n/madrid.ts';
import type { FaultKey } from '../i18n/words.ts';
import { dayOf, isAged } from './birthDate.ts';
import { cleanCode, cleanLine, cleanLines } from './clean.ts';
import { isSpain } from './countries.ts';
import { emailOf } from './email.ts';
import {
  abroad,
  adult,
  type Field,
  type Form,
  largestFile,
  longestOf,
  youngest,
} from './forms.ts';

// Compiling schemas needs eval, which the content security policy forbids.
z.config({ jitless: true });

/** What a form sends: one string or file a field. */
export type Answers = Record<string, string | File | undefined>;
/**
 * What came out of it: cleaned strings, consents as booleans, a file where one was
 * attached.
 */
export type Values = Record<string, string | boolean | File | undefined>;
/** The word that says what is wrong, by field, in the order of the form. */
export type Faults = Record<string, FaultKey>;

interface Circumstances {
  now: Date;
  /** A promotion may be for adults only. */
  adultsOnly?: boolean | undefined;
}

/**
 * Checks the answers to a form. The Worker does it always, the browser before it sends.
 */
export function check(
  form: Form,
  answers: Answers,
  circumstances: Circumstances,
): { values: Values; faults: Faults } {
  // Only the form's own fields count, and each is there, if only as undefined.
  const own = Object.fromEntries(
    form.fields.map(({ name }) => [
      name,
      Object.hasOwn(answers, name) ? answers[name] : undefined,
    ]),
  );
  const result = schemaOf(form, circumstances).safeParse(own);
  if (result.success) return { values: result.data, faults: {} };
  const first = new Map<string, FaultKey>();
  for (const { path, message } of result.error.issues)
    if (!first.has(String(path[0]))) first.set(String(path[0]), message as FaultKey);
  const faults: Faults = {};
  for (const { name } of form.fields) {
    const word = first.get(name);
    if (word) faults[name] = word;
  }
  return { values: {}, faults };
}

/** The schema of a form, made from its fields. Messages are words of the dictionary. */
function schemaOf(form: Form, circumstances: Circumstances) {
  const shape: Record<string, z.ZodMiniType<string | boolean | File | undefined>> = {};
  for (const field of form.fields)
    shape[field.name] = schemaOfField(field, form, circumstances);
  return z.object(shape).check(...agreements(form));
}

/** The word for a required answer that is missing. */
export const missingWord = (field: Field): FaultKey =>
  field.missing ?? (`invalid.${field.name}` as FaultKey);

function schemaOfField(field: Field, form: Form, circumstances: Circumstances) {
  if (field.kind === 'file') return fileSchema(field);
  if (field.kind === 'checkbox') return consentSchema(field);
  if (field.kind === 'hidden' && field.value === 'true')
    return z.pipe(z.transform(isYesUnlessNo), z.boolean());
  const required = field.required
    ? [rule((text) => text !== '', missingWord(field))]
    : [];
  const longest = rule((text) => text.length <= longestOf(field), 'invalid.long');
  return z.pipe(
    z.transform((answer) => cleaned(field, answer)),
    z.string().check(...required, longest, ...rulesOf(field, form, circumstances)),
  );
}

/**
 * A rule about a text. None aborts, or the answers that must agree would not be
 * compared; `check` takes the first fault of a field.
 */
const rule = (holds: (text: string) => boolean, word: FaultKey) =>
  z.refine<string>(holds, { error: word });
/** A rule that an optional answer left empty fulfils. */
const ruleIfGiven = (holds: (text: string) => boolean, word: FaultKey) =>
  rule((text) => text === '' || holds(text), word);

/**
 * A text this many times longer than its field allows is not cleaned, which takes time:
 * no spaces or invisible characters explain it.
 */
const farTooLong = 4;

function cleaned(field: Field, answer: unknown): string {
  if (typeof answer !== 'string') return '';
  const longest = longestOf(field);
  // Still too long, and refused for that.
  if (answer.length > farTooLong * longest) return answer.slice(0, longest + 1);
  switch (field.kind) {
    case 'textarea':
      return cleanLines(answer);
    case 'email':
      return emailOf(cleanCode(answer));
    case 'tel':
      return phoneOf(cleanCode(answer));
    case 'postcode':
      return postcodeOf(cleanCode(answer).toUpperCase());
    case 'date':
      return dayOf(cleanCode(answer)) ?? cleanCode(answer);
    default:
      return cleanLine(answer);
  }
}

function rulesOf(field: Field, form: Form, { now, adultsOnly }: Circumstances) {
  switch (field.kind) {
    case 'email':
      return [ruleIfGiven(isEmail, 'invalid.emailFormat')];
    case 'tel':
      return [
        ruleIfGiven(
          (text) =>
            /^(\+34)?[6-9]\d{8}$/.test(text) || /^\+(?!34)[1-9]\d{6,14}$/.test(text),
          'invalid.telefonoFormat',
        ),
      ];
    case 'date':
      return birthDateRules(madridDay(now), adultsOnly);
    case 'province':
      return [
        ruleIfGiven(
          (text) =>
            /^(0[1-9]|[1-4]\d|5[0-2])$/.test(text) ||
            (text === abroad && hasCountry(form)),
          'invalid.choice',
        ),
      ];
    case 'country':
      return [
        ruleIfGiven(
          (text) => /^[\p{L}\p{M} .,'’()-]{2,}$/u.test(text),
          missingWord(field),
        ),
      ];
    case 'select':
    case 'radio':
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

const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  !text.includes('..') &&
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i.test(
    text,
  );

/** The digits of a telephone number, with a plus before a country's prefix. */
function phoneOf(text: string): string {
  const digits = text.replace(/[\s\-–—.()/]/g, '');
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits;
}

const hasCountry = (form: Form): boolean =>
  form.fields.some(({ kind }) => kind === 'country');

/**
 * Answers that must agree with each other. They are compared even if another field is
 * wrong.
 */
function agreements(form: Form) {
  const kinds = new Map(form.fields.map(({ kind, name }) => [kind, name]));
  const answer = (values: Values, kind: Field['kind']): string =>
    String(values[kinds.get(kind) ?? ''] ?? '');
  const country = (values: Values): string => answer(values, 'country');
  const inSpain = (values: Values): boolean =>
    !hasCountry(form) || country(values) === '' || isSpain(country(values));
  const agree = (
    holds: (values: Values) => boolean,
    kind: Field['kind'],
    word: FaultKey,
  ) =>
    kinds.has(kind)
      ? [
          z.refine<Values>(holds, {
            error: word,
            path: [kinds.get(kind) ?? ''],
            when: () => true,
          }),
        ]
      : [];
  return [
    ...agree(
      (values) => postcodeFits(answer(values, 'postcode'), inSpain(values)),
      'postcode',
      'invalid.cpFormat',
    ),
    ...agree(
      (values) =>
        provinceFits(
          answer(values, 'postcode'),
          answer(values, 'province'),
          inSpain(values),
        ),
      'postcode',
      'invalid.cpProvince',
    ),
    ...agree(
      (values) => !(isSpain(country(values)) && answer(values, 'province') === abroad),
      'province',
      'invalid.provinceAbroad',
    ),
    ...agree(
      (values) =>
        values['medioComunicacion'] !== 'telefono' || answer(values, 'tel') !== '',
      'tel',
      'invalid.telefonoToAnswer',
    ),
  ];
}

function postcodeFits(postcode: string, spanish: boolean): boolean {
  if (postcode === '') return true;
  return spanish
    ? /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/.test(postcode)
    : /^[A-Z\d][A-Z\d \-.]{1,10}$/.test(postcode);
}

function provinceFits(postcode: string, province: string, spanish: boolean): boolean {
  return (
    !spanish ||
    !postcode ||
    !/^\d{2}$/.test(province) ||
    province === abroad ||
    !postcodeFits(postcode, true) ||
    postcode.startsWith(province)
  );
}

/** A Spanish postcode loses the spaces and hyphens that some write. */
function postcodeOf(text: string): string {
  const digits = text.replace(/[\s.-]/g, '');
  return /^\d{5}$/.test(digits) ? digits : text;
}

const no = new Set(['', 'false', '0', 'no', 'off']);
const isYes = (answer: unknown): boolean =>
  typeof answer === 'string' && !no.has(answer.slice(0, 100).trim().toLowerCase());
const isYesUnlessNo = (answer: unknown): boolean => answer === undefined || isYes(answer);

function consentSchema(field: Field) {
  return z.pipe(
    z.transform(isYes),
    z
      .boolean()
      .check(
        z.refine((given) => given || !field.required, { error: missingWord(field) }),
      ),
  );
}

/**
 * Presence, size, and what it is called; what is inside is for the Worker to find out.
 * A file field left empty sends a file without a name.
 */
function fileSchema(field: Field) {
  return z.pipe(
    z.transform((answer) =>
      answer instanceof File && (answer.size > 0 || answer.name !== '')
        ? answer
        : undefined,
    ),
    z.optional(z.instanceof(File)).check(
      z.refine((file) => file !== undefined || !field.required, {
        error: missingWord(field),
      }),
      z.refine((file) => file === undefined || file.size > 0, {
        error: 'invalid.fileEmpty',
      }),
      z.refine((file) => file === undefined || file.size <= largestFile, {
        error: 'invalid.fileSize',
      }),
      z.refine(
        (file) =>
          file === undefined ||
          file.type === 'application/pdf' ||
          /\.pdf$/i.test(file.name),
        { error: 'invalid.fileType' },
      ),
    ),
  );
}
