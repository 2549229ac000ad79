/** Why a fetch failed, in words; the reason is only in its cause. */
export function fetchFailure(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs} ms`;
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return `no answer (${cause.message || (cause as NodeJS.ErrnoException).code})`;
}

/** The target of a redirect as the end of a sentence, or empty. */
export function redirectTarget({ url, headers }: Response): string {
  const location = headers.get('Location');
  if (location === null) return '';
  const target = URL.canParse(location, url) ? new URL(location, url).href : location;
  return `: it leads to ${target}`;
}
