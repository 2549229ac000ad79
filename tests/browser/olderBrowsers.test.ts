import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser/browser.ts';
import { fill, send, visitor, wake } from '../support/browser/formInBrowser.ts';
import { pageOf } from '../support/forms/posting.ts';
import { submittingSite } from '../support/forms/submittingSite.ts';

const browser = await openBrowser();
const { origin, site } = await submittingSite();

/** What Safari 15.6, Chrome 109 or Firefox 115 lack, and scripts once needed. */
function becomeOld(): void {
  const missing: [object, string[]][] = [
    [String.prototype, ['toWellFormed', 'isWellFormed']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [AbortSignal, ['timeout', 'any']],
    [URL, ['canParse', 'parse']],
    [URLSearchParams.prototype, ['size']],
    [Document.prototype, ['adoptedStyleSheets']],
    [HTMLButtonElement.prototype, ['commandForElement', 'command']],
    [
      Element.prototype,
      Object.keys(Object.getOwnPropertyDescriptors(Element.prototype)).filter(
        (name) => name === 'role' || name.startsWith('aria'),
      ),
    ],
  ];
  for (const [owner, names] of missing)
    for (const name of names) Reflect.deleteProperty(owner, name);
  Reflect.deleteProperty(window, 'CSSStyleSheet');
}

/** A page of such a browser; whatever its scripts throw fails the test. */
async function visit(
  path: string,
  act: (page: Page) => Promise<void>,
  spoil: () => void = becomeOld,
): Promise<void> {
  const context = await browser.newContext(visitor());
  await context.addInitScript(spoil);
  const page = await context.newPage();
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.goto(site.url + path);
  await act(page);
  expect(thrown).toEqual([]);
  await context.close();
}

describe('an older browser', () => {
  test('sends a form', () =>
    visit(pageOf('question', 'es'), async (page) => {
      await wake(page, 'question');
      await fill(page, 'question');
      await send(page, 'question');
      await expect.poll(() => origin.taken.length).toBe(1);
    }));
  test('shows a dialog for each purpose of cookies in the site’s style', () =>
    visit('/es', async (page) => {
      await page.getByRole('button', { name: 'Configuración' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      expect(await dialog.evaluate((element) => getComputedStyle(element).borderRadius)).not.toBe(
        '0px',
      );
    }));
  test('opens the menu', () =>
    visit('/es', async (page) => {
      await page.getByRole('button', { name: 'Menú' }).click();
      await page.getByRole('dialog').waitFor();
    }));
  test('suggests products while somebody types', () =>
    visit('/es/buscar', async (page) => {
      await page.getByRole('combobox').or(page.getByRole('searchbox')).first().focus();
      await page.keyboard.type('risket');
      await page.getByRole('option').first().waitFor();
    }));
  test('shows all news again once the search is empty', () =>
    visit('/es/noticias?q=energia', async (page) => {
      await page.getByRole('searchbox').fill('');
      await expect.poll(() => new URL(page.url()).search).toBe('');
    }));
  test('offers something else if no product fits', () =>
    visit('/es/productos', async (page) => {
      await page.getByRole('searchbox').first().fill('risketos zzz');
      await page.locator('.empty-shelf, [data-none]').first().waitFor();
    }));
});

describe('a form whose script fails', () => {
  test('says that it failed and keeps the answers', () =>
    visit(
      pageOf('question', 'es'),
      async (page) => {
        await wake(page, 'question');
        await fill(page, 'question');
        await send(page, 'question');
        await page.locator('.errors').waitFor();
        expect(await page.locator('#question-nombre').inputValue()).not.toBe('');
      },
      () => Reflect.deleteProperty(Crypto.prototype, 'getRandomValues'),
    ));
});
