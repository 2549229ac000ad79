import type { Language } from '../../site/i18n/languages.ts';
import type { WordKey, Words } from '../../site/i18n/words.ts';

interface Reader {
  t: Words;
  language: Language;
}

/**
 * Says that a text exists in another language only, naming that language in the
 * reader's.
 */
export function onlyIn(
  key: WordKey & ('news.onlyIn' | 'news.someOnlyIn' | 'news.allOnlyIn'),
  language: Language,
  reader: Reader,
): string {
  const name = new Intl.DisplayNames([reader.language], { type: 'language' }).of(
    language,
  );
  return reader.t(key, { language: name ?? language });
}

/**
 * The line about a list of news of which some, or all, are in another language;
 * undefined where none is.
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
