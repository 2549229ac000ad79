import type { Env } from '../env.ts';
import { visitorKey } from '../request/visitor.ts';
import { sign } from './signature.ts';

// No vowels, which could form words, and no characters that are easily confused when read
// aloud or written down.
const alphabet = 'BCDFGHJKMNPRSTVWXY3456789';
const length = 12;

/**
 * A random reference such as `7KCM-94XD-3HTB`, for the trial post of `npm run check:origin`.
 * Visitors get `referenceOf` their post. Its 55 bits cannot be guessed.
 */
export const newReference = (): string => codeOf(crypto.getRandomValues(new Uint8Array(32)));

/** What a post's reference is derived from. */
interface Post {
  /** The serialised answers. */
  text: string;
  /** Id from the script or, of a report, from its page. */
  id: string | undefined;
  request: Request;
  now: Date;
}

/**
 * The reference of a post. The same answers with the same id get the same reference, so
 * that the back end accepts them once. Without an id, identical answers from one visitor
 * within 60 seconds share a reference, so a double click counts once, even when the
 * minute changes between the clicks (docs/decisions/0019).
 */
export async function referenceOf({ text, id, request, now }: Post, keys: Env): Promise<string> {
  // The names keep an id from passing for a minute.
  const signed = async (...from: ['id', string] | ['minute', number, string]) =>
    codeOf(Uint8Array.fromHex(await sign(JSON.stringify(['post', ...from, text]), keys)));
  if (id) return signed('id', id);
  return referenceAround(now, (minute) => signed('minute', minute, visitorKey(request)));
}

/**
 * @param bytes 32 random bytes. Values from 250 are dropped, because 256 is not a
 *   multiple of the 25 characters.
 */
const codeOf = (bytes: Uint8Array): string =>
  [...bytes]
    .filter((byte) => byte < 250)
    .slice(0, length)
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

export const isReference = (text: string | undefined): text is string =>
  text !== undefined && new RegExp(`^(?:[${alphabet}]{4}-){2}[${alphabet}]{4}$`).test(text);

/** Whether somebody has typed what has the form of a reference, in any grouping. */
export const looksLikeReference = (typed: string): boolean =>
  new RegExp(`^[${alphabet}]{${length}}$`).test(typed.toUpperCase().replace(/[^A-Z\d]/g, ''));

/** Time in ms within which two equal posts count as a double click. */
const windowMs = 60_000;
/** Maximum references to remember per isolate. */
const maxReferences = 5_000;

/** When each reference was issued, in ms since 1970, oldest first. */
const issued = new Map<string, number>();

/**
 * The reference of a post without an id: the current minute's, or the previous minute's
 * if this isolate issued it in the last 60 seconds.
 *
 * @param inMinute Computes the post's reference for a minute, counted from 1970.
 */
export async function referenceAround(
  now: Date,
  inMinute: (minute: number) => Promise<string>,
): Promise<string> {
  const minute = Math.floor(now.getTime() / windowMs);
  const [reference, before] = await Promise.all([inMinute(minute), inMinute(minute - 1)]);
  const at = issued.get(before);
  if (at !== undefined && now.getTime() - at < windowMs) return before;
  remember(reference, now);
  return reference;
}

function remember(reference: string, now: Date): void {
  for (const [old, at] of issued) {
    if (issued.size < maxReferences && now.getTime() - at < windowMs) break;
    issued.delete(old);
  }
  if (!issued.has(reference)) issued.set(reference, now.getTime());
}
