import { dictionary } from 'virtual:content/dictionary';
import rosetta from 'rosetta';
import type { Language } from './languages.ts';

type Dictionary = (typeof dictionary)[Language];

/** A dictionary key such as `menu.news`; an unknown one is a type error. */
export type WordKey = {
  [Group in keyof Dictionary]: `${Group}.${keyof Dictionary[Group] & (string | number)}`;
}[keyof Dictionary];

/** Names of an entry's placeholders; `never` if it has none. */
type PlaceholderOf<Key extends WordKey> = Key extends `${infer Group}.${infer Word}`
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

/** Arguments of a dictionary entry: none, or a value for each placeholder. */
type ValuesOf<Key extends WordKey> = [PlaceholderOf<Key>] extends [never]
  ? []
  : [values: Record<PlaceholderOf<Key>, string | number>];

/** Translates a key and fills in its placeholders; a missing value is a type error. */
export type Words = <Key extends WordKey>(key: Key, ...values: ValuesOf<Key>) => string;

/**
 * The translation function of each language.
 *
 * One rosetta instance per language, because an instance has a current language, and
 * concurrent requests sharing it would mix languages.
 */
export const words: Record<Language, Words> = {
  es: wordsIn('es'),
  en: wordsIn('en'),
  fr: wordsIn('fr'),
};

function wordsIn(language: Language): Words {
  const instance = rosetta({ [language]: dictionary[language] });
  instance.locale(language);
  // Saves a product page some 4 % of its processor time.
  const plain = new Map<WordKey, string>();
  const plainWord = (key: WordKey): string => {
    const word = plain.get(key) ?? instance.t(key);
    plain.set(key, word);
    return word;
  };
  return (key, ...values) => (values.length ? instance.t(key, values[0]) : plainWord(key));
}
