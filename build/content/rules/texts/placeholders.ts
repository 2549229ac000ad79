import { defaultLanguage, languages } from '../../../../src/site/i18n/languages.ts';
import { message } from '../../../messages/messages.ts';
import type { Fault } from '../../faults/fault.ts';
import type { Figures } from '../../reading/figures.ts';
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
export function* checkPlaceholders({ json, passages, figures }: Content): Iterable<Fault> {
  // The schema of the dictionaries says which placeholders each word has.
  const unknown = passages
    .filter(({ file }) => !file.startsWith('content/dictionary/'))
    .flatMap((passage) => unknownPlaceholders(passage, Object.keys(figures)));
  yield* unknown;
  for (const [file, value] of json)
    for (const { field, texts } of localisedFieldsIn(value)) {
      const told = (fault: Fault) => fault.file === file && fault.field.startsWith(`${field}.`);
      const wanted = placeholdersOf(texts[defaultLanguage]);
      for (const language of unknown.some(told) ? [] : languages) {
        const found = placeholdersOf(texts[language]);
        if (found !== wanted)
          yield {
            file,
            field: `${field}.${language}`,
            ...message('placeholders.unlike', {
              found: found || message('none'),
              spanish: wanted || message('none'),
            }),
          };
      }
    }
}

function unknownPlaceholders({ file, field, text }: Passage, figures: readonly string[]): Fault[] {
  const filled =
    filledFields.find((each) => each.file === file && each.field.test(field))?.placeholders ?? [];
  const found = text.replace(/`[^`]*`|\{#[\w-]+\}|\{sample\}/g, '').match(placeholder) ?? [];
  return found
    .filter((each) => !filled.includes(each) && !figures.includes(each.slice(1, -1)))
    .map((each) => ({
      file,
      field,
      ...(filled.length
        ? message('placeholders.unknown', { found: each, right: filled.join(', ') })
        : message('placeholders.braces', { found: each })),
    }));
}

/** Anything with a brace: an unclosed or misspelt placeholder would show on the page. */
const placeholder = /\{+[^{}]*\}*|\}+/g;

const placeholdersOf = (text: string): string =>
  [...new Set(text.match(placeholder))].sort().join(', ');

/** How texts write each company figure, with its unit. */
const typed: Record<string, (number: string) => string> = {
  bagsMillions: (number) => `${number}\\s?(M\\b|mill(?:ones|ions?))`,
  presentations: (number) =>
    `(?:(?:más de|more than|over|plus de|\\+)\\s?${number}\\b|${number}\\+|${number} format)`,
  co2Tonnes: (number) => `${number}\\s?(?:t\\b|tonnes|toneladas)`,
};
const percent = (number: string) => `${number}\\s?%`;

/** Savings, which are claims that need a base, a year and a source. */
const gains = ['co2Tonnes', 'waterSaving', 'energySavingDaganzo', 'energySavingLoeches'];

/**
 * The company's figures are defined once, in content/company.json; texts refer to them.
 * An environmental gain must state its base year and report (Directive (EU) 2024/825).
 */
export function* checkFigures({ figures, passages, products }: Content): Iterable<Fault> {
  const packs = products.flatMap((product) => product.packs).length;
  if (products.length > 0 && packs <= (figures['presentations'] ?? 0))
    yield {
      file: 'content/company.json',
      field: 'figures.presentations',
      ...message('figures.packs', { count: packs }),
    };
  for (const passage of passages) {
    if (passage.file.startsWith('content/products/')) continue;
    yield* typedFigures(passage, figures);
    yield* gainsAlone(passage);
    yield* bagsAlone(passage);
    yield* sunAlone(passage);
  }
}

/** A figure on its own has its words beside it. */
const ownField = /\.(figure|value|number)\.\w+$/;

function* bagsAlone({ file, field, text }: Passage): Iterable<Fault> {
  if (text.includes('{bagsMillions}') && !ownField.test(field) && !text.includes('1970'))
    yield { file, field, ...message('figures.bags') };
}

/** The title of the commitments; the sentence below it says the rest. */
const sunTitle = /^hero\.title\./;

function* sunAlone({ file, field, text }: Passage): Iterable<Fault> {
  if (!text.includes('{solarShare}') || ownField.test(field) || sunTitle.test(field)) return;
  if (!(/\b20\d\d\b/.test(text) && /fábrica|factor(?:y|ies)|usine/i.test(text)))
    yield { file, field, ...message('figures.sun') };
}

function* typedFigures({ file, field, text }: Passage, figures: Figures): Iterable<Fault> {
  if (!/\d/.test(text)) return;
  const found = new Map<string, string[]>();
  for (const [name, value] of Object.entries(figures)) {
    if (name.endsWith('Since')) continue;
    const number = String(value).replace('.', '[.,]');
    const pattern = `(?<![\\d.,])${(typed[name] ?? percent)(number)}`;
    const [written] = new RegExp(pattern, 'i').exec(text) ?? [];
    if (written) found.set(written, [...(found.get(written) ?? []), `{${name}}`]);
  }
  for (const [written, names] of found)
    yield { file, field, ...message('figures.typed', { written, names: names.join(' / ') }) };
}

function* gainsAlone({ file, field, text }: Passage): Iterable<Fault> {
  if (ownField.test(field)) return;
  const named = gains.filter((gain) => text.includes(`{${gain}}`));
  if (named.length && !(/\b20\d\d\b/.test(text) && text.includes('EINF')))
    yield { file, field, ...message('figures.gain', { names: `{${named.join('}, {')}}` }) };
}
