import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Content, loadContent } from '../../build/content/reading/load.ts';
import { printedHashes, sourceHashes } from '../../build/downloads/sources.ts';
import type { Product } from '../../src/site/catalogue/products.ts';

const content = loadContent('.');
const now = await sourceHashes(content);

/** Documents that would be printed otherwise, had this product been written so. */
async function staleAfter(
  key: string,
  edit: (product: Product) => Partial<Product>,
): Promise<string[]> {
  const edited: Content = {
    ...content,
    products: content.products.map((product) =>
      product.key === key ? { ...product, ...edit(product) } : product,
    ),
  };
  const hashes = await sourceHashes(edited);
  return Object.keys(hashes).filter((file) => hashes[file] !== now[file]);
}

test('the documents in public/downloads show what content and drawings say now', async () => {
  const printed = printedHashes();
  expect(
    now,
    'A document is out of date: run npm run downloads, and commit what it changes',
  ).toEqual(printed);
  expect(
    Object.keys(printed).filter((file) => !existsSync(`public/downloads/${file}`)),
  ).toEqual([]);
});

test('a sign or a size that changes makes the catalogue of its product out of date, and no other document', async () => {
  expect(
    await staleAfter('risketos-original', ({ claims }) => ({
      claims: { ...claims, glutenFree: !claims.glutenFree },
    })),
  ).toEqual(['catalogo-snacks.pdf']);
  expect(
    await staleAfter('balsamicos', ({ packs }) => ({ packs: [...packs, '2 kg'] })),
  ).toEqual(['catalogo-caramelos.pdf']);
});

test('what a document does not show leaves it as it is', async () => {
  expect(
    await staleAfter('risketos-original', () => ({
      hashtag: { es: '#otro', en: '#other', fr: '#autre' },
    })),
  ).toEqual([]);
});
