import { defaultLanguage, languages } from '../../../src/site/languages.ts';
import type { Fault } from '../fault.ts';
import type { Content } from '../load.ts';

/** The three dictionaries have the same words. */
export function checkDictionary({ files }: Content): Fault[] {
  const keysOf = (language: (typeof languages)[number]) =>
    new Set(Object.entries(files[`content/dictionary/${language}.json`] ?? {}).flatMap(([group, words]) => Object.keys(words).map((word) => `${group}.${word}`)));
  const own = keysOf(defaultLanguage);
  return languages
    .filter((language) => language !== defaultLanguage && files[`content/dictionary/${language}.json`] && files[`content/dictionary/${defaultLanguage}.json`])
    .flatMap((language) => {
      const file = `content/dictionary/${language}.json`;
      const keys = keysOf(language);
      return [
        ...[...own].filter((key) => !keys.has(key)).map((field) => ({ file, field, what: 'is missing', cure: `Translate it from content/dictionary/${defaultLanguage}.json.` })),
        ...[...keys].filter((key) => !own.has(key)).map((field) => ({ file, field, what: `is not in content/dictionary/${defaultLanguage}.json`, cure: 'Add it to every dictionary or remove it.' })),
      ];
    });
}
