import type { dictionary } from 'virtual:content/dictionary';
import type { Language } from './languages.ts';

type Dictionary = (typeof dictionary)[Language];

/** A dictionary key such as `menu.news`; an unknown one is a type error. */
export type WordKey = {
  [Group in keyof Dictionary]: `${Group}.${keyof Dictionary[Group] & (string | number)}`;
}[keyof Dictionary];

/** Names of an entry's placeholders; `never` if it has none. */
export type PlaceholderOf<Key extends WordKey> =
  Key extends `${infer Group}.${infer Word}`
    ? Group extends keyof Dictionary
      ? WordOf<Dictionary[Group], Word> extends {
          readonly placeholders?: infer Placeholder;
        }
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
