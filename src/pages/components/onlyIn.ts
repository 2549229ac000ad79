import type { Language } from '../../site/i18n/languages.ts';
import type { WordKey, Words } from '../../site/i18n/words.ts';

/**
 * Says that a text exists in another language only, naming that language in the
 * reader's.
 */
export function onlyIn(
  key: WordKey & ('news.onlyIn' | 'news.someOnlyIn'),
  language: Language,
  reader: { t: Words; language: Language },
): string {
  const name = new Intl.DisplayNames([reader.language], { type: 'language' }).of(
    language,
  );
  return reader.t(key, { language: name ?? language });
}
