import { dayOf } from './birthDate.ts';
import { cleanCode, cleanLine, cleanLines } from './clean.ts';
import { emailOf } from './email.ts';
import { type Field, maxLengthOf } from './form.ts';
import { phoneOf } from './phone.ts';
import { postcodeOf } from './postcode.ts';

/**
 * Text this many times over its field's limit is not cleaned, to save time: spaces and
 * invisible characters do not explain its length.
 */
const maxOversize = 4;

/** Cleans and normalises the answer to a text field. */
export function cleanAnswer(field: Field, answer: unknown): string {
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
