import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { allProducts } from '../../../src/site/catalogue/catalogue.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { openBrowser } from '../../support/browser/browser.ts';
import { openTab } from '../../support/browser/tab.ts';

const browser = await openBrowser();

const [longest] = allProducts().toSorted(
  (a, b) => b.ingredients.fr.length - a.ingredients.fr.length,
);
const keys = ['risketos-original', 'mix-antiox', longest?.key ?? ''];

test.each(languages.flatMap((language) => keys.map((key) => [key, language] as const)))(
  '%s prints as a card with two sides in %s',
  async (key, language) => {
    await using tab = await openTab(browser, addressOf('product', language, { key }));
    const { page } = tab;
    await page.mouse.move(300, 300);
    await page.locator('.pack-turn').waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const place of ['h1', '.pdp__show .pack', '#ingredients', '.inside .nutri'])
      expect([place, await page.locator(place).isVisible()]).toEqual([place, true]);
    for (const place of ['.bar', '.foot', '.pack-turn', '.pack-open', '.fourteen'])
      expect([place, await page.locator(place).first().isVisible()]).toEqual([
        place,
        false,
      ]);
    const pdf = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }));
    expect(pdf.getPageCount()).toBe(2);
    const { width, height } = pdf.getPage(0).getSize();
    expect([Math.round(width), Math.round(height)]).toEqual([298, 420]);
  },
);
