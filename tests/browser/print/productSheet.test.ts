import { PDFDocument } from 'pdf-lib';
import { expect, inject, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { allProducts } from '../../../src/site/catalogue/catalogue.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { openBrowser } from '../../support/browser/browser.ts';

const browser = await openBrowser();

/** The products whose sheets are longest: most parts of packs, longest ingredients. */
const longest = new Set(
  [
    allProducts().toSorted((a, b) => b.ingredients.fr.length - a.ingredients.fr.length),
    allProducts().toSorted((a, b) => b.gtins.length - a.gtins.length),
    allProducts().toSorted(
      (a, b) => b.packaging.flatMap(partsOf).length - a.packaging.flatMap(partsOf).length,
    ),
  ].map(([product]) => product?.key ?? ''),
);

function partsOf({ parts }: { parts: unknown[] }): unknown[] {
  return parts;
}

test.each(languages)(
  'the longest data sheets print on one page, in %s',
  async (language) => {
    const page = await browser.newPage();
    for (const key of longest) {
      await page.goto(inject('site') + addressOf('product-sheet', language, { key }));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const pdf = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }));
      expect([key, pdf.getPageCount()]).toEqual([key, 1]);
      const { width, height } = pdf.getPage(0).getSize();
      expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
    }
    await page.close();
  },
);

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
