import { type FormName, formNames, formOf } from '../../site/forms/forms.ts';
import { count } from '../counters.ts';
import type { Env } from '../env.ts';
import { log } from '../log.ts';

/**
 * What became of a post; docs/observe.md explains each. Of these, `dead` alone comes
 * after an acknowledgement.
 */
export type SubmissionOutcome =
  | 'delivered'
  | 'queued'
  | 'refused'
  | 'failed'
  | 'invalid'
  | 'rejected'
  | 'dead';

interface Recorded {
  outcome: SubmissionOutcome;
  /** Undefined where a post did not get as far as naming its form. */
  form: FormName | undefined;
  /**
   * Neither the request nor the reference of an anonymous report is written, nor of a
   * post that may be one.
   */
  requestId?: string | undefined;
  reference?: string | undefined;
  /** Times it was sent to the back end. */
  attempts?: number | undefined;
  /** Since the post arrived. */
  milliseconds: number;
  /** Why it failed: the name of an error, or of the words that its sender was shown. */
  reason?: string | undefined;
}

/**
 * Logs and counts what became of a submission: one line, and nothing that was
 * submitted.
 */
export function record(
  env: Env,
  { outcome, form, requestId, reference, ...rest }: Recorded,
): void {
  // One that waited may be of a form that is no more.
  const isNamed = form && formNames.includes(form) && !formOf(form).anonymous;
  const names = isNamed ? { requestId, reference } : {};
  log(levels[outcome], outcome === 'dead' ? 'dead-letter' : 'submission', {
    ...names,
    form,
    outcome,
    ...rest,
  });
  count(env, 'submission', form ?? '', outcome, rest.milliseconds);
}

const levels = {
  delivered: 'info',
  queued: 'warn',
  refused: 'error',
  failed: 'error',
  invalid: 'info',
  rejected: 'info',
  dead: 'error',
} as const satisfies Record<SubmissionOutcome, string>;
