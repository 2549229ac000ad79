import { fromBase64Url, toBase64Url } from '../../site/sealing/base64.ts';
import type { Env } from '../env.ts';
import { sign } from '../submissions/signature.ts';

/** How long a receipt's URL reveals the mailbox code, in ms. */
const shownMs = 15 * 60 * 1000;
const nonceBytes = 12;

/**
 * Encrypts a mailbox code for the URL of a receipt. Only this site can decrypt it, and
 * only for a quarter of an hour: the page works without JavaScript and survives a reload,
 * while the browser history reveals nothing later.
 */
export async function encryptedCode(
  code: string,
  reference: string,
  keys: Env,
): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const encrypted = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce, additionalData: utf8(reference) },
    await keyFrom(keys),
    utf8(code),
  );
  return toBase64Url(nonce) + toBase64Url(new Uint8Array(encrypted));
}

/** Decrypts the code; undefined if it is not ours or has expired. */
export async function decryptedCode(
  text: string,
  { reference, at }: { reference: string; at: Date },
  keys: Env,
): Promise<string | undefined> {
  if (!/^[\w-]{70,80}$/.test(text) || Date.now() > at.getTime() + shownMs)
    return undefined;
  try {
    const code = await crypto.subtle.decrypt(
      {
        name: 'AES-GCM',
        iv: fromBase64Url(text.slice(0, 16)),
        additionalData: utf8(reference),
      },
      await keyFrom(keys),
      fromBase64Url(text.slice(16)),
    );
    return new TextDecoder().decode(code);
  } catch {
    return undefined;
  }
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const keyFrom = async (keys: Env): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'raw',
    Uint8Array.fromHex(await sign('key of receipts', keys)),
    'AES-GCM',
    false,
    ['encrypt', 'decrypt'],
  );
