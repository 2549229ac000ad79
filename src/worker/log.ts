/** Events of the log; docs/observe.md tells each with its fields. */
export type LogEvent =
  | 'request-failed'
  | 'submission'
  | 'dead-letter'
  | 'answer-unreadable'
  | 'enqueue-failed'
  | 'enqueued-again'
  | 'alert-failed'
  | 'origin-failed'
  | 'content-cut'
  | 'browser-report';

/**
 * Writes one line of JSON.
 *
 * @param fields Names, numbers and codes that the site made itself. Nothing that a
 *   visitor sent, nor where they are.
 */
export function log(
  level: 'info' | 'warn' | 'error',
  event: LogEvent,
  fields: Record<string, string | number | undefined>,
): void {
  console[level](JSON.stringify({ event, ...fields }));
}
