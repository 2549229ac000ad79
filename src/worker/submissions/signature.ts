import type { Env } from '../env.ts';
import type { AttachmentKey } from './attachment.ts';

type Keys = Pick<Env, 'ATTACHMENT_KEY' | 'ATTACHMENT_KEY_PREVIOUS'>;

/** An HMAC-SHA-256 signature of any text, in hexadecimal. */
export async function sign(text: string, { ATTACHMENT_KEY }: Keys): Promise<string> {
  return new Uint8Array(
    await crypto.subtle.sign('HMAC', await hmacKey(ATTACHMENT_KEY), new TextEncoder().encode(text)),
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

const daySeconds = 24 * 60 * 60;
/** How long the back end can fetch an attachment, in seconds. */
const lifetimeSeconds = 7 * daySeconds;
export const attachmentsPath = '/api/attachments/';

/**
 * The link from which the back end fetches an attachment. Further attempts send the same
 * link, so that the submission stays identical; it is renewed when less than two days are
 * left.
 *
 * @param site Scheme and host of this site.
 * @param storedAt Milliseconds since 1970.
 */
export async function signedLink(
  site: string,
  key: AttachmentKey,
  keys: Keys,
  storedAt: number,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const stored = Math.floor(storedAt / 1000);
  const expires =
    (now - stored < lifetimeSeconds - 2 * daySeconds ? stored : now) + lifetimeSeconds;
  return `${site}${attachmentsPath}${key}?expires=${expires}&signature=${await sign(`${key}\n${expires}`, keys)}`;
}

/**
 * Whether a link is ours and has not expired. Links signed with the previous key are
 * valid.
 */
export async function isLinkValid(
  key: AttachmentKey,
  query: URLSearchParams,
  keys: Keys,
  now: Date,
): Promise<boolean> {
  const expires = query.get('expires') ?? '';
  return (
    /^\d{1,12}$/.test(expires) &&
    Number(expires) * 1000 > now.getTime() &&
    isSigned(`${key}\n${expires}`, query.get('signature') ?? '', keys)
  );
}
