import { defaultLanguage, languages } from '../../../src/site/languages.ts';
import type { Fault } from '../fault.ts';
import type { Content } from '../load.ts';
import { localisedFieldsIn } from '../passages.ts';

/** What is filled in at run time, as `{date}` or `{{list}}`, is the same in every language. */
export function checkPlaceholders({ json, files }: Content): Fault[] {
  const own = files[`content/dictionary/${defaultLanguage}.json`] ?? {};
  return [
    ...[...json].flatMap(([file, value]) =>
      localisedFieldsIn(value).flatMap(({ field, texts }) => languages.flatMap((language) => compare(file, `${field}.${language}`, texts[language], texts[defaultLanguage]))),
    ),
    ...languages.flatMap((language) =>
      Object.entries(files[`content/dictionary/${language}.json`] ?? {}).flatMap(([group, words]) =>
        Object.entries(words).flatMap(([word, text]) => {
          const model = own[group]?.[word];
          return model === undefined ? [] : compare(`content/dictionary/${language}.json`, `${group}.${word}`, text, model);
        }),
      ),
    ),
  ];
}

function compare(file: string, field: string, text: string, model: string): Fault[] {
  const found = placeholdersOf(text);
  const wanted = placeholdersOf(model);
  if (found === wanted) return [];
  return [{ file, field, what: `has the placeholders ${found || 'none'}, Spanish has ${wanted || 'none'}`, cure: 'Use the same ones in every language; their order is free.' }];
}

const placeholdersOf = (text: string): string => (text.match(/\{\{?\w+\}?\}/g) ?? []).sort().join(', ');
