import * as z from 'zod/mini';
import { type Field, missingWord } from './form.ts';

const no = new Set(['', 'false', '0', 'no', 'off']);
const isYes = (answer: unknown): boolean =>
  typeof answer === 'string' && !no.has(answer.slice(0, 100).trim().toLowerCase());
/** A hidden consent is given unless explicitly refused. */
export const isYesUnlessNo = (answer: unknown): boolean =>
  answer === undefined || isYes(answer);

/** A checkbox; a required one must be ticked. */
export function consentSchema(field: Field) {
  return z.pipe(
    z.transform(isYes),
    z
      .boolean()
      .check(
        z.refine((given) => given || !field.required, { error: missingWord(field) }),
      ),
  );
}
