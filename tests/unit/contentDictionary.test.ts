import { describe, expect, test } from 'vitest';
import { checkContent } from '../../build/content/check.ts';
import type { Content } from '../../build/content/load.ts';
import { passagesOf } from '../../build/content/passages.ts';
import { checkDictionary } from '../../build/content/rules/dictionary.ts';
import { checkPlaceholders } from '../../build/content/rules/placeholders.ts';
import { type Language, languages } from '../../src/site/i18n/languages.ts';

type Groups = Record<string, Record<string, string>>;

const { content } = checkContent('.');

/**
 * The content with the same change to all three dictionaries: a comparison of them does
 * not find it.
 */
function withDictionaries(
  change: (dictionary: Groups, language: Language) => void,
): Content {
  const files = structuredClone(content.files);
  const json = new Map(content.json);
  for (const language of languages) {
    const file = `content/dictionary/${language}.json` as const;
    change(files[file] as Groups, language);
    json.set(file, files[file]);
  }
  return { ...content, files, json, passages: passagesOf(json, content.sources) };
}

describe('a word that no dictionary has', () => {
  test.each([
    ['month', '3'],
    ['foot', 'cookieSettings'],
    ['allergen', 'sesamo'],
  ])('is missing in each of them: %s.%s', (group, word) => {
    const faults = checkDictionary(
      withDictionaries((dictionary) => delete dictionary[group]?.[word]),
    );
    expect(faults.map(({ file, field, what }) => `${file} ${field} ${what}`)).toEqual(
      languages.map(
        (language) => `content/dictionary/${language}.json ${group}.${word} is missing`,
      ),
    );
  });
});

test('a placeholder that every dictionary spells wrong is told of in each of them', () => {
  const misspelt = withDictionaries(({ product }) =>
    Object.assign(product ?? {}, {
      per: product?.['per']?.replace('quantity', 'quantitie'),
    }),
  );
  const faults = checkPlaceholders(misspelt).map(
    ({ file, field, what }) => `${file} ${field} ${what}`,
  );
  for (const language of languages)
    expect(faults).toContain(
      `content/dictionary/${language}.json product.per has the placeholders {{quantitie}}, the site fills in {{quantity}}`,
    );
  expect(faults).toHaveLength(languages.length);
});
