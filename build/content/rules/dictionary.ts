import { languages } from '../../../src/site/i18n/languages.ts';
import { dictionaryWords } from '../dictionaryWords.ts';
import type { Fault } from '../fault.ts';
import { languageNames } from '../languageNames.ts';
import type { Content } from '../load.ts';

/** Every dictionary has the words that the code asks for, and no others. */
export function checkDictionary({ files }: Content): Fault[] {
  return languages.flatMap((language) => {
    const file = `content/dictionary/${language}.json` as const;
    const dictionary = files[file];
    if (!dictionary) return [];
    const written = new Set(
      Object.entries(dictionary).flatMap(([group, words]) =>
        Object.keys(words).map((word) => `${group}.${word}`),
      ),
    );
    const missing = [...dictionaryWords.keys()].filter((key) => !written.has(key));
    const unknown = [...written].filter((key) => !dictionaryWords.has(key));
    return [
      ...missing.map((field) => ({
        file,
        field,
        what: 'is missing',
        cure: `Write it in ${languageNames[language]}.`,
      })),
      ...unknown.map((field) => ({
        file,
        field,
        what: 'is a word that the site does not ask for',
        cure: 'Correct its name or remove it. The code names the words, build/content/dictionaryWords.ts lists them.',
      })),
    ];
  });
}
