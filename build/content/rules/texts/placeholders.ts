import { defaultLanguage, languages } from '../../../../src/site/i18n/languages.ts';
import type { Fault } from '../../faults/fault.ts';
import type { Content } from '../../reading/load.ts';
import { localisedFieldsIn, type Passage } from '../../reading/passages.ts';

/** Fields outside the dictionaries with placeholders, and their names. */
const filledFields: { file: string; field: RegExp; placeholders: string[] }[] = [
  {
    file: 'content/about.json',
    field: /^figures\.\d+\.value\./,
    placeholders: ['{{n}}'],
  },
  {
    file: 'content/contest.json',
    field: /^(until|ended\.text)\./,
    placeholders: ['{date}'],
  },
  {
    file: 'content/home.json',
    field: /^manifesto\.text\./,
    placeholders: ['{gusanito}', '{biscuit}', '{crisp}', '{nut}', '{risketo}'],
  },
];

/**
 * Run-time placeholders such as `{date}` or `{{list}}` must be ones that the code fills,
 * the same in every language.
 */
export function* checkPlaceholders({
  json,
  passages,
  figures,
}: Content): Iterable<Fault> {
  // The schema of the dictionaries says which placeholders each word has.
  const unknown = passages
    .filter(({ file }) => !file.startsWith('content/dictionary/'))
    .flatMap((passage) => unknownPlaceholders(passage, Object.keys(figures)));
  yield* unknown;
  for (const [file, value] of json)
    for (const { field, texts } of localisedFieldsIn(value)) {
      const told = (fault: Fault) =>
        fault.file === file && fault.field.startsWith(`${field}.`);
      const wanted = placeholdersOf(texts[defaultLanguage]);
      for (const language of unknown.some(told) ? [] : languages) {
        const found = placeholdersOf(texts[language]);
        if (found !== wanted)
          yield {
            file,
            field: `${field}.${language}`,
            what: `has the placeholders ${found || 'none'}, Spanish has ${wanted || 'none'}`,
            cure: 'Use the same ones in every language; their order is free.',
          };
      }
    }
}

function unknownPlaceholders(
  { file, field, text }: Passage,
  figures: readonly string[],
): Fault[] {
  const filled =
    filledFields.find((each) => each.file === file && each.field.test(field))
      ?.placeholders ?? [];
  const found =
    text.replace(/`[^`]*`|\{#[\w-]+\}|\{sample\}/g, '').match(placeholder) ?? [];
  return found
    .filter((each) => !filled.includes(each) && !figures.includes(each.slice(1, -1)))
    .map((each) => ({
      file,
      field,
      what: `has ${each}, which the site does not fill in`,
      cure: filled.length ? `Write ${filled.join(', ')}.` : 'Write it without braces.',
    }));
}

/** Anything with a brace: an unclosed or misspelt placeholder would show on the page. */
const placeholder = /\{+[^{}]*\}*|\}+/g;

const placeholdersOf = (text: string): string =>
  [...new Set(text.match(placeholder))].sort().join(', ');
