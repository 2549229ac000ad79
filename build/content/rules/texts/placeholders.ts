import {
  defaultLanguage,
  type Language,
  languages,
} from '../../../../src/site/i18n/languages.ts';
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
export function checkPlaceholders({ json, passages, figures }: Content): Fault[] {
  // The schema of the dictionaries says which placeholders each word has.
  const unknown = passages
    .filter(({ file }) => !file.startsWith('content/dictionary/'))
    .flatMap((passage) => unknownPlaceholders(passage, Object.keys(figures)));
  const told = (file: string, field: string) =>
    unknown.some((fault) => fault.file === file && fault.field.startsWith(`${field}.`));
  const fields = [...json].flatMap(([file, value]) =>
    localisedFieldsIn(value).map((field) => ({ file, ...field })),
  );
  return [
    ...unknown,
    ...fields.flatMap(({ file, field, texts }) =>
      told(file, field)
        ? []
        : languages.flatMap((language) => unlikeSpanish(file, field, texts, language)),
    ),
  ];
}

function unknownPlaceholders(
  { file, field, text }: Passage,
  figures: readonly string[],
): Fault[] {
  const filled =
    filledFields.find(
      (candidate) => candidate.file === file && candidate.field.test(field),
    )?.placeholders ?? [];
  const unknown = (
    text.replace(/`[^`]*`|\{#[\w-]+\}|\{sample\}/g, '').match(placeholder) ?? []
  ).filter((each) => !filled.includes(each) && !figures.includes(each.slice(1, -1)));
  return unknown.map((each) => ({
    file,
    field,
    what: `has ${each}, which the site does not fill in`,
    cure: filled.length ? `Write ${filled.join(', ')}.` : 'Write it without braces.',
  }));
}

function unlikeSpanish(
  file: string,
  field: string,
  texts: Record<Language, string>,
  language: Language,
): Fault[] {
  const found = placeholdersOf(texts[language]);
  const wanted = placeholdersOf(texts[defaultLanguage]);
  if (found === wanted) return [];
  return [
    {
      file,
      field: `${field}.${language}`,
      what: `has the placeholders ${found || 'none'}, Spanish has ${wanted || 'none'}`,
      cure: 'Use the same ones in every language; their order is free.',
    },
  ];
}

/** Anything with a brace: an unclosed or misspelt placeholder would show on the page. */
const placeholder = /\{+[^{}]*\}*|\}+/g;

const placeholdersOf = (text: string): string =>
  [...new Set(text.match(placeholder))].sort().join(', ');
