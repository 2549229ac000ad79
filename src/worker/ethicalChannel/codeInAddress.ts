import { fromBase64Url, toBase64Url } from '../../site/sealing/base64.ts';
import type { Env } from '../env.ts';
import { sign } from '../submissions/signature.ts';

type Keys = Pick<Env, 'ATTACHMENT_KEY' | 'ATTACHMENT_KEY_PREVIOUS'>;

const nonceBytes = 12;

/**
 * Encrypts a mailbox code for an address. Only this site can decrypt it, and its callers
 * only do so for some minutes: pages work without JavaScript and survive a reload, while
 * the browser history reveals nothing later.
 *
 * @param bound What else the address says; the code is not decrypted if that was changed.
 */
export async function encryptedCode(code: string, bound: string, keys: Keys): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const encrypted = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce, additionalData: utf8(bound) },
    await keyFrom(keys.ATTACHMENT_KEY),
    utf8(code),
  );
  return toBase64Url(nonce) + toBase64Url(new Uint8Array(encrypted));
}

/** Decrypts a code, with the current or the previous key; undefined if it is not ours. */
export async function decryptedCode(
  text: string,
  bound: string,
  { ATTACHMENT_KEY, ATTACHMENT_KEY_PREVIOUS }: Keys,
): Promise<string | undefined> {
  if (!/^[\w-]{64,80}$/.test(text)) return undefined;
  const algorithm = {
    name: 'AES-GCM',
    iv: fromBase64Url(text.slice(0, 16)),
    additionalData: utf8(bound),
  };
  const encrypted = fromBase64Url(text.slice(16));
  for (const secret of [ATTACHMENT_KEY, ATTACHMENT_KEY_PREVIOUS]) {
    if (!secret) continue;
    try {
      const code = await crypto.subtle.decrypt(algorithm, await keyFrom(secret), encrypted);
      return new TextDecoder().decode(code);
    } catch {
      // Encrypted with another key, or changed.
    }
  }
  return undefined;
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const keyFrom = async (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'raw',
    Uint8Array.fromHex(await sign('key of receipts', { ATTACHMENT_KEY: secret })),
    'AES-GCM',
    false,
    ['encrypt', 'decrypt'],
  );
