import type { FormName } from '../../site/forms/forms.ts';
import { fromBase64Url, toBase64Url } from '../../site/sealing/base64.ts';
import type { Env } from '../env.ts';
import { isReference } from './reference.ts';
import { isSigned, sign } from './signature.ts';

export interface Receipt {
  form: FormName;
  reference: string;
  at: Date;
  /** The code of the author's mailbox, while it may be shown. */
  code?: string | undefined;
}

/**
 * The query of the thank-you page. It survives a reload, contains nothing about the
 * sender, and is signed, so that nobody can forge it.
 */
export async function receiptQuery(
  { form, reference, at, code }: Receipt,
  keys: Env,
): Promise<string> {
  const seconds = Math.floor(at.getTime() / 1000);
  const box = code ? `&box=${await encryptedCode(code, reference, keys)}` : '';
  const signature = await sign(signedText(form, reference, seconds), keys);
  return `?sent=${reference}&at=${seconds}&signature=${signature}${box}`;
}

/** Parses the query; undefined if its signature is invalid. */
export async function receiptOf(
  form: FormName,
  query: URLSearchParams,
  keys: Env,
): Promise<Receipt | undefined> {
  const reference = query.get('sent') ?? undefined;
  if (!isReference(reference)) return undefined;
  const seconds = query.get('at') ?? '';
  if (
    !/^\d{1,12}$/.test(seconds) ||
    !(await isSigned(signedText(form, reference, seconds), query.get('signature') ?? '', keys))
  )
    return undefined;
  const receipt = { form, reference, at: new Date(Number(seconds) * 1000) };
  const code = await decryptedCode(query.get('box') ?? '', receipt, keys);
  return { ...receipt, code };
}

const signedText = (form: FormName, reference: string, seconds: number | string): string =>
  [form, reference, seconds].join('\n');

/** How long a receipt's URL reveals the mailbox code, in ms. */
const shownMs = 15 * 60 * 1000;
const nonceBytes = 12;

/**
 * Encrypts a mailbox code for the URL of a receipt. Only this site can decrypt it, and
 * only for a quarter of an hour: the page works without JavaScript and survives a reload,
 * while the browser history reveals nothing later.
 */
async function encryptedCode(code: string, reference: string, keys: Env): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const encrypted = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce, additionalData: utf8(reference) },
    await keyFrom(keys),
    utf8(code),
  );
  return toBase64Url(nonce) + toBase64Url(new Uint8Array(encrypted));
}

/** Decrypts the code; undefined if it is not ours or has expired. */
async function decryptedCode(
  text: string,
  { reference, at }: { reference: string; at: Date },
  keys: Env,
): Promise<string | undefined> {
  if (!/^[\w-]{70,80}$/.test(text) || Date.now() > at.getTime() + shownMs) return undefined;
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
