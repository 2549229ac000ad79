/**
 * Headers that prove to the back end that a request is the site's (docs/back-end.md): the
 * time in seconds, and an HMAC-SHA-256 of path, reference, time and body, one on each line,
 * in hexadecimal.
 */
export async function requestSignature(
  secret: string,
  path: string,
  { headers, body }: RequestInit,
): Promise<Record<string, string>> {
  const time = String(Math.floor(Date.now() / 1000));
  const reference = new Headers(headers).get('Idempotency-Key') ?? '';
  const text = [path, reference, time, typeof body === 'string' ? body : ''].join('\n');
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ]);
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(text));
  return {
    'X-Site-Time': time,
    'X-Site-Signature': [...new Uint8Array(signature)]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join(''),
  };
}
