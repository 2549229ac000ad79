import * as z from 'zod/mini';
import type { FaultKey } from '../i18n/words.ts';
import { cleanCode, cleanLine, cleanLines } from './clean.ts';
import { fileSchema } from './fileSchema.ts';
import {
  type Answers,
  type Faults,
  type Field,
  type Form,
  maxLengthOf,
  missingWord,
  type Values,
} from './form.ts';
import { dayOf, emailOf, phoneOf, postcodeOf } from './formats.ts';
import { crossFieldRules, type RuleContext, textRules } from './rules.ts';

// JIT compilation needs eval, which the content security policy forbids.
z.config({ jitless: true });

/**
 * Validates the answers to a form. Always runs in the Worker, and in the browser before
 * sending.
 *
 * @returns The values, or the first fault of each field in the order of the form; and
 *   what is accepted although it looks wrong.
 */
export function check(
  form: Form,
  answers: Answers,
  context: RuleContext,
): { values: Values; faults: Faults; warnings: Faults } {
  // Only the form's fields; each gets a key, even if its value is undefined.
  const own = Object.fromEntries(
    form.fields.map(({ name }) => [name, Object.hasOwn(answers, name) ? answers[name] : undefined]),
  );
  const warnings: Faults = {};
  const result = schemaOf(form, context, warnings).safeParse(own);
  if (result.success) return { values: result.data, faults: {}, warnings };
  const first = new Map<string, FaultKey>();
  for (const { path, message } of result.error.issues)
    if (!first.has(String(path[0]))) first.set(String(path[0]), message as FaultKey);
  const faults: Faults = {};
  for (const { name } of form.fields) {
    const word = first.get(name);
    if (word) faults[name] = word;
  }
  return { values: {}, faults, warnings };
}

/**
 * The schema of a form, derived from its fields. Messages are dictionary keys; those of
 * rules that only warn are put in `warnings`.
 */
function schemaOf(form: Form, context: RuleContext, warnings: Faults) {
  const shape: Record<string, z.ZodMiniType<string | boolean | File | undefined>> = {};
  for (const field of form.fields) shape[field.name] = schemaOfField(field, form, context);
  return z.object(shape).check(
    ...crossFieldRules(form).map(({ holds, field, fault, warns }) =>
      z.refine<Values>(
        (values) => {
          if (holds(values)) return true;
          if (warns) warnings[field] = fault;
          return warns;
        },
        {
          error: fault,
          path: [field],
          // Even if another field is invalid.
          when: () => true,
        },
      ),
    ),
  );
}

function schemaOfField(field: Field, form: Form, context: RuleContext) {
  if (field.kind === 'file') return fileSchema(field, form);
  if (field.kind === 'checkbox') return consentSchema(field);
  if (field.kind === 'hidden' && field.value === 'true')
    return z.pipe(z.transform(isYesUnlessNo), z.boolean());
  return z.pipe(
    z.transform((answer) => cleanAnswer(field, answer)),
    z.string().check(({ value, issues }) => {
      const broken = textRules(field, form, context).find(({ holds }) => !holds(value));
      // The rules across fields run even if a field is invalid.
      if (broken)
        issues.push({
          code: 'custom',
          message: broken.fault,
          input: value,
          continue: true,
        });
    }),
  );
}

const no = new Set(['', 'false', '0', 'no', 'off']);
const isYes = (answer: unknown): boolean =>
  typeof answer === 'string' && !no.has(answer.slice(0, 100).trim().toLowerCase());
/** A hidden consent is given unless explicitly refused. */
const isYesUnlessNo = (answer: unknown): boolean => answer === undefined || isYes(answer);

/** A checkbox; a required one must be ticked. */
function consentSchema(field: Field) {
  return z.pipe(
    z.transform(isYes),
    z.boolean().check(z.refine((given) => given || !field.required, { error: missingWord(field) })),
  );
}

/**
 * Text this many times over its field's limit is not cleaned, to save time: spaces and
 * invisible characters do not explain its length.
 */
const maxOversize = 4;

/** Cleans and normalises the answer to a text field. */
function cleanAnswer(field: Field, answer: unknown): string {
  if (typeof answer !== 'string') return '';
  const maxLength = maxLengthOf(field);
  // Still over the limit, so that validation rejects it.
  if (answer.length > maxOversize * maxLength) return answer.slice(0, maxLength + 1);
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
