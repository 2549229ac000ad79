import type { Form } from '../../site/forms/form.ts';
import type { Environment } from '../env.ts';
import { seal } from './signedLink.ts';
import { visitorKey } from './visitorKey.ts';

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
 * The reference of a post: the same answers under the same id have the same one, so that
 * the back end takes them once.
 *
 * @param id What the same post has when it is sent again.
 * @param answers All that was answered, as one text.
 */
export const referenceOf = async (
  id: string,
  answers: string,
  keys: Environment,
): Promise<string> =>
  codeOf(Uint8Array.fromHex(await seal(`post\n${id}\n${answers}`, keys)));

/**
 * The id of a post. A script calls its answers something until it knows that they were
 * received; without one, the same visitor's posts of a minute are the same, so that two
 * clicks make one submission (docs/decisions/0015).
 */
export const postIdOf = (
  given: string | undefined,
  { anonymous }: Form,
  request: Request,
  now: Date,
): string =>
  given?.slice(0, longestId) ||
  [minuteOf(now), anonymous ? '' : visitorKey(request)].join(' ');

const longestId = 100;
const minuteOf = (time: Date): number => Math.floor(time.getTime() / 60_000);

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
