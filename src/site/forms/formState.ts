import type { PlainKey } from '../i18n/words.ts';
import type { Faults } from './answers.ts';
import type { FormName } from './forms.ts';

/** The state of a page's form after a post. */
export interface FormState {
  form: FormName;
  state: 'faulty' | 'failed' | 'sent';
  status: 200 | 400 | 403 | 413 | 415 | 422 | 429 | 502;
  /** The submitted answers, to show again. */
  answers: Record<string, string>;
  faults: Faults;
  /** Message about the submission as a whole. */
  problem?: PlainKey;
  reference?: string;
  /** The code of the author's mailbox, for a receipt. */
  code?: string;
  /** Time of receipt, for a receipt. */
  at?: Date;
}
