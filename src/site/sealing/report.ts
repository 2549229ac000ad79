import { type Form, fileFieldOf, type Values } from '../forms/form.ts';
import type { Language } from '../i18n/languages.ts';

/** The contents of a report's envelope. */
export interface Report {
  language: Language;
  /** By field name; only fields that were filled in. */
  answers: Record<string, string>;
  /** The file, which is sealed separately. */
  attachment?: { name: string; bytes: number; sha256: string };
}

/** The field in which the browser posts an envelope instead of answers. */
export const envelopeName = 'sobre';

/**
 * Builds a report from validated values. Leaves out the consent, which stays in clear
 * text.
 */
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
