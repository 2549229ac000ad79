import { Resvg } from '@resvg/resvg-js';
import jsqr from 'jsqr';
import { describe, expect, inject, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { productOf } from '../../../src/site/catalogue/catalogue.ts';
import { digitalLinkOf } from '../../../src/site/catalogue/gtin.ts';
import type { Language } from '../../../src/site/i18n/languages.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { allProducts } from '../../support/catalogue.ts';
import { textOf } from '../../support/html.ts';
import { get, htmlOf, whereTo } from '../../support/http.ts';
import { inTurn, isSweep } from '../../support/inTurn.ts';

const sheetOf = async (key: string, language: Language = 'es') =>
  htmlOf(addressOf('product-sheet', language, { key }));

/** What a scanner reads of each code in a page. */
function codesIn(html: string): (string | undefined)[] {
  return [...html.matchAll(/<svg class="qr" viewBox="([^"]+)"[^>]*>(.*?)<\/svg>/gs)].map(
    ([, box = '', inside = '']) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`;
      const { pixels, width, height } = new Resvg(svg, {
        // Four pixels a module.
        fitTo: { mode: 'zoom', value: 4 },
      }).render();
      return jsqr(new Uint8ClampedArray(pixels), width, height)?.data;
    },
  );
}

describe('the data sheet of a product', () => {
  test('has a scannable code for every pack, which leads to the product', async () => {
    // Rendering and reading the codes takes long.
    const some = allProducts().filter((_, i) => isSweep || i % 8 === 0);
    for (const { key, gtins } of some) {
      const codes = codesIn(await sheetOf(key));
      expect(codes).toEqual(gtins.map((gtin) => inject('site') + digitalLinkOf(gtin)));
    }
    const [address = ''] = codesIn(await sheetOf('jummy', 'fr'));
    expect(whereTo(await get(new URL(address).pathname))).toBe('307 /es/producto/jummy#size-35g');
  });

  test('says the same as the product page', async () => {
    for (const [product, language] of inTurn(allProducts())) {
      const text = textOf(await sheetOf(product.key, language));
      const { title, flavour, packs, gtins, ingredients } = product;
      for (const words of [title[language], flavour[language], ...packs, ...gtins])
        expect(text).toContain(textOf(words));
      expect(text).toContain(textOf(ingredients[language]));
      const { polyols = 0 } = product.nutrition.per100;
      expect(text.includes(words[language]('product.polyols'))).toBe(polyols > 10);
    }
  });

  test.each([
    ['es', '8,3 mg (69 % del VRN)'],
    ['en', '8.3 mg (69% NRV)'],
    ['fr', '8,3 mg (69 % de la VNR)'],
  ] as const)(
    'and its page carry in %s the authorised claim behind the name Antiox',
    async (language, row) => {
      const key = 'mix-antiox';
      const plain = (text: string) => textOf(text).replaceAll('\u00a0', ' ');
      const claim = words[language]('product.vitaminE', { quantity: '25 g' });
      const page = await htmlOf(addressOf('product', language, { key }));
      for (const html of [page, await sheetOf(key, language)])
        for (const text of [row, claim]) expect(plain(html)).toContain(plain(text));
    },
  );

  test('gives traders the legal name, the shelf life, the storage, cases and pallets', async () => {
    const text = textOf(await sheetOf('jummy', 'en'));
    expect(text).toContain('Legal name: Oven-baked corn and wheat snack');
    expect(text).toContain(
      'Best before: 6 months from packing. Store somewhere cool, dry and out of the light.',
    );
    expect(text).toContain('24 packs to a case; 48 cases to a pallet');
    expect(text).toContain(words.en('product.sample'));
  });

  test('names the country of a bin with its capital letter', async () => {
    expect(textOf(await sheetOf('risketos-original', 'en'))).toContain('yellow bin (Spain)');
    expect(textOf(await sheetOf('risketos-original', 'fr'))).toContain('conteneur jaune (Espagne)');
  });

  test('is linked from the product, and not indexed', async () => {
    const address = addressOf('product-sheet', 'en', { key: 'jummy' });
    const page = await get(addressOf('product', 'en', { key: 'jummy' }));
    expect(await page.text()).toContain(`href="${address}"`);
    expect(await sheetOf('jummy', 'en')).toContain('name="robots" content="noindex"');
    expect(await htmlOf('/sitemap.xml')).not.toContain('/data-sheet/');
  });

  test('of an unknown product is not found', async () => {
    expect(productOf('nope')).toBeUndefined();
    expect((await get('/en/data-sheet/nope')).status).toBe(404);
  });
});

test('how to recycle every part is stated on the page', async () => {
  for (const [{ key, packaging }, language] of inTurn(allProducts())) {
    const page = await get(addressOf('product', language, { key }));
    const html = await page.text();
    for (const { material } of packaging.flatMap(({ parts }) => parts))
      expect(textOf(html)).toContain(`(${material})`);
    expect(html.includes('class="triman"')).toBe(language === 'fr');
  }
});
