import type { PlainKey } from '../i18n/words.ts';
import type { Faults } from './answers.ts';
import type { FormName } from './forms.ts';

/** What became of the form on a page, once it was posted. */
export interface FormState {
  form: FormName;
  state: 'faulty' | 'failed' | 'sent';
  status: 200 | 400 | 403 | 413 | 415 | 422 | 429 | 502;
  /** The answers as they were given, to be shown again. */
  answers: Record<string, string>;
  faults: Faults;
  /** What is wrong with the whole. */
  problem?: PlainKey;
  reference?: string;
  /** The code of the author's mailbox, for a receipt. */
  code?: string;
  /** When it was received, for a receipt. */
  at?: Date;
}
