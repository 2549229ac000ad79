import { type Language, languages } from '../../../../src/site/i18n/languages.ts';
import type { Fault } from '../../faults/fault.ts';
import { languageNames } from '../../faults/languageNames.ts';
import type { Content } from '../../reading/load.ts';
import { localisedFieldsIn, readable } from '../../reading/passages.ts';
import { foreignWords, withoutNames } from '../../words/foreignWords.ts';

/** No text is left in another language. */
export function checkLanguages(content: Content): Fault[] {
  return [
    ...content.passages.flatMap(({ file, field, language, text }) => {
      const words = foreignWords(readable(text), language);
      return words.length
        ? [
            {
              file,
              field,
              what: `should be ${languageNames[language]} but says ${words.map((word) => `«${word}»`).join(', ')}`,
              cure: 'Translate it; if it is a name or a word of that language, add it to build/content/words/foreignWords.ts.',
            },
          ]
        : [];
    }),
    ...[...content.json].flatMap(([file, value]) =>
      localisedFieldsIn(value).flatMap(({ field, texts }) => copies(file, field, texts)),
    ),
  ];
}

/** Few words may be equal in two languages; a sentence may not. */
function copies(file: string, field: string, texts: Record<Language, string>): Fault[] {
  return languages.flatMap((language, i) => {
    const original = languages
      .slice(0, i)
      .find(
        (other) =>
          texts[other] === texts[language] &&
          (withoutNames(texts[language]).match(/\p{L}{2,}/gu) ?? []).length > 3,
      );
    return original
      ? [
          {
            file,
            field: `${field}.${language}`,
            what: `repeats the ${languageNames[original]} text`,
            cure: `Write it in ${languageNames[language]}.`,
          },
        ]
      : [];
  });
}
