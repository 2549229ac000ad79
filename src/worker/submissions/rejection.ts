import type { Faults } from '../../site/forms/form.ts';
import type { PlainKey } from '../../site/i18n/words.ts';

/** Why a post is rejected. The steps of `submit` throw it, and `submit` handles it. */
export class Rejection extends Error {
  readonly status: 400 | 403 | 413 | 415 | 422 | 429 | 502;
  /** The message for the sender, or the fault of each field. */
  readonly reason: PlainKey | Faults;

  constructor(status: Rejection['status'], reason: Rejection['reason']) {
    super(typeof reason === 'string' ? reason : Object.keys(reason).join(' '));
    this.status = status;
    this.reason = reason;
  }
}
