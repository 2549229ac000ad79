import { dictionary } from 'virtual:content/dictionary';
import rosetta from 'rosetta';
import type {
  FaultKey,
  PlaceholderOf,
  PlainKey,
  WordKey,
} from '../../content/dictionary/dictionary.ts';
import type { Language } from './languages.ts';

export type { FaultKey, PlainKey, WordKey };

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
  // Halves what a page spends on words: 0.07 of 1.1 ms.
  const plain = new Map<WordKey, string>();
  const plainWord = (key: WordKey): string => {
    const known = plain.get(key);
    if (known !== undefined) return known;
    const word = instance.t(key);
    plain.set(key, word);
    return word;
  };
  return (key, ...values) =>
    values.length ? instance.t(key, values[0]) : plainWord(key);
}
