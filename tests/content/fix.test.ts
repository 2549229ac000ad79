import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixedText } from '../../build/content/fix.ts';
import { type Change, inCopy } from '../support/content.ts';

/** Typed without typographic characters. */
const typed: Change = (source) =>
  source
    .replaceAll('…', '...')
    .replace(/(?<=\p{L})’(?=\p{L})/gu, "'")
    .replaceAll('\u202f', ' ')
    .replace(/\u00a0(?=%)/g, ' ');

describe('check:content --fix', () => {
  test.each([
    'content/texts/privacy/fr.md',
    'content/texts/cookies/en.md',
    'content/faqs.json',
    'content/products/jummy.json',
    'content/dictionary/fr.json',
  ])('makes of %s, typed on a plain keyboard, what it was', (file) => {
    const { status, stdout, text } = inCopy(file, typed, (folder) => {
      const run = spawnSync(
        process.execPath,
        ['build/commands/checkContent.ts', '--fix', folder],
        { encoding: 'utf8' },
      );
      return { ...run, text: readFileSync(join(folder, file), 'utf8') };
    });
    expect(text).toBe(readFileSync(file, 'utf8'));
    expect(stdout).toMatch(new RegExp(`^${file}: repaired \\d+ texts?$`, 'm'));
    expect(status).toBe(0);
  });
});

test.each([
  ['fr', 'Vraiment? Oui!', 'Vraiment\u202f? Oui\u202f!'],
  ['fr', 'Ici : là ; ailleurs', 'Ici\u202f: là\u202f; ailleurs'],
  ['fr', '«Oui», "non"', '«\u202fOui\u202f», «\u202fnon\u202f»'],
  ['fr', '100% - environ 20 g', '100\u00a0% - environ 20\u00a0g'],
  ['fr', 'peu - ou rien', 'peu – ou rien'],
  ['es', 'El "agujero" pesa 0 g, un 50%.', 'El «agujero» pesa 0\u00a0g, un 50\u00a0%.'],
  ['es', '¿Sí ? ¡Claro !', '¿Sí? ¡Claro!'],
  ['es', 'Vale 1.500 euros', 'Vale 1500 euros'],
  ['en', `It's "new" at 5 %, 30 g`, 'It’s ‘new’ at 5%, 30\u00a0g'],
  ['en', "the growers' corn -- all of it", 'the growers’ corn – all of it'],
  ['en', 'One  space , please...', 'One space, please…'],
] as const)('in %s, «%s» becomes «%s»', (language, text, right) => {
  expect(fixedText(text, language)).toBe(right);
});

test.each([
  '[link](page:faqs#sizes)',
  '## Heading {#what}',
  '- 10:30, https://example.com/?a=b;c',
  '`code: "x"` and {date} and <u>blé</u>',
])('anything but text stays unchanged: %s', (text) => {
  expect(fixedText(text, 'fr')).toBe(text);
});
