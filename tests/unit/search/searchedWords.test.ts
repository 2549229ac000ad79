import { readFileSync } from 'node:fs';
import { search } from 'virtual:content/search';
import { synonyms } from 'virtual:content/synonyms';
import { describe, expect, test } from 'vitest';
import { searchedWordsFile } from '../../../src/content/searchedWords.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { loadedIndex, searchIn } from '../../../src/site/search/siteIndex.ts';

const table = searchedWordsFile.parse(
  JSON.parse(readFileSync('content/searched-words.json', 'utf8')),
);

describe.each(languages)('in %s', async (language) => {
  const index = loadedIndex(await search(language, undefined as never));
  const searched = Object.entries(table).flatMap(([id, words]) =>
    words[language].map((word): [word: string, id: string] => [word, id]),
  );

  test('the table has sixty words and more, each once', () => {
    const words = searched.map(([word]) => word);
    expect(words.length).toBeGreaterThanOrEqual(60);
    expect(new Set(words).size).toBe(words.length);
  });

  test.each(searched)('«%s» leads first to %s', (word, id) => {
    const [first] = searchIn([index], word, language, synonyms);
    expect(first?.id).toBe(id.startsWith('page/') ? `${id}/${language}` : id);
  });
});
