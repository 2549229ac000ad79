import rosetta from 'rosetta';
import en from '../../../content/dictionary/en.json' with { type: 'json' };
import es from '../../../content/dictionary/es.json' with { type: 'json' };
import fr from '../../../content/dictionary/fr.json' with { type: 'json' };
import type { Language } from './languages.ts';

type Dictionary = typeof es;
/** `group.word` of the dictionary; a key that Spanish does not have is a type error. */
export type WordKey = {
  [G in keyof Dictionary & string]: `${G}.${keyof Dictionary[G] & string}`;
}[keyof Dictionary & string];

// A word that a language lacks, or has alone, is a type error here.
const dictionaries = { es, en, fr } satisfies Record<Language, Dictionary> & {
  en: Exact<typeof en>;
  fr: Exact<typeof fr>;
};
type Exact<D> = {
  [G in keyof D]: G extends keyof Dictionary
    ? keyof D[G] extends keyof Dictionary[G]
      ? unknown
      : never
    : never;
};

/** Gives a word, its `{{placeholders}}` filled from `values`. */
export type Words = (key: WordKey, values?: Record<string, string | number>) => string;

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
  const instance = rosetta({ [language]: dictionaries[language] });
  instance.locale(language);
  // Found once; nobody but the dictionary names keys, so there are no more than it has.
  const plain = new Map<WordKey, string>();
  return (key, values) => {
    if (values) return instance.t(key, values);
    let word = plain.get(key);
    if (word === undefined) {
      word = instance.t(key);
      plain.set(key, word);
    }
    return word;
  };
}
