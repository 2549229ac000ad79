import { cleanLines } from '../../site/forms/clean.ts';
import { type Answers, type Form, maxLengthOf } from '../../site/forms/form.ts';

/**
 * The submitted texts to show again, cut to their fields' limits, so that the page stays
 * small whatever was sent.
 */
export function shownAnswers(form: Form, answers: Answers): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const field of form.fields) {
    const answer = answers[field.name];
    if (typeof answer === 'string')
      shown[field.name] = cutInHtml(cleanLines(answer.slice(0, maxLengthOf(field))));
  }
  return shown;
}

/** Maximum bytes of a text in HTML; only a text made of quotes would exceed it. */
const maxBytes = 80_000;

function cutInHtml(text: string): string {
  let bytes = 0;
  for (let at = 0; at < text.length; at++) {
    bytes += bytesInHtml(text[at] ?? '');
    if (bytes > maxBytes) return text.slice(0, at).toWellFormed();
  }
  return text;
}

/** Bytes of a UTF-16 code unit as React escapes it; the longest is `&#x27;`. */
function bytesInHtml(unit: string): number {
  if (/["&'<>]/.test(unit)) return 6;
  return unit < '\u0080' ? 1 : 3;
}
