import type { Language } from '../../../../src/site/i18n/languages.ts';
import { type MessageKey, message } from '../../../messages/messages.ts';
import type { Fault } from '../../faults/fault.ts';
import type { Content } from '../../reading/load.ts';
import { readable } from '../../reading/passages.ts';

/** What is wrong in a text, and how `--fix` mends it where that needs no decision. */
interface Habit {
  wrong: RegExp;
  /** Replaces what is wrong. Protected parts stand as U+E000 and count as numbers. */
  right?: string;
  key: TypographyKey;
}

/** A message without placeholders. */
type TypographyKey = Exclude<Extract<MessageKey, `typography.${string}`>, 'typography.opening'>;

const fixedSpaceBeforePercent: Habit = {
  wrong: /(?<=[\d\ue000])[ \u202f]?(?=%)/g,
  right: '\u00a0',
  key: 'typography.percent',
};
const noSpaceBefore: Habit = {
  wrong: /[ \u00a0\u202f]+(?=[;:!?])/g,
  right: '',
  key: 'typography.spaceBefore',
};
const dash: Habit = {
  wrong: /(?<=\p{L}) --? (?=\p{L})/gu,
  right: ' – ',
  key: 'typography.dash',
};

const everywhere: Habit[] = [
  { wrong: /\.\.\./g, right: '…', key: 'typography.dots' },
  {
    wrong: /(?<=\p{L})'(?=\p{L})/gu,
    right: '’',
    key: 'typography.apostrophe',
  },
  { wrong: /(?<!\p{L})'|'(?!\p{L})/u, key: 'typography.quote' },
  { wrong: /"/, key: 'typography.quotes' },
  {
    wrong: /(?<=\S) {2,}(?=\S)/g,
    right: ' ',
    key: 'typography.twoSpaces',
  },
  {
    wrong: / +(?=[,.](?!\p{N}))/gu,
    right: '',
    key: 'typography.spaceBeforeComma',
  },
  {
    wrong: /(?<=\d) (?=(?:g|kg|mg|ml|cl|l|cm|mm|km|kJ|kcal|kB|MB|ko|Mo)(?!\p{L}))/gu,
    right: '\u00a0',
    key: 'typography.unit',
  },
];

/** The conventions of each language, in the order in which they are mended. */
const habits: Record<Language, Habit[]> = {
  es: [
    { wrong: /"([^"]+)"/g, right: '«$1»', key: 'typography.quotes' },
    fixedSpaceBeforePercent,
    noSpaceBefore,
    {
      wrong: /(?<![\d.,])(\d)\.(\d{3})(?![\d.,]\d|\d)/g,
      right: '$1$2',
      key: 'typography.fourDigits',
    },
  ],
  en: [
    { wrong: /"([^"]+)"/g, right: '‘$1’', key: 'typography.quotes' },
    {
      wrong: /(?<=^|[\s(])'([^']+)'(?=$|[\s.,;:!?)])/g,
      right: '‘$1’',
      key: 'typography.quote',
    },
    { wrong: /(?<=\p{L})'(?!\p{L})/gu, right: '’', key: 'typography.quote' },
    {
      wrong: /(?<=[\d\ue000])[ \u00a0\u202f]+(?=%)/g,
      right: '',
      key: 'typography.spaceBeforePercent',
    },
    noSpaceBefore,
    dash,
    { wrong: /\be-mail/i, key: 'typography.email' },
  ],
  fr: [
    { wrong: /"([^"]+)"/g, right: '« $1 »', key: 'typography.quotes' },
    {
      wrong: /(?<!«[^»]*)“([^”]+)”/g,
      right: '« $1 »',
      key: 'typography.englishQuotes',
    },
    { wrong: /«[ \u00a0\u202f]*(?=\S)/g, right: '«\u202f', key: 'typography.insideQuotes' },
    { wrong: /(?<=\S)[ \u00a0\u202f]*»/g, right: '\u202f»', key: 'typography.insideQuotes' },
    {
      wrong: /[ \u00a0]+(?=[;!?])|(?<=[^\s\u202f;!?»…])(?=[;!?])/g,
      right: '\u202f',
      key: 'typography.frenchMarks',
    },
    {
      wrong: /[ \u00a0]+(?=:)|(?<=[^\s\u202f:])(?=:(?:\s|$))/g,
      right: '\u202f',
      key: 'typography.frenchColon',
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
        .map(({ key, right }) => [key, { file, field, key, isFixable: right !== undefined }]),
    );
    yield* found.values();
    // Spanish must open every question and exclamation.
    for (const [open = '', close = ''] of language === 'es' ? ['¿?', '¡!'] : [])
      if (read.split(open).length !== read.split(close).length)
        yield { file, field, ...message('typography.opening', { open, close }) };
    if (text !== text.normalize('NFC')) yield { file, field, ...message('typography.accents') };
  }
}
