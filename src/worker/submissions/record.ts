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
  /** The visitor's request; undefined if the queue's consumer delivered. */
  requestId?: string | undefined;
  /** Whether a post whose form is unknown may be a report. */
  mayBeReport?: boolean | undefined;
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

/**
 * Counts the outcome of a submission, and logs it in one line, without its contents. What a
 * visitor's request logs is stored with its Ray id and address, which could lead to a
 * person, so that of a report is only counted.
 */
export function record(
  env: Env,
  { outcome, form, requestId, reference, mayBeReport, ...rest }: OutcomeRecord,
): void {
  count(env, 'submission', form ?? '', outcome, rest.milliseconds);
  // A queued submission's form may have been removed.
  const isKnown = form && formNames.includes(form);
  const isReport = isKnown ? formOf(form).anonymous : mayBeReport;
  if (isReport && requestId) return;
  log(levels[outcome], outcome === 'dead' ? 'dead-letter' : 'submission', {
    ...(isKnown && !isReport ? { requestId, reference } : {}),
    form,
    outcome,
    ...rest,
  });
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
