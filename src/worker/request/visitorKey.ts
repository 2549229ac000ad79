/** Key of a visitor for rate limits: the IPv4 address, or the /64 of an IPv6 address. */
export function visitorKey({ headers }: Request): string {
  const address = headers.get('CF-Connecting-IP') ?? 'unknown';
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
