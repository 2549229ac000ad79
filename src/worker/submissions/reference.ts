import type { Form } from '../../site/forms/form.ts';
import type { Env } from '../env.ts';
import { visitorKey } from '../request/visitorKey.ts';
import { referenceAround } from './recentPosts.ts';
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

/** What the reference of a post follows from. */
interface Post {
  form: Form;
  /** All that was answered, as one text. */
  answers: string;
  /** What a script calls the answers until it knows that they were received. */
  id: string | undefined;
  request: Request;
  now: Date;
}

/**
 * The reference of a post. The same answers under the same id have the same one, so that
 * the back end takes them once. Without an id, the same answers of a visitor within a
 * minute have the same one, so that two clicks make one submission, also around the turn
 * of a minute (docs/decisions/0015 and 0027).
 */
export async function referenceOf(
  { form, answers, id, request, now }: Post,
  keys: Env,
): Promise<string> {
  if (id) return sealedCode(id.slice(0, longestId), answers, keys);
  const visitor = form.anonymous ? '' : visitorKey(request);
  return referenceAround(now, (minute) =>
    sealedCode([minute, visitor].join(' '), answers, keys),
  );
}

const longestId = 100;

const sealedCode = async (id: string, answers: string, keys: Env): Promise<string> =>
  codeOf(Uint8Array.fromHex(await seal(`post\n${id}\n${answers}`, keys)));

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
