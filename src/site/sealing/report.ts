import type { Values } from '../forms/answers.ts';
import { type Form, fileFieldOf } from '../forms/form.ts';
import type { Language } from '../i18n/languages.ts';

/** What stands in the envelope of a report. */
export interface Report {
  language: Language;
  /** By the names of the fields; only those that were answered. */
  answers: Record<string, string>;
  /** The file that is sealed beside it. */
  attachment?: { name: string; bytes: number; sha256: string };
}

/** The name of the field in which the browser posts an envelope instead of answers. */
export const envelopeName = 'sobre';

/** The report that checked values make. Consent is not sealed, so that it can be seen. */
export function reportOf(
  form: Form,
  values: Values,
  language: Language,
  attachment: Report['attachment'],
): Report {
  const file = fileFieldOf(form)?.name;
  const answers: Report['answers'] = {};
  for (const { name } of form.fields) {
    const value = values[name];
    if (name !== file && typeof value === 'string' && value) answers[name] = value;
  }
  return { language, answers, ...(attachment ? { attachment } : {}) };
}
