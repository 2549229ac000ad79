import { search } from 'virtual:content/search';
import type MiniSearch from 'minisearch';
import type { Language } from '../site/i18n/languages.ts';
import { loadedIndex, type SearchDocument } from '../site/search/siteIndex.ts';

const loaded = new Map<Language, Promise<MiniSearch<SearchDocument>>>();

/**
 * The search index of a language, loaded once per isolate.
 *
 * @param files The ASSETS binding; bundled indexes would slow down start-up.
 */
export function loadSearchIndex(
  language: Language,
  files: Fetcher,
): Promise<MiniSearch<SearchDocument>> {
  const current = loaded.get(language);
  if (current) return current;
  const index = search[language](files).then(loadedIndex);
  loaded.set(language, index);
  // The next request retries.
  index.catch(() => loaded.delete(language));
  return index;
}
