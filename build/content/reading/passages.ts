import { parse as parseYaml } from 'yaml';
import { type Language, languages } from '../../../src/site/i18n/languages.ts';
import { lineField } from '../faults/fault.ts';
import { perFile } from './perFile.ts';

/** A text of content/ in one language, with its position. */
export interface Passage {
  file: string;
  /**
   * Path of a JSON field, or a position in a text file such as `description` or `line
   * 12`.
   */
  field: string;
  language: Language;
  text: string;
}

/** Every text of content/ that visitors can read. */
export const passagesOf = (json: Map<string, unknown>, sources: Map<string, string>): Passage[] => [
  ...[...json].flatMap(([file, value]) => passagesOfJson(file, value)),
  ...[...sources].flatMap(([file, source]) => passagesOfText(file, source)),
];

const passagesOfJson = perFile((file, value: unknown): Passage[] => {
  const language = languages.find((candidate) => file === `content/dictionary/${candidate}.json`);
  return language
    ? stringsIn(value).map(({ field, text }) => ({ file, field, language, text }))
    : localisedIn(file, value);
});

/** The localised fields in a JSON value: objects with exactly the languages as keys. */
export function localisedFieldsIn(
  value: unknown,
  path: string[] = [],
): { field: string; texts: Record<Language, string> }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalised(value)) return [{ field: path.join('.'), texts: value }];
  return Object.entries(value).flatMap(([name, child]) =>
    localisedFieldsIn(child, [...path, name]),
  );
}

const isLocalised = (value: object): value is Record<Language, string> =>
  Object.keys(value).length === languages.length &&
  languages.every((language) => typeof (value as Record<string, unknown>)[language] === 'string');

const localisedIn = (file: string, value: unknown): Passage[] =>
  localisedFieldsIn(value).flatMap(({ field, texts }) =>
    languages.map((language) => ({
      file,
      field: `${field}.${language}`,
      language,
      text: texts[language],
    })),
  );

/** Every string in a JSON value with its path. */
export function stringsIn(value: unknown, path: string[] = []): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field: path.join('.'), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => stringsIn(child, [...path, name]));
}

/** Fields of front matter that are not words. */
const codeFields = ['updated', 'words', 'product', 'reviewed'];

const passagesOfText = perFile((file, source: string): Passage[] => {
  const language = languages.find((candidate) => file.endsWith(`/${candidate}.md`));
  const [, frontMatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(source) ?? [];
  if (!language) return [];
  const firstLine = frontMatter.split('\n').length + 3;
  return [
    ...stringsIn(readYaml(frontMatter)).flatMap(({ field, text }) =>
      codeFields.includes(field) ? [] : [{ file, field, language, text }],
    ),
    ...body
      .split('\n')
      .flatMap((text, i) =>
        text.trim() ? [{ file, field: lineField(firstLine + i), language, text }] : [],
      ),
  ];
});

/** Invalid front matter is reported when texts are compiled. */
function readYaml(text: string): unknown {
  try {
    return parseYaml(text);
  } catch {
    return {};
  }
}

/** HTML tags and comments, including an unterminated one. */
export const tags = /<[a-z/!?][^<>]*>?/gi;

/**
 * The visible text of a passage: without link targets, anchors and tags, and with a 0 for
 * placeholders, hashtags, addresses and code names.
 */
export const readable = (text: string): string =>
  text
    .replaceAll('![', '[')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\{#[\w-]+\}/g, '')
    .replace(tags, '')
    .replace(/\{\{?\w+\}?\}|#[\p{L}\p{N}]+|(?<!\S)[^\s@]+@\S+\w|https?:\/\/\S+|`[^`]*`/gu, '0');
