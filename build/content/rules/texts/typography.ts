import type { Language } from '../../../../src/site/i18n/languages.ts';
import type { Fault } from '../../faults/fault.ts';
import type { Content } from '../../reading/load.ts';
import { readable } from '../../reading/passages.ts';

/** What is wrong in a text, and how `--fix` mends it where that needs no decision. */
interface Habit {
  wrong: RegExp;
  /** Replaces what is wrong. Protected parts stand as U+E000 and count as numbers. */
  right?: string;
  what: string;
  cure: string;
}

const straightQuotes = {
  what: 'has straight quotation marks',
  cure: 'Write «…» in Spanish, ‘…’ in English, « … » in French.',
};
const straightQuote = {
  what: 'has a straight quotation mark',
  cure: 'Write «…» in Spanish, ‘…’ in English, « … » in French, and ’ for an apostrophe.',
};
const insideQuotes = {
  what: 'has no narrow no-break space inside « »',
  cure: 'Write U+202F there.',
};
const fixedSpaceBeforePercent: Habit = {
  wrong: /(?<=[\d\ue000])[ \u202f]?(?=%)/g,
  right: '\u00a0',
  what: 'has no fixed space before %',
  cure: 'Write a no-break space (U+00A0) there.',
};
const noSpaceBefore: Habit = {
  wrong: /[ \u00a0\u202f]+(?=[;:!?])/g,
  right: '',
  what: 'has a space before ; : ! or ?',
  cure: 'Remove it.',
};
const dash: Habit = {
  wrong: /(?<=\p{L}) --? (?=\p{L})/gu,
  right: ' – ',
  what: 'has a hyphen for a dash',
  cure: 'Write –.',
};

const everywhere: Habit[] = [
  { wrong: /\.\.\./g, right: '…', what: 'has three dots', cure: 'Write …' },
  {
    wrong: /(?<=\p{L})'(?=\p{L})/gu,
    right: '’',
    what: 'has a straight apostrophe',
    cure: 'Write ’.',
  },
  { wrong: /(?<!\p{L})'|'(?!\p{L})/u, ...straightQuote },
  { wrong: /"/, ...straightQuotes },
  {
    wrong: /(?<=\S) {2,}(?=\S)/g,
    right: ' ',
    what: 'has two spaces in a row',
    cure: 'Leave one.',
  },
  {
    wrong: / +(?=[,.](?!\p{N}))/gu,
    right: '',
    what: 'has a space before a comma or full stop',
    cure: 'Remove it.',
  },
  {
    wrong: /(?<=\d) (?=(?:g|kg|mg|ml|cl|l|cm|mm|km|kJ|kcal|kB|MB|ko|Mo)(?!\p{L}))/gu,
    right: '\u00a0',
    what: 'has a space between figure and unit, where the line may break',
    cure: 'Write a no-break space (U+00A0) there.',
  },
];

/** The conventions of each language, in the order in which they are mended. */
const habits: Record<Language, Habit[]> = {
  es: [
    { wrong: /"([^"]+)"/g, right: '«$1»', ...straightQuotes },
    fixedSpaceBeforePercent,
    noSpaceBefore,
    {
      wrong: /(?<![\d.,])(\d)\.(\d{3})(?![\d.,]\d|\d)/g,
      right: '$1$2',
      what: 'has a full stop in a number of four digits',
      cure: 'Write the digits together: 4500.',
    },
  ],
  en: [
    { wrong: /"([^"]+)"/g, right: '‘$1’', ...straightQuotes },
    {
      wrong: /(?<=^|[\s(])'([^']+)'(?=$|[\s.,;:!?)])/g,
      right: '‘$1’',
      ...straightQuote,
    },
    { wrong: /(?<=\p{L})'(?!\p{L})/gu, right: '’', ...straightQuote },
    {
      wrong: /(?<=[\d\ue000])[ \u00a0\u202f]+(?=%)/g,
      right: '',
      what: 'has a space before %',
      cure: 'Remove it.',
    },
    noSpaceBefore,
    dash,
    { wrong: /\be-mail/i, what: 'writes e-mail with a hyphen', cure: 'Write email.' },
  ],
  fr: [
    { wrong: /"([^"]+)"/g, right: '« $1 »', ...straightQuotes },
    {
      wrong: /(?<!«[^»]*)“([^”]+)”/g,
      right: '« $1 »',
      what: 'has English quotation marks',
      cure: 'Write « … », with U+202F inside; “…” stands within them only.',
    },
    { wrong: /«[ \u00a0\u202f]*(?=\S)/g, right: '«\u202f', ...insideQuotes },
    { wrong: /(?<=\S)[ \u00a0\u202f]*»/g, right: '\u202f»', ...insideQuotes },
    {
      wrong: /[ \u00a0]+(?=[;!?])|(?<=[^\s\u202f;!?»…])(?=[;!?])/g,
      right: '\u202f',
      what: 'has no narrow no-break space before ; ! or ?',
      cure: 'Write U+202F there.',
    },
    {
      wrong: /[ \u00a0]+(?=:)|(?<=[^\s\u202f:])(?=:(?:\s|$))/g,
      right: '\u202f',
      what: 'has no narrow no-break space before :',
      cure: 'Write U+202F there.',
    },
    fixedSpaceBeforePercent,
    dash,
  ],
};

/**
 * Parts without typography: the mark of a picture, link targets, anchors, tags,
 * placeholders, hashtags, addresses and code names.
 */
const kept =
  /!(?=\[)|\]\([^)]*\)|\{#[\w-]+\}|<[a-z/!?][^<>]*>?|\{\{?\w+\}?\}|#[\p{L}\p{N}]+|\S+@\S+\w|https?:\/\/\S+|`[^`]*`|^[-*|#>\s]+/giu;

/**
 * Placeholder for protected parts during a repair; a private-use character of Unicode.
 */
const stand = '\ue000';

const masked = (text: string): string => text.normalize('NFC').replace(kept, stand);

/** Applies the punctuation and spacing of a language to a text. */
export function fixedText(text: string, language: Language): string {
  const parts = text.match(kept) ?? [];
  let next = 0;
  return [...everywhere, ...habits[language]]
    .reduce(
      (mended, { wrong, right }) => (right === undefined ? mended : mended.replace(wrong, right)),
      masked(text),
    )
    .replaceAll(stand, () => parts[next++] ?? '');
}

/** Punctuation must follow the conventions of each language. */
export function* checkTypography({ passages }: Content): Iterable<Fault> {
  for (const { file, field, language, text } of passages) {
    const read = readable(text).replace(/^[-*|#>\s]+/, '');
    const inParts = masked(text);
    const isFound = ({ wrong, right }: Habit): boolean =>
      right === undefined ? wrong.test(read) : inParts.replace(wrong, right) !== inParts;
    // A quotation mark may break two rules with the same message.
    const found = new Map(
      [...everywhere, ...habits[language]]
        .filter(isFound)
        .map(({ what, cure }) => [what, { file, field, what, cure }]),
    );
    yield* found.values();
    // Spanish must open every question and exclamation.
    for (const [open = '', close = ''] of language === 'es' ? ['¿?', '¡!'] : [])
      if (read.split(open).length !== read.split(close).length)
        yield {
          file,
          field,
          what: `does not open every ${close} with ${open}`,
          cure: `Write ${open} where the question or exclamation begins.`,
        };
    if (text !== text.normalize('NFC'))
      yield {
        file,
        field,
        what: 'has accents as separate characters',
        cure: 'Save the file as NFC.',
      };
  }
}
