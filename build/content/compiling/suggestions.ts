import type { Language } from '../../../src/site/i18n/languages.ts';
import type { Suggestion, Suggestions } from '../../../src/site/search/suggestions.ts';
import type { Content } from '../reading/load.ts';
import { documentsOf } from './searchIndex.ts';

const kinds: readonly string[] = ['product', 'range', 'question', 'page'];

/** The suggestions of the search field in a language: titles, without their texts. */
export function suggestionsIn(content: Content, language: Language): Suggestions {
  const { files } = content;
  const words = files[`content/dictionary/${language}.json`]?.suggestions;
  if (!words) throw new Error(`content/dictionary/${language}.json has no suggestions`);
  return {
    words,
    synonyms: files['content/synonyms.json']?.[language] ?? [],
    entries: documentsOf(content, language)
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, title, keywords, path }) => ({
        kind: kind as Suggestion['kind'],
        title,
        keywords: kind === 'product' ? keywords : '',
        path,
      })),
  };
}
