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
export function unreadIn({ root, passages }: Read): Unread[] {
  const recorded = recordedIn(root);
  if (!recorded) return [];
  return [...hashesOf(passages)].flatMap(([place, hashes]) => {
    const before = recorded[place]?.split(' ') ?? [];
    const changed = languages.filter((language, i) => hashes[language] !== before[i]);
    const rest = languages.filter((language) => !changed.includes(language));
    return changed.length ? [{ place, changed, rest }] : [];
  });
}

type Read = Pick<Content, 'root' | 'passages'>;

/**
 * The texts and files that have a name: `texts/history`, one of its files, a folder of many.
 * Without `content/` before it, a name is taken as if it were there.
 */
export function placesNamed(name: string, { passages }: Pick<Read, 'passages'>): string[] {
  const path = name
    .replaceAll('\\', '/')
    .replace(/\/+$/, '')
    .replace(/^(.*\/)?content\//, '');
  const wanted = placeOf({ file: `content/${path}` });
  return [...hashesOf(passages).keys()].filter(
    (place) => place === wanted || place.startsWith(`${wanted}/`),
  );
}

/**
 * Records that texts and files were read in every language.
 *
 * @param places By default all of them.
 * @returns Their number.
 */
export function recordReading({ root, passages }: Read, places?: readonly string[]): number {
  const hashes = [...hashesOf(passages)].map(
    ([place, hashes]) => [place, languages.map((language) => hashes[language]).join(' ')] as const,
  );
  const read = hashes.filter(([place]) => places?.includes(place) ?? true);
  const before = places ? Object.entries(recordedIn(root) ?? {}) : [];
  const recorded = Object.entries(Object.fromEntries([...before, ...read])).sort();
  const text = JSON.stringify(Object.fromEntries(recorded), null, 2);
  writeFileSync(join(root, readingsFile), `${text}\n`);
  return read.length;
}

/**
 * Records what has changed in every language, so that a later change in only one of them
 * shows.
 */
export function recordTranslated(read: Read): void {
  const translated = unreadIn(read).filter(({ rest }) => !rest.length);
  if (translated.length)
    recordReading(
      read,
      translated.map(({ place }) => place),
    );
}

function recordedIn(root: string): Record<string, string> | undefined {
  const path = join(root, readingsFile);
  if (!existsSync(path)) return undefined;
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
}

/** A text and the dictionary have a file for each language; a JSON file has all of them. */
const placeOf = ({ file }: Pick<Passage, 'file'>): string =>
  file.replace(new RegExp(`/(${languages.join('|')})\\.(md|json)$`), '');

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
