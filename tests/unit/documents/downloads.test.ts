import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Content, loadContent } from '../../../build/content/reading/load.ts';
import { printedHashes, sourceHashes } from '../../../build/downloads/sources.ts';
import type { Product } from '../../../src/site/catalogue/products.ts';

const content = loadContent('.');
const now = await sourceHashes(content);

/** Documents that would change if this product were different. */
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

test('the documents in public/downloads match the current content and drawings', async () => {
  const printed = printedHashes();
  expect(
    now,
    'A document is out of date: run npm run downloads, and commit what it changes',
  ).toEqual(printed);
  expect(Object.keys(printed).filter((file) => !existsSync(`public/downloads/${file}`))).toEqual(
    [],
  );
});

test('a changed symbol or size outdates the catalogue of its product, and no other document', async () => {
  expect(
    await staleAfter('risketos-original', ({ claims }) => ({
      claims: { ...claims, glutenFree: !claims.glutenFree },
    })),
  ).toEqual(['catalogo-snacks.pdf']);
  expect(await staleAfter('balsamicos', ({ packs }) => ({ packs: [...packs, '2 kg'] }))).toEqual([
    'catalogo-caramelos.pdf',
  ]);
});

test('changing what a document does not show leaves it up to date', async () => {
  expect(
    await staleAfter('risketos-original', () => ({
      hashtag: { es: '#otro', en: '#other', fr: '#autre' },
    })),
  ).toEqual([]);
});
