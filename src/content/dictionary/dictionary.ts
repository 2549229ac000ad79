import { z } from 'zod';
import { catalogueWords } from './catalogue.ts';
import { companyWords } from './company.ts';
import { formWords } from './forms.ts';
import { layoutWords } from './layout.ts';
import { newsWords } from './news.ts';
import { scriptWords } from './scripts.ts';
import type { Text } from './word.ts';

/**
 * content/dictionary/<language>.json: every word of the interface, in groups, with the
 * placeholders that the code fills in. Every language has exactly these keys.
 */
export const dictionaryFile = z.strictObject({
  ...layoutWords,
  ...catalogueWords,
  ...newsWords,
  ...companyWords,
  ...formWords,
  ...scriptWords,
});

export type Dictionary = z.infer<typeof dictionaryFile>;

/** A dictionary key such as `menu.news`; an unknown one is a type error. */
export type WordKey = {
  [Group in keyof Dictionary]: `${Group}.${keyof Dictionary[Group] & (string | number)}`;
}[keyof Dictionary];

/** Names of an entry's placeholders; `never` if it has none. */
export type PlaceholderOf<Key extends WordKey> =
  Key extends `${infer Group}.${infer Word}`
    ? Group extends keyof Dictionary
      ? WordOf<Dictionary[Group], Word> extends Text<infer Placeholder>
        ? Placeholder
        : never
      : never
    : never;

/** Key of an entry without placeholders. */
export type PlainKey = {
  [Key in WordKey]: [PlaceholderOf<Key>] extends [never] ? Key : never;
}[WordKey];

/** Key of a validation error message. */
export type FaultKey = Extract<WordKey, `invalid.${string}`>;

type WordOf<Group, Word extends string> = Word extends keyof Group
  ? Group[Word]
  : Word extends `${infer Name extends number}`
    ? Name extends keyof Group
      ? Group[Name]
      : never
    : never;
