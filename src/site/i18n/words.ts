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

/** What a word takes: nothing, or a value for each of its placeholders. */
type ValuesOf<Key extends WordKey> = [PlaceholderOf<Key>] extends [never]
  ? []
  : [values: Record<PlaceholderOf<Key>, string | number>];

/** Gives a word with its placeholders filled; one without its values is a type error. */
export type Words = <Key extends WordKey>(key: Key, ...values: ValuesOf<Key>) => string;

/**
 * The interface's words in one language.
 *
 * One rosetta instance per language, made once: an instance has one current language,
 * and shared between visits it would mix them.
 */
export const words: Record<Language, Words> = {
  es: wordsIn('es'),
  en: wordsIn('en'),
  fr: wordsIn('fr'),
};

function wordsIn(language: Language): Words {
  const instance = rosetta({ [language]: dictionary[language] });
  instance.locale(language);
  return (key, ...[values]) => instance.t(key, values);
}
