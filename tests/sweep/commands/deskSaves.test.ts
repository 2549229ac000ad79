import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deskConfiguration } from '../../../build/desk/configuration.ts';
import type { DeskFault } from '../../../build/desk/faults.ts';
import { holdContent } from '../../../build/plugins/contentPlugin.ts';
import { deskPlugin } from '../../../build/plugins/deskPlugin.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { lendContext } from '../../support/browser/browser.ts';
import { freePort } from '../../support/freePort.ts';

vi.setConfig({ testTimeout: 1_200_000 });

type Written = [file: string, text: string];

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(json|md)$/.test(name))
  .map((name): Written => [`content/${name}`, readFileSync(join('content', name), 'utf8')]);

/** The entries of the desk with the files that each saves. */
function entriesOf(): [entry: string, files: string[]][] {
  const { collections = [], singletons = [] } = deskConfiguration('.', {
    name: 'a/b',
    branch: 'c',
  });
  return [...collections, { name: '_singletons', files: singletons }].flatMap((collection) => {
    if ('files' in collection)
      return collection.files.flatMap((entry): [string, string[]][] =>
        'file' in entry
          ? [
              [
                `${collection.name}/entries/${entry.name}`,
                [...new Set(languages.map((one) => entry.file.replace('{{locale}}', one)))],
              ],
            ]
          : [],
      );
    if (!('folder' in collection)) return [];
    const inFolder = new RegExp(`^${collection.folder}/(.+)\\.json$`);
    return files.flatMap(([file]): [string, string[]][] => {
      const [, key] = inFolder.exec(file) ?? [];
      return key ? [[`${collection.name}/entries/${key}`, [file]]] : [];
    });
  });
}

let server: ViteDevServer;
let lent: Awaited<ReturnType<typeof lendContext>>;
let page: Page;
beforeAll(async () => {
  const port = await freePort();
  server = await createServer({
    configFile: false,
    logLevel: 'error',
    plugins: [deskPlugin(holdContent())],
    server: { port, strictPort: true, watch: null },
  });
  await server.listen();
  lent = await lendContext({
    baseURL: `http://localhost:${port}`,
    locale: 'es-ES',
    // Fields outside the window are not made.
    viewport: { width: 1300, height: 3000 },
    isFresh: true,
    // Each entry is opened from a list.
    init: [() => (localStorage['sveltia-cms.prefs'] = '{"locale":"es-CO","closeOnSave":true}')],
  });
  page = lent.page;
  await page.goto('/desk/editor');
  await page.evaluate(fillRepository, files);
  await page.getByRole('button', { name: /local/i }).click();
  await page.getByRole('button', { name: 'Agrupar' }).waitFor();
});
afterAll(async () => {
  await lent?.giveBack();
  await server?.close();
});

/** Runs in the page: content/ in its own file system, in place of the folder that an editor picks. */
async function fillRepository(written: Written[]): Promise<void> {
  const root = await navigator.storage.getDirectory();
  await root.getDirectoryHandle('.git', { create: true });
  for (const [file, text] of written) {
    let folder = root;
    const [name = '', ...parents] = file.split('/').reverse();
    for (const parent of parents.reverse())
      folder = await folder.getDirectoryHandle(parent, { create: true });
    const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await stream.write(text);
    await stream.close();
  }
  Object.assign(window, { showDirectoryPicker: async () => root });
}

/** What a file of that repository holds. */
const saved = (file: string): Promise<string> =>
  page.evaluate(async (path) => {
    let folder = await navigator.storage.getDirectory();
    const [name = '', ...parents] = path.split('/').reverse();
    for (const parent of parents.reverse()) folder = await folder.getDirectoryHandle(parent);
    return (await (await folder.getFileHandle(name)).getFile()).text();
  }, file);

/**
 * Runs in the page: marks the first text that is from the file, or opens a list that hides it.
 * The form of the entry before may still be there. Returns whether there is one.
 */
function markFirstText(file: string): boolean {
  for (const box of document.querySelectorAll<HTMLInputElement>('input[type=text], textarea')) {
    if (!/\p{L}/u.test(box.value) || !file.includes(JSON.stringify(box.value).slice(1, -1)))
      continue;
    box.dataset['first'] = '';
    return true;
  }
  const buttons = [...document.querySelectorAll<HTMLElement>('button')];
  buttons.find(({ ariaLabel, innerText }) => /^Expandir/.test(ariaLabel ?? innerText))?.click();
  return false;
}

