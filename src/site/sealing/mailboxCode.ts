import { keysFrom, type SealingKeys } from './hpke.ts';

// No vowels, which could form words, and no characters that are easily confused when read
// aloud or written down.
const alphabet = 'BCDFGHJKMNPRSTVWXY3456789';
/** 20 of 25 characters: 92 bits. */
const length = 20;
/** Maximum characters of input to parse. */
export const maxTypedLength = 100;

/** Keys derived from a mailbox code. The code itself is not stored anywhere. */
export interface MailboxKeys extends SealingKeys {
  /** The mailbox's id in the bucket; a hash, from which the code cannot be recovered. */
  id: string;
}

/**
 * A code in groups of four: `7KCM-94XD-3HTB-W8RP-K5VN`.
 *
 * @param bytes 64 random bytes. Values from 250 are dropped, because 256 is not a
 *   multiple of the 25 characters.
 */
export const mailboxCodeOf = (bytes: Uint8Array): string =>
  [...bytes]
    .filter((byte) => byte < 250)
    .slice(0, length)
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

/** Parses a typed code with any grouping; undefined if it is invalid. */
export function typedCode(text: string): string | undefined {
  const letters = text
    .slice(0, maxTypedLength)
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '');
  return new RegExp(`^[${alphabet}]{${length}}$`).test(letters) ? letters : undefined;
}

/** Derives the keys of a mailbox from its code. */
export async function mailboxKeysOf(code: string): Promise<MailboxKeys> {
  const letters = code.replaceAll('-', '');
  const [lookup, secret] = await Promise.all([derived(letters, 'lookup'), derived(letters, 'key')]);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', lookup));
  const id = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { id, ...(await keysFrom(secret)) };
}

async function derived(
  letters: string,
  purpose: 'lookup' | 'key',
): Promise<Uint8Array<ArrayBuffer>> {
  const utf8 = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', utf8(letters), 'HKDF', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: utf8('risi mailbox 1'),
      info: utf8(purpose),
    },
    key,
    256,
  );
  return new Uint8Array(bits);
}
