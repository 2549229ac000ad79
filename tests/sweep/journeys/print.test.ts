import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { type Language, languages } from '../../../src/site/i18n/languages.ts';
import { newTab, openTab } from '../../support/browser/tab.ts';
import { placeOf, resizeTo } from '../../support/browser/widths.ts';
import { allProducts } from '../../support/catalogue.ts';

/** The products with the longest ingredients, most codes and most parts of packs. */
const longest = [
  (product: Product) => product.ingredients.fr.length,
  (product: Product) => product.gtins.length,
  (product: Product) => product.packaging.flatMap(({ parts }) => parts).length,
].map((length) => allProducts().toSorted((a, b) => length(b) - length(a))[0]?.key ?? '');
type Product = ReturnType<typeof allProducts>[number];

const sheetOf = (language: Language, key = 'fabs') => addressOf('product-sheet', language, { key });

test.each(
  languages.flatMap((language) =>
    ['risketos-original', 'mix-antiox', 'balsamicos', longest[0] ?? ''].map(
      (key) => [key, language] as const,
    ),
  ),
)('%s prints as a card with two sides in %s', async (key, language) => {
  const { page } = await openTab(addressOf('product', language, { key }));
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
  // As wide as the paper
  await resizeTo(page, 397);
  const front = await placeOf(page.locator('.pdp__tell'));
  for (const part of ['.pdp__likes', '.sizes']) {
    const { top, bottom } = await placeOf(page.locator(`.pdp__tell ${part}`));
    expect(top, part).toBeGreaterThan(front.top);
    expect(bottom, part).toBeLessThan(front.bottom);
  }
});

test.each(languages)('the longest data sheets print on one page, in %s', async (language) => {
  const { page } = await newTab();
  for (const key of new Set(longest)) {
    await page.goto(sheetOf(language, key));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const pdf = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }));
    expect([key, pdf.getPageCount()]).toEqual([key, 1]);
    const { width, height } = pdf.getPage(0).getSize();
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
  }
});

test('a data sheet is printed with its button', async () => {
  const { page } = await openTab(sheetOf('en'), {
    init: [
      () => {
        window.print = () => document.documentElement.setAttribute('data-printed', '');
      },
    ],
  });
  await page.getByRole('button', { name: 'Print the sheet' }).click();
  await page.locator('html[data-printed]').waitFor();
});
