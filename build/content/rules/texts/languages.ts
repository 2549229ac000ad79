import { type Language, languages } from '../../../../src/site/i18n/languages.ts';
import { type Fault, languageNames } from '../../faults/fault.ts';
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
        what: `should be ${languageNames[language]} but says ${words.map((word) => `«${word}»`).join(', ')}`,
        cure: 'Translate it; if it is a name or a word of that language, add it to build/content/words/foreignWords.ts.',
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
        what: `repeats the ${languageNames[original]} text`,
        cure: `Write it in ${languageNames[language]}.`,
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
    yield {
      file,
      field: 'text',
      what: `has ${words} words and not one contraction`,
      cure: 'Read it aloud, and write it as you would say it: don’t, it’s, we’re.',
    };
}
