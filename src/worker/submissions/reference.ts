import type { Environment } from '../env.ts';
import { seal } from './signedLink.ts';

// Without vowels, which would make words, and without what is mistaken for something
// else when read aloud or written down.
const signs = 'BCDFGHJKMNPRSTVWXY3456789';
const length = 12;

/**
 * A code to quote: `7KCM-94XD-3HTB`. Also the idempotency key of the submission; 55
 * bits, so none can be guessed.
 */
export const newReference = (): string =>
  codeOf(crypto.getRandomValues(new Uint8Array(32)));

/**
 * The reference of a post that may be one sent again, because its answer got lost: the
 * same answers under the same id have the same one, so that the origin does not take
 * them twice.
 *
 * @param id What the browser calls these answers until it knows that they were
 *   received.
 * @param answers All that was answered, as one text.
 */
export const referenceOf = async (
  id: string,
  answers: string,
  keys: Environment,
): Promise<string> => codeOf(Uint8Array.fromHex(await seal(`${id}\n${answers}`, keys)));

/**
 * @param bytes 32 by chance, so that enough are left without the last six values, which
 *   would make some signs likelier than others.
 */
const codeOf = (bytes: Uint8Array): string =>
  [...bytes]
    .filter((byte) => byte < 250)
    .slice(0, length)
    .map((byte) => signs[byte % signs.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

export const isReference = (text: string | undefined): text is string =>
  text !== undefined && new RegExp(`^(?:[${signs}]{4}-){2}[${signs}]{4}$`).test(text);
