import { type FormName, formNames, formOf } from '../../site/forms/forms.ts';
import { count } from '../counters.ts';
import type { Env } from '../env.ts';
import { log } from '../log.ts';

/**
 * The outcome of a post; docs/observe.md explains each. After `queued`, either
 * `delivered` or `dead` follows.
 */
export type SubmissionOutcome =
  | 'delivered'
  | 'queued'
  | 'refused'
  | 'failed'
  | 'invalid'
  | 'rejected'
  | 'dead';

interface OutcomeRecord {
  outcome: SubmissionOutcome;
  /** Undefined if the post failed before its form was identified. */
  form: FormName | undefined;
  /** Not logged for anonymous forms, nor for posts whose form is unknown. */
  requestId?: string | undefined;
  reference?: string | undefined;
  /** Deliveries attempted. */
  attempts?: number | undefined;
  /** Time since the post arrived. */
  milliseconds: number;
  /** Of the back end's answer. */
  status?: number | undefined;
  /** Why it failed: an error's name, or the dictionary key of the message shown. */
  reason?: string | undefined;
}

/** Logs and counts the outcome of a submission in one line, without its contents. */
export function record(
  env: Env,
  { outcome, form, requestId, reference, ...rest }: OutcomeRecord,
): void {
  // A queued submission's form may have been removed.
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
