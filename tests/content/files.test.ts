import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultsIn } from '../../build/content/check.ts';
import { loadContent } from '../../build/content/reading/load.ts';
import { runScript } from '../support/command.ts';
import {
  faultsAfter,
  faultsAround,
  inCopy,
  inEnglish,
  replacing,
  tells,
} from '../support/content.ts';
import { copyProject } from '../support/projectCopy.ts';

const product = 'content/products/jummy.json';
const text = 'content/texts/values/fr.md';

const faultsWithBytes = (file: string, bytes: Uint8Array): string[] =>
  inCopy(
    file,
    (source) => `${source}\n`,
    (folder) => {
      writeFileSync(join(folder, file), bytes);
      return faultsAround(file, loadContent(folder));
    },
  );

const later = new Date('2099-01-01');

const faultsBeside = (file: string, source: string): string[] =>
  inCopy(
    product,
    (own) => `${own}\n`,
    (folder) => {
      try {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), source);
        // Clocks of file systems are coarse.
        utimesSync(join(folder, file), later, later);
        return inEnglish(faultsIn(loadContent(folder)));
      } finally {
        rmSync(join(folder, file));
      }
    },
  );

describe('a file may be saved', () => {
  test.each([product, text])('with Windows line endings: %s', (file) => {
    expect(faultsAfter(file, (source) => source.replaceAll('\n', '\r\n'))).toEqual([]);
  });

  test.each([product, text])('with a byte order mark: %s', (file) => {
    expect(faultsAfter(file, (source) => `\ufeff${source}`)).toEqual([]);
  });

  test('next to files that a file manager leaves behind', () => {
    expect(faultsBeside('content/products/.DS_Store', 'Bud1')).toEqual([]);
  });
});

test.each([
  [product, 13],
  [text, 4],
])('a file in another encoding is reported at the first wrong character: %s', (file, line) => {
  const faults = faultsWithBytes(file, Buffer.from(readFileSync(file, 'utf8'), 'latin1'));
  expect(faults).toEqual([
    `${file}: line ${line} is not UTF-8. Save the file as UTF-8; it is written in another encoding, such as Windows-1252.`,
  ]);
});

tells(product, { 'sal field.twice': '"sal": → "sal": "1 g", "sal":' });
tells({
  'content/dictionary/fr.json: menu.faqs field.twice': '"faqs": " → "faqs": "FAQ", "faqs": "',
  'content/provinces.json: 1.code field.twice': '"code": "02" → "code": "02", "code": "02"',
});

test.each([
  'content/texts/no-page/es.md',
  'content/texts/values/es-2.md',
  'content/no-page.json',
  'content/products/old/aros.json',
])('an unused file is reported: %s', (file) => {
  expect(faultsBeside(file, '{}')).toEqual([
    `${file}: file is used by no page. Correct its name or folder, or remove it; content/README.md lists the files.`,
  ]);
});

describe('a product that was copied', () => {
  const copy = 'content/products/aros.json';
  const faults = () => faultsBeside(copy, readFileSync(product, 'utf8'));

  test('has its errors under its own name, even if another file comes later', () => {
    expect(faults().length).toBeGreaterThan(20);
    expect(faults().filter((line) => !line.startsWith(`${copy}: `))).toEqual([]);
  });

  test('is reported if its name could not be an address', () => {
    const file = 'content/products/Jummy Chili.json';
    expect(faultsBeside(file, readFileSync(product, 'utf8'))).toContain(
      `${file}: file has a name that no address can have. Rename it jummy-chili.json.`,
    );
  });
});

const lines = readFileSync(product, 'utf8').trimEnd().split('\n').length;

// The parser would say only where it stopped.
tells(product, {
  'line 3 json.commaAtEnd "family": "jummy"': '"family": "jummy", → "family": "jummy"',
  'line 8 json.commaBefore "en"': replacing('"es": "Jummy",\n    "en"', '"es": "Jummy" "en"'),
  'line 4 json.openText': '"type": "center", → "type": "center,',
  'line 8 json.commaOrQuote en': replacing('"es": "Jummy",\n    "en"', '"es": "Jummy, "en"'),
  'line 4 json.notValue center': '"type": "center", → "type": center",',
  'line 7 json.colon "titulo"': '"titulo": → "titulo"',
  [`line ${lines - 1} json.commaTooMany`]: (source) => source.replace(/"\n\}\s*$/, '",\n}\n'),
  [`line ${lines - 1} json.unclosed }`]: (source) => source.replace(/\}\s*$/, ''),
  [`line ${lines + 1} json.twoValues }`]: (source) => `${source}}\n`,
  'line 5 json.name 5': '"sample": true → "sample": 1,5',
  'file json.empty': () => '\n',
});

test('only the first of several errors in a file is reported', () => {
  const faults = faultsAfter(product, (source) => source.replaceAll('",\n', '"\n'));
  expect(faults).toEqual([expect.stringContaining('line 2 has no comma at its end')]);
});

test('a file that drawings and documents also read may have a mistake', async () => {
  const { folder, remove } = copyProject();
  const files = ['content/commitments.json', 'content/company.json'];
  for (const file of files) writeFileSync(join(folder, file), '{\n"figures" []\n}');
  const { output } = await runScript(join(folder, 'build/commands/checkContent.ts'), [folder]);
  remove();
  for (const file of files)
    expect(output).toContain(`${file}\n  line 2 has no colon after «"figures"». Write : there.`);
});
