import type { Answers } from '../../site/forms/answers.ts';
import { cleanLines } from '../../site/forms/clean.ts';
import { type Form, longestOf } from '../../site/forms/form.ts';

/**
 * The texts of a post as its page shows them again: no longer than their fields allow,
 * so that the page stays small whatever was sent.
 */
export function shownAnswers(form: Form, answers: Answers): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const field of form.fields) {
    const answer = answers[field.name];
    if (typeof answer === 'string')
      shown[field.name] = cutInHtml(cleanLines(answer.slice(0, longestOf(field))));
  }
  return shown;
}

/**
 * Bytes that a text takes in HTML at most. Nobody writes one that takes more: it would
 * have to be made of quotes.
 */
const mostBytes = 80_000;

function cutInHtml(text: string): string {
  let bytes = 0;
  for (let at = 0; at < text.length; at++) {
    bytes += bytesInHtml(text[at] ?? '');
    if (bytes > mostBytes) return text.slice(0, at).toWellFormed();
  }
  return text;
}

/** Bytes of a UTF-16 unit, escaped as React does: `&#x27;` is the longest. */
function bytesInHtml(unit: string): number {
  if (/["&'<>]/.test(unit)) return 6;
  return unit < '\u0080' ? 1 : 3;
}
