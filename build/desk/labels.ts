import { type Language, languages } from '../../src/site/i18n/languages.ts';
import { plain } from '../../src/site/search/folding.ts';
import { mostNear, nearestFirst } from '../messages/nearest.ts';
import labels from './labels.json' with { type: 'json' };

/** Names of the languages in the desk. */
export const languageNames: Record<Language, string> = {
  es: 'Español',
  en: 'Inglés',
  fr: 'Francés',
};

/** Either a name, or a name and what to write. */
type Label = string | readonly string[];
const fields: Record<string, Label | undefined> = labels.fields;
const choices: Record<string, string | undefined> = labels.choices;

/**
 * What is known of a field under its last names: `contacts.id` goes before `id`. Entries of lists
 * have no name of their own on the way to it.
 */
export function mostSpecific<Known>(
  known: Record<string, Known | undefined>,
  path: readonly string[],
): Known | undefined {
  const last = path.length - 1;
  const names = path.filter((name, i) => i === last || !/^entr(y|ies)$/.test(name));
  return names.map((_, i) => known[names.slice(i).join('.')]).find((value) => value !== undefined);
}

const labelOf = (path: readonly string[]): Label | undefined => mostSpecific(fields, path);

/** The name of a field in Spanish; without one, its key. */
export function nameOf(path: readonly string[]): string {
  const label = labelOf(path);
  return (typeof label === 'string' ? label : label?.[0]) ?? path.at(-1) ?? '';
}

/** What to write into a field. Words of the interface have the names of fields, not their hints. */
export function hintOf(path: readonly string[]): string | undefined {
  if (path[0] === 'dictionary') return undefined;
  const label = labelOf(path);
  return typeof label === 'string' ? undefined : label?.[1];
}

/** The name of a file or folder of content/. */
export const fileName = (name: string): string =>
  (labels.files as Record<string, string>)[name] ?? name;

export const choiceName = (value: string): string => choices[value] ?? value;

/** A colour of the palette, with what it looks like unless its name says so. */
export function colourName(name: string): string {
  const looks = (labels.colours as Record<string, string>)[name];
  return looks ? `${name} = ${looks}` : name;
}

/**
 * The colours of the palette that a word may mean: those that look like it, in whatever gender and
 * number, or else those that are spelt most like it.
 */
export function coloursLike(word: string, names: readonly string[]): string[] {
  const stems = (text: string) => (plain(text).match(/[a-z]+/g) ?? []).map(stemOf);
  const asked = stems(word);
  const shared = (name: string) =>
    stems(colourName(name)).filter((stem) => asked.includes(stem)).length;
  const most = Math.max(...names.map(shared));
  const found = most
    ? names.filter((name) => shared(name) === most)
    : nearestFirst(word, names).slice(0, mostNear);
  return found.map(colourName);
}

const stemOf = (word: string): string => word.replace(/[ao]?s?$/, '');

/** What a scene shows; the covers of news are numbered by their category. */
export const sceneName = (name: string): string =>
  (labels.scenes as Record<string, string>)[name] ??
  name.replace(/^cover-(\w+)-/, 'portada de noticia, $1 ');

/** Whether a text needs more than a line. */
export function isLong(path: readonly string[]): boolean {
  const last = path.at(-1) ?? '';
  const name = languages.some((language) => language === last) ? path.at(-2) : last;
  return labels.long.includes(name ?? '');
}
