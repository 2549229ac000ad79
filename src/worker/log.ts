/** Log events; docs/observe.md lists each with its fields. */
export type LogEvent =
  | 'request-failed'
  | 'submission'
  | 'dead-letter'
  | 'answer-unreadable'
  | 'enqueue-failed'
  | 'enqueued-again'
  | 'alert-failed'
  | 'alert-unset'
  | 'alarms-unreadable'
  | 'deletion-failed'
  | 'origin-failed'
  | 'content-cut'
  | 'browser-report';

/**
 * Writes one line of JSON.
 *
 * @param fields Names, numbers and codes defined by the site. Never anything a visitor
 *   sent, or their location.
 */
export function log(
  level: 'info' | 'warn' | 'error',
  event: LogEvent,
  fields: Record<string, string | number | undefined>,
): void {
  console[level](JSON.stringify({ event, ...fields }));
}
