import type { Language } from '../../site/i18n/languages.ts';
import type { WordKey, Words } from '../../site/i18n/words.ts';

interface Reader {
  t: Words;
  language: Language;
}

/**
 * Returns a note that a text exists only in another language, named in the reader's own.
 */
export function onlyIn(
  key: WordKey & ('news.onlyIn' | 'news.someOnlyIn' | 'news.allOnlyIn'),
  language: Language,
  reader: Reader,
): string {
  const name = new Intl.DisplayNames([reader.language], { type: 'language' }).of(language);
  return reader.t(key, { language: name ?? language });
}

/**
 * Returns a note that some or all news of a list are in another language; undefined if
 * none is.
 */
export function newsOnlyIn(
  news: readonly { language: Language }[],
  reader: Reader,
): string | undefined {
  const foreign = news.filter(({ language }) => language !== reader.language);
  const [first] = foreign;
  if (!first) return undefined;
  const all = foreign.length === news.length;
  return onlyIn(all ? 'news.allOnlyIn' : 'news.someOnlyIn', first.language, reader);
}
