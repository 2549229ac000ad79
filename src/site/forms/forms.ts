import type { PageName } from '../addresses/addresses.ts';
import type { PlainKey } from '../i18n/words.ts';
import type { Faults, Form } from './form.ts';
import { contest } from './kinds/contest.ts';
import { distributor } from './kinds/distributor.ts';
import { ethical } from './kinds/ethical.ts';
import { newsletter } from './kinds/newsletter.ts';
import { other } from './kinds/other.ts';
import { press } from './kinds/press.ts';
import { question } from './kinds/question.ts';
import { work } from './kinds/work.ts';

/**
 * Every form of the site. Pages render them, the Worker validates them, and the back
 * end's payload is built from them.
 */
const forms = {
  newsletter,
  question,
  work,
  other,
  press,
  distributor,
  contest,
  ethical,
} as const satisfies Record<string, Form>;

export type FormName = keyof typeof forms;
export const formNames = Object.keys(forms) as FormName[];
/** A form without its literal types, for code that handles any form. */
export const formOf = (name: FormName): Form => forms[name];

/** The form on a page, which may belong to another page. */
export function formOn(page: PageName): FormName | undefined {
  if (page === 'home') return 'newsletter';
  if (page === 'promotion') return 'contest';
  return formNames.find((name) => forms[name].page === page);
}

/** The state of a page's form after a post. */
export interface FormState {
  form: FormName;
  state: 'faulty' | 'failed' | 'restored' | 'sent';
  status: 200 | 400 | 403 | 409 | 413 | 415 | 422 | 429 | 502;
  /** The submitted answers, to show again. */
  answers: Record<string, string>;
  /** The submitted answers of a failed subscription, which come back on request. */
  cleared?: Record<string, string>;
  faults: Faults;
  /** Message about the submission as a whole. */
  problem?: PlainKey;
  reference?: string;
  /** The code of the author's mailbox, for a receipt. */
  code?: string;
  /** Time of receipt, for a receipt. */
  at?: Date;
}
