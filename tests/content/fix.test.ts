import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixTypography } from '../../build/content/fix.ts';
import { inForm } from '../../build/content/form.ts';
import type { Content } from '../../build/content/reading/load.ts';
import { readContent } from '../../build/content/reading/read.ts';
import { checkTypography, fixedText } from '../../build/content/rules/texts/typography.ts';
import type { Language } from '../../src/site/i18n/languages.ts';
import { runCommandHere } from '../support/command.ts';
import { type Change, copyContent, inCopy } from '../support/content.ts';

/** Typed without typographic characters. */
const typed: Change = (source) =>
  source
    .replaceAll('…', '...')
    .replace(/(?<=\p{L})’(?=\p{L})/gu, "'")
    .replaceAll('\u202f', ' ')
    .replace(/\u00a0(?=%)/g, ' ');

test.each([
  'content/texts/privacy/fr.md',
  'content/texts/cookies/en.md',
  'content/faqs.json',
  'content/products/jummy.json',
  'content/dictionary/fr.json',
])('check:content --fix makes of %s, typed on a plain keyboard, what it was', (file) => {
  const [repaired, text] = inCopy(file, typed, (folder) => [
    fixTypography(folder),
    readFileSync(join(folder, file), 'utf8'),
  ]);
  expect(text).toBe(readFileSync(file, 'utf8'));
  expect([...repaired.keys()]).toEqual([file]);
});

test('check:content --fix says what it repaired', async () => {
  const folder = copyContent();
  const file = 'content/faqs.json';
  writeFileSync(join(folder, file), typed(readFileSync(file, 'utf8')));
  const { status, output } = await runCommandHere('checkContent', ['--fix', folder]);
  expect(output).toMatch(/^content\/faqs\.json: texts repaired, \d+$/m);
  expect(status).toBe(0);
});

test('every file has the form in which the desk saves it', () => {
  const others = [...readContent('.', [])].filter(
    ([file, text = '']) => inForm(file, text) !== text,
  );
  expect(others.map(([file]) => `${file}: npm run check:content -- --fix`)).toEqual([]);
});

/** As somebody writes who looks at another file. */
const inOtherOrder: Change = (source) =>
  source.startsWith('{')
    ? JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(source)).reverse()))
    : source.replace(/^(title: .*)\n(headTitle: .*)$/m, '$2\n$1').replace('---\n\n', '---\n');

test.each(['content/products/jummy.json', 'content/texts/values/fr.md'])(
  'check:content --fix puts %s, written in another order, into form',
  (file) => {
    const written = readFileSync(file, 'utf8');
    expect(inForm(file, inOtherOrder(written))).toBe(written);
  },
);

test('a name that stands twice is left for the editor to decide', () => {
  const twice = '{ "es": [], "es": [["a", "b"]] }';
  expect(inForm('content/synonyms.json', twice)).toBe(twice);
});

const faultsOf = (text: string, language: Language) => [
  ...checkTypography({
    passages: [{ file: 'content/faqs.json', field: 'text', language, text }],
  } as unknown as Content),
];

test.each([
  ['fr', 'Vraiment? Oui!', 'Vraiment\u202f? Oui\u202f!'],
  ['fr', 'Ici : là ; ailleurs', 'Ici\u202f: là\u202f; ailleurs'],
  ['fr', '«Oui», "non"', '«\u202fOui\u202f», «\u202fnon\u202f»'],
  ['fr', '100% - environ 20 g', '100\u00a0% - environ 20\u00a0g'],
  ['fr', 'peu - ou rien', 'peu – ou rien'],
  ['fr', 'Un fichier de 2 Mo', 'Un fichier de 2\u00a0Mo'],
  ['es', 'El "agujero" pesa 0 g, un 50%.', 'El «agujero» pesa 0\u00a0g, un 50\u00a0%.'],
  ['es', '¿Sí ? ¡Claro !', '¿Sí? ¡Claro!'],
  ['es', 'Vale 1.500 euros', 'Vale 1500 euros'],
  ['en', `It's "new" at 5 %, 30 g`, 'It’s ‘new’ at 5%, 30\u00a0g'],
  ['en', "the growers' corn -- all of it", 'the growers’ corn – all of it'],
  ['en', 'One  space , please...', 'One space, please…'],
] as const)('in %s, «%s» becomes «%s»', (language, text, right) => {
  expect(fixedText(text, language)).toBe(right);
  expect(faultsOf(text, language)).not.toEqual([]);
  expect(faultsOf(right, language)).toEqual([]);
});

test.each([
  '[link](page:faqs#sizes)',
  '## Heading {#what}',
  'Le sachet ![sachet](/icon.png)',
  '- 10:30, https://example.com/?a=b;c',
  '`code: "x"` and {date} and <u>blé</u>',
])('anything but text stays unchanged: %s', (text) => {
  expect(fixedText(text, 'fr')).toBe(text);
  expect(faultsOf(text, 'fr')).toEqual([]);
});
