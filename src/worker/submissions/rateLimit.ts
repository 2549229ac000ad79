/**
 * Seconds after which a visitor who posted too often may try again; the period of the
 * binding in wrangler.toml.
 */
export const retryAfter = 60;

/**
 * Counts a post of a visitor. The address serves as a key in the limiter's memory and
 * is kept nowhere.
 *
 * @param what Is counted by itself.
 */
export async function mayPost(
  request: Request,
  limit: RateLimit,
  what = '',
): Promise<boolean> {
  const { success } = await limit.limit({
    key: what + visitorKey(request.headers.get('CF-Connecting-IP') ?? 'unknown'),
  });
  return success;
}

/** An IPv6 visitor has a whole /64 of addresses. */
function visitorKey(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  return [
    ...before,
    ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'),
    ...after,
  ]
    .slice(0, 4)
    .join(':');
}
