import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../src/site/i18n/languages.ts';
import type { Content } from './reading/load.ts';
import type { Passage } from './reading/passages.ts';

/** Relative to the project; written by `npm run check:content -- --read`. */
export const readingsFile = 'content/released/translations.json';

/** Hashes of the words of a text or file, one for each language. */
type Hashes = Record<Language, string>;

/** A text or file that nobody has read in every language since it changed. */
export interface Unread {
  place: string;
  /** The languages that changed; in the others, it may be out of date. */
  changed: Language[];
  rest: Language[];
}

/**
 * Compares the words with those of the last reading; nothing if none is recorded. A change
 * in every language is among them, because a later one in a single language would not show.
 */
export function unreadIn({ root, passages }: Pick<Content, 'root' | 'passages'>): Unread[] {
  const path = join(root, readingsFile);
  if (!existsSync(path)) return [];
  const recorded = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  return [...hashesOf(passages)].flatMap(([place, hashes]) => {
    const before = recorded[place]?.split(' ') ?? [];
    const changed = languages.filter((language, i) => hashes[language] !== before[i]);
    const rest = languages.filter((language) => !changed.includes(language));
    return changed.length ? [{ place, changed, rest }] : [];
  });
}

/**
 * Records that every text was read in every language.
 *
 * @returns Their number.
 */
export function recordReading({ root, passages }: Pick<Content, 'root' | 'passages'>): number {
  const hashes = [...hashesOf(passages)]
    .map(([place, hashes]) => [place, languages.map((language) => hashes[language]).join(' ')])
    .sort();
  const text = JSON.stringify(Object.fromEntries(hashes), null, 2);
  writeFileSync(join(root, readingsFile), `${text}\n`);
  return hashes.length;
}

/** A text and the dictionary have a file for each language; a JSON file has all of them. */
const placeOf = ({ file }: Passage): string => file.replace(/\/(es|en|fr)\.(md|json)$/, '');

const hashesOf = (passages: readonly Passage[]): Map<string, Hashes> =>
  new Map(
    [...Map.groupBy(passages, placeOf)].map(([place, own]) => [
      place,
      Object.fromEntries(
        languages.map((language) => [
          language,
          hashOf(own.filter((passage) => passage.language === language)),
        ]),
      ) as Hashes,
    ]),
  );

/** Another order of fields or lines changes nothing. */
const hashOf = (passages: readonly Passage[]): string =>
  createHash('sha256')
    .update(
      passages
        .map(({ text }) => text)
        .sort()
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 8);
