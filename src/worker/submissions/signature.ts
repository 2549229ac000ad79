import type { Env } from '../env.ts';

export type Keys = Pick<Env, 'ATTACHMENT_KEY' | 'ATTACHMENT_KEY_PREVIOUS'>;

/** An HMAC-SHA-256 signature of any text, in hexadecimal. */
export async function sign(text: string, { ATTACHMENT_KEY }: Keys): Promise<string> {
  return new Uint8Array(
    await crypto.subtle.sign(
      'HMAC',
      await hmacKey(ATTACHMENT_KEY),
      new TextEncoder().encode(text),
    ),
  ).toHex();
}

/** Whether a signature was made by this site, with the current or the previous key. */
export async function isSigned(
  text: string,
  signature: string,
  { ATTACHMENT_KEY, ATTACHMENT_KEY_PREVIOUS }: Keys,
): Promise<boolean> {
  if (!/^[\da-f]{64}$/.test(signature)) return false;
  for (const secret of [ATTACHMENT_KEY, ATTACHMENT_KEY_PREVIOUS]) {
    if (
      secret &&
      (await crypto.subtle.verify(
        'HMAC',
        await hmacKey(secret),
        Uint8Array.fromHex(signature),
        new TextEncoder().encode(text),
      ))
    )
      return true;
  }
  return false;
}

const hmacKey = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