/** Adds a letter to the first text of an entry, saves it, and returns what was written before. */
async function addLetter(entry: string, file: string): Promise<string> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${entry}`);
  const save = page.getByRole('button', { name: 'Guardar' });
  await save.waitFor();
  await expect.poll(() => page.evaluate(markFirstText, file)).toBe(true);
  const box = page.locator('[data-first]');
  const text = await box.inputValue();
  await box.fill(`${text}x`);
  await save.click();
  await page.waitForFunction(() => !location.hash.includes('/entries/'));
  return text;
}

test('a letter that is added to an entry changes one line of one file', async () => {
  const written = new Map(files);
  const changed: unknown[] = [];
  for (const [entry, own] of entriesOf()) {
    const text = await addLetter(entry, written.get(own[0] ?? '') ?? '');
    const line = text.split('\n').at(-1) ?? '';
    for (const [i, file] of own.entries()) {
      const before = written.get(file)?.split('\n') ?? [];
      const after = (await saved(file)).split('\n');
      const differing = after.filter((now, at) => now !== before[at]);
      const isRight =
        after.length === before.length &&
        differing.length === (i === 0 ? 1 : 0) &&
        differing.every((now) => now.includes(`${line}x`));
      if (!isRight) changed.push({ entry, file, differing: differing.slice(0, 3) });
    }
  }
  expect(changed).toEqual([]);
});

test('a reload of the site beside it leaves the editor as it is', async () => {
  const site = await lent.context.newPage();
  await site.goto('/desk/configuration.json');
  const connected = site.waitForEvent('console', (line) => line.text().includes('connected'));
  await site.addScriptTag({ type: 'module', url: '/@vite/client' });
  await connected;
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const reloaded = site.waitForEvent('load');
  server.environments.client.hot.send({ type: 'full-reload' });
  await reloaded;
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await site.close();
});

/** The desk with its editor at the repository, while content/ has one fault. */
async function openDesk(fault: Partial<DeskFault>): Promise<Page> {
  const desk = await lent.context.newPage();
  const faults = [{ text: 'Un error', isFixable: false, ...fault }];
  await desk.route('/desk/faults.json', (route) => route.fulfill({ json: { faults, unread: [] } }));
  await desk.goto('/desk/');
  const editor = desk.frameLocator('[name=editor]');
  await desk
    .frames()[1]
    ?.evaluate(() =>
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() }),
    );
  await editor
    .getByRole('button', { name: /local/i })
    .or(editor.getByRole('button', { name: 'Agrupar' }))
    .first()
    .click();
  await editor.getByRole('button', { name: 'Agrupar' }).waitFor();
  return desk;
}

test('a fault leads to its field, also in a folded entry, and keeps what is written in the file', async () => {
  const field = 'groups.1.questions.5.answer.fr';
  const address = '/desk/editor#/collections/_singletons/entries/faqs';
  const desk = await openDesk({ address, field });
  const editor = desk.frameLocator('[name=editor]');
  await desk.getByRole('link', { name: 'Un error' }).click();
  const answer = editor.locator(`[data-key-path="${field}"] :focus`);
  await answer.fill('Oui');
  await answer.blur();
  await desk.getByRole('link', { name: 'Un error' }).click();
  expect(await answer.inputValue()).toBe('Oui');
  await desk.close();
});

test.each([
  ['beside another one', 2000],
  ['alone', 1300],
])('a fault leads to the line of its text, in its language, %s', async (_, width) => {
  const address = '/desk/editor#/collections/texts/entries/values';
  const desk = await openDesk({ address, field: 'body', language: 'fr', line: 3 });
  await desk.setViewportSize({ width, height: 900 });
  const [, body = ''] = readFileSync('content/texts/values/fr.md', 'utf8').split(/\n---\s+/);
  await desk.getByRole('link', { name: 'Un error' }).click();
  const box = desk.frameLocator('[name=editor]').locator('[data-key-path=body] :focus');
  await expect
    .poll(() =>
      box.evaluate((text: HTMLTextAreaElement) =>
        text.value.slice(text.selectionStart, text.selectionEnd),
      ),
    )
    .toBe(body.split('\n')[2]);
  await desk.close();
});

test('words that are not saved are neither handed in nor lost by undoing', async () => {
  const address = '/desk/editor#/collections/texts/entries/values';
  const desk = await openDesk({ address, field: 'title', language: 'es' });
  await desk.getByRole('link', { name: 'Un error' }).click();
  await desk.frameLocator('[name=editor]').locator('[data-key-path=title] :focus').fill('Otro');
  for (const button of ['Entregar', 'Deshacer']) {
    await desk.getByRole('button', { name: button }).click();
    const dialog = desk.getByRole('dialog');
    await expect.poll(() => dialog.innerText()).toContain('cambios sin guardar');
    expect(await dialog.getByRole('button').allInnerTexts()).not.toContain(button);
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
  }
  await desk.close();
});
