import { type Language, languages } from '../../../../src/site/i18n/languages.ts';
import { message } from '../../../messages/messages.ts';
import type { Fault } from '../../faults/fault.ts';
import type { Content } from '../../reading/load.ts';
import { localisedFieldsIn, readable } from '../../reading/passages.ts';
import { foreignWords, spanishSpellings, withoutNames } from '../../words/foreignWords.ts';

/** No text may be left untranslated. */
export function* checkLanguages({ passages, json, sources }: Content): Iterable<Fault> {
  for (const { file, field, language, text } of passages) {
    const read = readable(text);
    const words = [...foreignWords(read, language), ...spanishSpellings(read, language)];
    if (words.length)
      yield {
        file,
        field,
        ...message('language.foreign', {
          language: message(`language.${language}`),
          words: words.map((word) => `«${word}»`).join(', '),
        }),
      };
  }
  for (const [file, value] of json)
    for (const { field, texts } of localisedFieldsIn(value)) yield* copies(file, field, texts);
  for (const [file, source] of sources) yield* withoutContraction(file, source);
}

/** A few words may be identical in two languages; a sentence may not. */
function* copies(file: string, field: string, texts: Record<Language, string>): Iterable<Fault> {
  for (const [i, language] of languages.entries()) {
    const text = texts[language];
    const original = languages.slice(0, i).find((other) => texts[other] === text);
    if (original && (withoutNames(text).match(/\p{L}{2,}/gu) ?? []).length > 3)
      yield {
        file,
        field: `${field}.${language}`,
        ...message('language.copy', {
          original: message(`language.${original}`),
          language: message(`language.${language}`),
        }),
      };
  }
}

/** Formal texts: law, employment, and help for people in need. */
const formal =
  /^content\/texts\/(accessibility|commitments|company-terms|compliance|conduct|contest-rules|cookies|ethical|legal-notice|privacy|promotion-terms\/|society|values)/;

/**
 * Above this length, natural English contains a contraction; a literal translation often
 * does not.
 */
const longText = 100;

function* withoutContraction(file: string, source: string): Iterable<Fault> {
  if (!file.endsWith('/en.md') || formal.test(file)) return;
  const text = readable(source.replace(/^---\n[\s\S]*?\n---\n/, ''));
  const words = text.split(/\s+/).length;
  if (words >= longText && !/\p{L}n’t\b|\b(it|that|there|what|who|we|you|they)’\p{L}/iu.test(text))
    yield { file, field: 'text', ...message('language.contraction', { count: words }) };
}
