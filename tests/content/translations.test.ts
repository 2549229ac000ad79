import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../../build/content/reading/load.ts';
import {
  readingsFile,
  recordReading,
  recordTranslated,
  unreadIn,
} from '../../build/content/translations.ts';
import { runCommandHere } from '../support/command.ts';
import { type Change, copyContent, editing, inCopy, replacing } from '../support/content.ts';

const jummy = 'content/products/jummy.json';

function editIn(folder: string, file: string, change: Change): void {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** What is unread after a change, if everything was read before. */
const unreadAfter = (file: string, change: (source: string) => string) => {
  const read = loadContent('.');
  return inCopy(file, change, (folder) => {
    mkdirSync(dirname(join(folder, readingsFile)), { recursive: true });
    recordReading({ ...read, root: folder });
    return unreadIn(loadContent(folder));
  });
};

test('a text that changes in one language waits to be read in the others', () => {
  const change = replacing('title: ', 'title: La ');
  expect(unreadAfter('content/texts/privacy/es.md', change)).toEqual([
    { place: 'content/texts/privacy', changed: ['es'], rest: ['en', 'fr'] },
  ]);
  expect(
    unreadAfter(
      jummy,
      editing((json) => (json.titulo.en = 'Jummies')),
    ),
  ).toEqual([{ place: jummy, changed: ['en'], rest: ['es', 'fr'] }]);
});

test('a change in every language counts, and one of the facts alone does not', () => {
  const everywhere = editing((json) => {
    for (const language of ['es', 'en', 'fr']) json.intro[language] += ' 1.';
  });
  expect(unreadAfter(jummy, everywhere)).toMatchObject([{ rest: [] }]);
  expect(
    unreadAfter(
      jummy,
      editing((json) => (json.sal = '1.4 g')),
    ),
  ).toEqual([]);
});

test('what was translated is read, so that a later change in one language shows', () => {
  const root = copyContent();
  mkdirSync(dirname(join(root, readingsFile)));
  recordReading({ ...loadContent('.'), root });
  const change = (languages: string[], word: string) => {
    for (const language of languages)
      editIn(root, `content/texts/privacy/${language}.md`, replacing('title: ', `title: ${word} `));
    recordTranslated(loadContent(root));
    return unreadIn(loadContent(root)).map(({ changed }) => changed);
  };
  expect(change(['es'], 'La')).toEqual([['es']]);
  expect(change(['en', 'fr'], 'La')).toEqual([]);
  expect(change(['es'], 'Una')).toEqual([['es']]);
});

test('an unread translation is a warning until it is marked as read', async () => {
  const folder = copyContent();
  mkdirSync(dirname(join(folder, readingsFile)));
  const check = (...options: string[]) =>
    runCommandHere('checkContent', [...options, '--lang', 'es', folder]);
  expect((await check('--read')).output).toContain(`${readingsFile} lo guarda`);
  const file = join(folder, 'content/texts/values/en.md');
  const { sources } = loadContent(folder);
  writeFileSync(file, `${sources.get('content/texts/values/en.md')}\nAnd crunch.\n`);
  const { status, output } = await check();
  expect(output).toContain(
    'content/texts/values: ha cambiado en inglés. Léelo en español y francés',
  );
  expect(status).toBe(0);
  expect((await check('--read')).output).not.toContain('ha cambiado');
});

test('--read takes names, and leaves the rest unread', async () => {
  const folder = copyContent();
  mkdirSync(dirname(join(folder, readingsFile)));
  recordReading({ ...loadContent(folder), root: folder });
  const { sources } = loadContent(folder);
  const texts = ['values', 'history', 'about'].map((page) => `content/texts/${page}/en.md`);
  for (const file of texts)
    writeFileSync(join(folder, file), `${sources.get(file)}\nAnd crunch.\n`);
  editIn(
    folder,
    jummy,
    editing((json) => (json.titulo.en = 'Jummies')),
  );
  const check = (...names: string[]) =>
    runCommandHere('checkContent', ['--lang', 'es', '--read', ...names, folder]);
  const unread = () => unreadIn(loadContent(folder)).map(({ place }) => place);

  const { status, output } = await check('texts/histori');
  expect([status, unread().length]).toEqual([1, 4]);
  expect(output).toContain('No hay nada en content/ que se llame texts/histori.');

  await check('texts/history', join(folder, jummy));
  expect(unread()).toEqual(['content/texts/about', 'content/texts/values']);
  await check('content/texts/values/en.md');
  expect(unread()).toEqual(['content/texts/about']);
  expect((await check('texts/')).output).toMatch(/idiomas: \d\d+\./);
  expect(unread()).toEqual([]);
});
