import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choice, settings } from '../support/browser/consentBar.ts';
import { fill, openFileForm, openForm, send } from '../support/browser/formInBrowser.ts';
import { burger, burgerButton } from '../support/browser/headerMenus.ts';
import { openTab } from '../support/browser/tab.ts';
import { photoWithPlace } from '../support/files/photos.ts';
import { submittingSite } from '../support/forms/submittingSite.ts';

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
  const decode = window.createImageBitmap as (...all: unknown[]) => Promise<ImageBitmap>;
  // The name that newer browsers gave to the default.
  window.createImageBitmap = (...all: unknown[]) =>
    JSON.stringify(all).includes('from-image')
      ? Promise.reject(new TypeError('no such orientation'))
      : decode(...all);
}

const old = { init: [becomeOld] };

test('an older browser sends a form with a photo', async () => {
  const { page, choose, remove } = await openFileForm('question', { site: site.url, ...old });
  await fill(page, 'question');
  await choose(await photoWithPlace(), 'bolsa.jpg');
  await remove.waitFor();
  await send(page, 'question');
  await expect.poll(() => origin.taken.length).toBe(1);
});

/** Searches a page for a text, after which its address has this query. */
async function search(page: Page, text: string, query: string): Promise<void> {
  await page.getByRole('searchbox').first().fill(text);
  await expect.poll(() => new URL(page.url()).search).toBe(query);
}

test.each<[string, string, (page: Page) => Promise<unknown>]>([
  [
    'opens the menu',
    '/es',
    (page) =>
      burgerButton(page)
        .click()
        .then(() => burger(page).waitFor()),
  ],
  [
    'suggests products while somebody types',
    '/es/buscar',
    async (page) => {
      await page.locator('main #q').focus();
      await page.keyboard.type('risket');
      await page.getByRole('option').first().waitFor();
    },
  ],
  [
    'keeps a search of the news in the address, and shows all once it is empty',
    '/es/noticias',
    async (page) => {
      await search(page, 'energia', '?q=energia');
      await search(page, '', '');
    },
  ],
  [
    'keeps a search of the finder in the address, and offers something else if no product fits',
    '/es/productos',
    async (page) => {
      await search(page, 'zzz', '?q=zzz');
      await page.locator('.empty-shelf, [data-none]').first().waitFor();
    },
  ],
])('an older browser %s', async (_, path, act) => {
  const { page } = await openTab(path, old);
  await act(page);
});

test('an older browser shows a dialog for each purpose of cookies in the site’s style', async () => {
  const { page } = await openTab('/es', old);
  await settings(page).click();
  await choice(page).waitFor();
  const radius = choice(page).evaluate((dialog) => getComputedStyle(dialog).borderRadius);
  expect(await radius).not.toBe('0px');
});

test('a form whose script fails says so and keeps the answers', async () => {
  const { page } = await openForm('question', {
    init: [() => void Reflect.deleteProperty(Crypto.prototype, 'getRandomValues')],
    expected: /getRandomValues/,
  });
  await fill(page, 'question');
  await send(page, 'question');
  await page.locator('.errors').waitFor();
  expect(await page.locator('#question-nombre').inputValue()).not.toBe('');
});
