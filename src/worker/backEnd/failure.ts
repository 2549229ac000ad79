/** What the platform answers in place of a back end that it cannot reach. */
const platformStatus: Record<number, string> = {
  520: 'connection reset',
  521: 'connection refused',
  522: 'connection timeout',
  523: 'unreachable',
  524: 'timeout',
  525: 'TLS handshake',
  526: 'TLS certificate',
  530: 'DNS',
};

/** A status as a reason for the log. */
export const reasonOfStatus = (status: number): string =>
  platformStatus[status] ? `${platformStatus[status]} (${status})` : `status ${status}`;

/**
 * An exception of `fetch` as a reason for the log. Its own message may quote what the back
 * end sent.
 */
export function reasonOfError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.message.startsWith('Network connection lost')) return 'connection lost';
  if (error.message.startsWith('internal error')) return 'no connection';
  return error.name;
}
