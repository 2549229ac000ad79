import type { Env } from './env.ts';

/**
 * What is counted, each with what it is about: a page, a kind of answer of the back end,
 * a form, a directive. docs/observe.md tells how they are read.
 */
export type Counter =
  | 'page-rendered'
  | 'page-kept'
  | 'origin-failed'
  | 'content-cut'
  | 'submission'
  | 'answer-unreadable'
  | 'browser-report';

/**
 * Counts one, where the deployment has a dataset. Nothing that a visitor sent, nor
 * where they are.
 */
export function count(
  { METRICS }: Pick<Env, 'METRICS'>,
  counter: Counter,
  about: string,
  outcome = '',
  milliseconds = 0,
): void {
  METRICS?.writeDataPoint({
    indexes: [counter],
    blobs: [counter, about, outcome],
    doubles: [1, milliseconds],
  });
}
