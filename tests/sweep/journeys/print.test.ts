import { PDFDocument } from 'pdf-lib';
import { expect, inject, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { openBrowser } from '../../support/browser/browser.ts';
import { openTab } from '../../support/browser/tab.ts';
import { allProducts } from '../../support/catalogue.ts';

const browser = await openBrowser();

/** The products with the longest ingredients, most codes and most parts of packs. */
const longest = [
  (product: Product) => product.ingredients.fr.length,
  (product: Product) => product.gtins.length,
  (product: Product) => product.packaging.flatMap(({ parts }) => parts).length,
].map((length) => allProducts().toSorted((a, b) => length(b) - length(a))[0]?.key ?? '');
type Product = ReturnType<typeof allProducts>[number];

test.each(
  languages.flatMap((language) =>
    ['risketos-original', 'mix-antiox', longest[0] ?? ''].map((key) => [key, language] as const),
  ),
)('%s prints as a card with two sides in %s', async (key, language) => {
  await using tab = await openTab(browser, addressOf('product', language, { key }));
  const { page } = tab;
  await page.mouse.move(300, 300);
  await page.locator('.pack-turn').waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const place of ['h1', '.pdp__show .pack', '#ingredients', '.inside .nutri'])
    expect([place, await page.locator(place).isVisible()]).toEqual([place, true]);
  for (const place of ['.bar', '.foot', '.pack-turn', '.pack-open', '.fourteen'])
    expect([place, await page.locator(place).first().isVisible()]).toEqual([place, false]);
  const pdf = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }));
  expect(pdf.getPageCount()).toBe(2);
  const { width, height } = pdf.getPage(0).getSize();
  expect([Math.round(width), Math.round(height)]).toEqual([298, 420]);
});

test.each(languages)('the longest data sheets print on one page, in %s', async (language) => {
  const page = await browser.newPage();
  for (const key of new Set(longest)) {
    await page.goto(inject('site') + addressOf('product-sheet', language, { key }));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const pdf = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }));
    expect([key, pdf.getPageCount()]).toEqual([key, 1]);
    const { width, height } = pdf.getPage(0).getSize();
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
  }
  await page.close();
});

test('a data sheet is printed with its button, and is complete without JavaScript', async () => {
  const path = addressOf('product-sheet', 'en', { key: 'fabs' });
  const page = await browser.newPage();
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(inject('site') + path);
  await page.getByRole('button', { name: 'Print the sheet' }).click();
  await page.locator('html[data-printed]').waitFor();
  await page.close();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(inject('site') + path);
  expect(await plain.getByRole('img', { name: 'QR code of the' }).count()).toBe(3);
  expect(await plain.getByRole('button', { name: 'Print the sheet' }).count()).toBe(0);
  await context.close();
});
