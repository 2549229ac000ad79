import { type Form, fileFieldOf, readersName, type Values } from '../forms/form.ts';
import type { Language } from '../i18n/languages.ts';

/** The contents of a report's envelope. */
export interface Report {
  language: Language;
  /** By field name; only fields that were filled in. */
  answers: Record<string, string>;
  /** The file, which is sealed separately. */
  attachment?: {
    name: string;
    bytes: number;
    sha256: string;
    /** Private key of the file, which is sealed once, to a key of its own. */
    key?: string;
  };
}

/** Public keys of who may read reports: the channel's officer and the substitute. */
export interface Readers {
  officer?: string;
  substitute?: string;
}

/**
 * Who may read a report.
 *
 * @param values Its answers, which may keep it from the officer.
 * @throws Error if nobody is left.
 */
export function readersOf({ officer, substitute }: Readers, values: Values): Readers {
  const isKept = values[readersName] === true;
  const readers = {
    ...(officer && !isKept ? { officer } : {}),
    ...(substitute ? { substitute } : {}),
  };
  if (!Object.keys(readers).length) throw new Error('nobody could read the report');
  return readers;
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
