import { keysFrom, type SealingKeys } from './hpke.ts';

// Without vowels, which would make words, and without what is mistaken for something
// else when read aloud or written down.
const signs = 'BCDFGHJKMNPRSTVWXY3456789';
/** 20 of 25 signs: 92 bits. */
const length = 20;
/** Characters of an answer that are looked at. */
const longestTyped = 100;

/** What follows from the code of a mailbox. The code itself is stored nowhere. */
export interface MailboxKeys extends SealingKeys {
  /** Names the mailbox in the bucket; a hash, so that it leads back to nothing. */
  id: string;
}

/**
 * A code in groups of four: `7KCM-94XD-3HTB-W8RP-K5VN`.
 *
 * @param bytes 64 by chance: enough are left without the last six values, which would
 *   make some signs likelier than others.
 */
export const mailboxCodeOf = (bytes: Uint8Array): string =>
  [...bytes]
    .filter((byte) => byte < 250)
    .slice(0, length)
    .map((byte) => signs[byte % signs.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

/** The code that somebody typed, however grouped; undefined where it is none. */
export function typedCode(text: string): string | undefined {
  const letters = text
    .slice(0, longestTyped)
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '');
  return new RegExp(`^[${signs}]{${length}}$`).test(letters) ? letters : undefined;
}

/** What follows from a code that was typed. */
export async function mailboxKeysOf(code: string): Promise<MailboxKeys> {
  const letters = code.replaceAll('-', '');
  const [lookup, secret] = await Promise.all([
    derived(letters, 'lookup'),
    derived(letters, 'key'),
  ]);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', lookup));
  const id = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { id, ...(await keysFrom(secret)) };
}

async function derived(
  letters: string,
  purpose: 'lookup' | 'key',
): Promise<Uint8Array<ArrayBuffer>> {
  const utf8 = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', utf8(letters), 'HKDF', false, [
    'deriveBits',
  ]);
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
