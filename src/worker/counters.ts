import type { Env } from './env.ts';

/**
 * Names of the counters. Each data point names its subject: a page, a kind of response, a
 * form, a directive. docs/observe.md explains how to read them.
 */
export type Counter =
  | 'page-rendered'
  | 'page-kept'
  | 'origin-failed'
  | 'content-cut'
  | 'submission'
  | 'request-failed'
  | 'answer-unreadable'
  | 'browser-report';

/**
 * Adds one to a counter if the deployment has a dataset. Never pass anything a visitor
 * sent, or their location.
 */
export function count(
  { METRICS }: Pick<Env, 'METRICS'>,
  counter: Counter,
  subject: string,
  outcome = '',
  milliseconds = 0,
): void {
  METRICS?.writeDataPoint({
    indexes: [counter],
    blobs: [counter, subject, outcome],
    doubles: [1, milliseconds],
  });
}
