import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { addressOf } from '../../src/site/addresses.ts';
import { languages } from '../../src/site/languages.ts';
import { words } from '../../src/site/words.ts';
import { openBrowser } from '../support/browser.ts';
import { faultsOf, newVisitor, type Visitor } from '../support/visitor.ts';

let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(() => visitor.close());

describe('a choice in the language menu', () => {
  test('keeps the page, the search and the anchor, and is stored for a year', async () => {
    visitor = await newVisitor(browser, inject('site'));
    const { page, context } = visitor;
    await page.goto('/es/faqs?q=gluten#main');
    expect((await context.cookies()).length).toBe(0);
    await page.locator('header summary:has(.lang)').click();
    await page.locator('header a[data-language="fr"]').click();
    await page.waitForURL('**/fr/faqs?q=gluten#main');
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: 'risi_lang', value: 'fr', path: '/', sameSite: 'Lax' });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
    await page.goto('/historia');
    expect(new URL(page.url()).pathname).toBe('/fr/histoire');
  });
});

describe.each(languages)('the tip of the finder in %s', (language) => {
  test('shows until it is dismissed, and moves nothing', async () => {
    visitor = await newVisitor(browser, inject('site'), { viewport: { width: 390, height: 844 } });
    const { page } = visitor;
    const tip = page.locator('[data-hint="finder"]');
    await page.goto(addressOf('products', language));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const shiftBefore = await visitor.layoutShift();
    await page.locator('.hint-place').evaluate((place) => place.scrollIntoView({ block: 'center' }));
    await tip.waitFor();
    expect(await tip.locator('p').textContent()).toBe(words[language]('hint.finder'));
    expect(await faultsOf(page, '[data-hint]')).toEqual([]);
    expect(await visitor.layoutShift()).toBe(shiftBefore);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await visitor.kept()).toEqual([]);
    await tip.getByRole('button').press('Enter');
    expect(await tip.isVisible()).toBe(false);
    expect(await visitor.kept()).toEqual(['risi.hints']);
    await page.reload();
    await page.locator('.hint-place').evaluate((place) => place.scrollIntoView({ block: 'center' }));
    await visitor.wait(1_000);
    expect(await tip.isVisible()).toBe(false);
  });
});

test('the script of every page is at most 4 kB before something wakes', async () => {
  visitor = await newVisitor(browser, inject('site'), { privacySignal: true });
  const scripts: string[] = [];
  visitor.page.on('response', (response) => void (response.request().resourceType() === 'script' && scripts.push(new URL(response.url()).pathname)));
  await visitor.page.goto('/es/snacks');
  expect(scripts).toHaveLength(1);
  expect(brotliCompressSync(readFileSync(`dist/client${scripts[0]}`)).length).toBeLessThan(4_000);
});
