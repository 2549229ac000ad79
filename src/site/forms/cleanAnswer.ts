import { dayOf } from './birthDate.ts';
import { cleanCode, cleanLine, cleanLines } from './clean.ts';
import { emailOf } from './email.ts';
import { type Field, longestOf } from './form.ts';
import { phoneOf } from './phone.ts';
import { postcodeOf } from './postcode.ts';

/**
 * A text this many times longer than its field allows is not cleaned, which takes time:
 * no spaces or invisible characters explain it.
 */
const farTooLong = 4;

/** The answer to a field of text as it is checked and kept. */
export function cleanAnswer(field: Field, answer: unknown): string {
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
