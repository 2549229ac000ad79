import type { Language } from '../../../../src/site/i18n/languages.ts';
import type { Fault } from '../../faults/fault.ts';
import type { Content } from '../../reading/load.ts';
import { readable } from '../../reading/passages.ts';

interface Habit {
  wrong: RegExp;
  what: string;
  cure: string;
}

const everywhere: Habit[] = [
  { wrong: /\p{L}'\p{L}/u, what: 'has a straight apostrophe', cure: 'Write ’.' },
  {
    wrong: /(?<!\p{L})'|'(?!\p{L})/u,
    what: 'has a straight quotation mark',
    cure: 'Write «…» in Spanish, ‘…’ in English, « … » in French, and ’ for an apostrophe.',
  },
  {
    wrong: /"/,
    what: 'has straight quotation marks',
    cure: 'Write «…» in Spanish, ‘…’ in English, « … » in French.',
  },
  {
    wrong: /\d (?:kg|mg|g|kJ|kcal|MB|Mo)(?!\p{L})/u,
    what: 'has a space between figure and unit, where the line may break',
    cure: 'Write a no-break space (U+00A0) there.',
  },
  { wrong: /\.\.\./, what: 'has three dots', cure: 'Write …' },
  { wrong: /\S {2,}\S/, what: 'has two spaces in a row', cure: 'Leave one.' },
  {
    wrong: / [,.](?!\p{N})/u,
    what: 'has a space before a comma or full stop',
    cure: 'Remove it.',
  },
];

const habits: Record<Language, Habit[]> = {
  es: [
    {
      wrong: /\d%|\d %/,
      what: 'has no fixed space before %',
      cure: 'Write a no-break space (U+00A0) there.',
    },
    {
      wrong: /[ \u00a0\u202f][;:!?]/,
      what: 'has a space before ; : ! or ?',
      cure: 'Remove it.',
    },
    {
      wrong: /(?<![\d.,])\d\.\d{3}(?![\d.,]\d|\d)/,
      what: 'has a full stop in a number of four digits',
      cure: 'Write the digits together: 4500.',
    },
  ],
  en: [
    { wrong: /\d[ \u00a0\u202f]%/, what: 'has a space before %', cure: 'Remove it.' },
    { wrong: /\be-mail/i, what: 'writes e-mail with a hyphen', cure: 'Write email.' },
    {
      wrong: /[ \u00a0\u202f][;:!?]/,
      what: 'has a space before ; : ! or ?',
      cure: 'Remove it.',
    },
  ],
  fr: [
    {
      wrong: /[^\s\u202f;!?»…][;!?]|[ \u00a0][;!?]/,
      what: 'has no narrow no-break space before ; ! or ?',
      cure: 'Write U+202F there.',
    },
    {
      wrong: /[^\s\u202f]:(?=\s|$)|[ \u00a0]:/,
      what: 'has no narrow no-break space before :',
      cure: 'Write U+202F there.',
    },
    {
      wrong: /«[^\u202f]|[^\u202f]»/,
      what: 'has no narrow no-break space inside « »',
      cure: 'Write U+202F there.',
    },
    {
      wrong: /(?<!«[^»]*)[“”]/,
      what: 'has English quotation marks',
      cure: 'Write « … », with U+202F inside; “…” stands within them only.',
    },
    {
      wrong: /\d%|\d %/,
      what: 'has no fixed space before %',
      cure: 'Write a no-break space (U+00A0) there.',
    },
  ],
};

/** Messages whose exact wording the specification defines. */
export const fixedWords = new Set([
  'distributor.none',
  'form.newsletterFailed',
  'form.newsletterSent',
]);

/** Punctuation must follow the conventions of each language. */
export function checkTypography(content: Content): Fault[] {
  return content.passages.flatMap(({ file, field, language, text }) => {
    if (file.startsWith('content/dictionary/') && fixedWords.has(field)) return [];
    const read = readable(text).replace(/^[-*|#>\s]+/, '');
    const faults = [...everywhere, ...habits[language]]
      .filter(({ wrong }) => wrong.test(read))
      .map(({ what, cure }) => ({ file, field, what, cure }));
    if (language === 'es') faults.push(...unopened(file, field, read));
    if (text !== text.normalize('NFC'))
      faults.push({
        file,
        field,
        what: 'has accents as separate characters',
        cure: 'Save the file as NFC.',
      });
    return faults;
  });
}

/** Spanish must open every question and exclamation. */
function unopened(file: string, field: string, text: string): Fault[] {
  const pairs: [string, string][] = [
    ['¿', '?'],
    ['¡', '!'],
  ];
  return pairs
    .filter(([open, close]) => text.split(open).length !== text.split(close).length)
    .map(([open, close]) => ({
      file,
      field,
      what: `does not open every ${close} with ${open}`,
      cure: `Write ${open} where the question or exclamation begins.`,
    }));
}
