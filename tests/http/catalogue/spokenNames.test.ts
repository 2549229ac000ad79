import { expect, test } from 'vitest';
import { first, get } from '../../support/http.ts';

test.each([
  ['/es/producto/risketos-original', /^Bolsa amarilla de Risketos originales, 120 g$/],
  ['/en/product/fabs-mexico', /^Box of .+, pink, \d+ g$/],
  ['/fr/produit/citrico', /^Sachet jaune : .+, \d+ g$/],
])('%s describes its pack in a few words', async (path, words) => {
  const html = await (await get(path)).text();
  const alt = first(/<img[^>]* alt="([^"]+)" class="pack" fetchPriority/, html);
  expect(alt.replaceAll(/[\u00a0\u202f]/g, ' ')).toMatch(words);
});

test('two ranges with the same name are distinguished by their family', async () => {
  const html = await (await get('/es/galletas/fabs')).text();
  expect(html).toMatch(/Tradicionales<span class="sr"> \((<!-- -->)?Galletas/);
});
