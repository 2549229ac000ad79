import { existsSync, readFileSync } from 'node:fs';
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from 'pdf-lib';
import { expect, test } from 'vitest';
import { type Content, loadContent } from '../../../build/content/reading/load.ts';
import { documentFiles, printedHashes, sourceHashes } from '../../../build/downloads/sources.ts';
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
  const symbol = await staleAfter('risketos-original', ({ claims }) => ({
    claims: { ...claims, glutenFree: !claims.glutenFree },
  }));
  expect(symbol).toEqual(['catalogo-snacks.pdf']);
  const size = await staleAfter('balsamicos', ({ packs }) => ({ packs: [...packs, '2 kg'] }));
  expect(size).toEqual(['catalogo-caramelos.pdf']);
});

test('changing what a document does not show leaves it up to date', async () => {
  const hashtag = { es: '#otro', en: '#other', fr: '#autre' };
  expect(await staleAfter('risketos-original', () => ({ hashtag }))).toEqual([]);
});

const open = async (file: string): Promise<PDFDocument> =>
  PDFDocument.load(readFileSync(`public/downloads/${file}`), { updateMetadata: false });

const dictionariesOf = (pdf: PDFDocument): PDFDict[] =>
  pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []));

const textOf = (value: unknown): string =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';

test.each(documentFiles)('%s is prepared for PDF/UA', async (file) => {
  const pdf = await open(file);
  const metadata = pdf.catalog.lookup(PDFName.of('Metadata'));
  const xmp = metadata instanceof PDFRawStream ? Buffer.from(metadata.contents).toString() : '';
  expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(xmp).toContain(`>${pdf.getTitle()}</rdf:li>`);
  expect(textOf(pdf.catalog.lookup(PDFName.of('Lang')))).toBe('es');
  expect(String(pdf.catalog.lookup(PDFName.of('MarkInfo')))).toContain('/Marked true');
  const links = dictionariesOf(pdf).filter(
    (dictionary) => dictionary.get(PDFName.of('Subtype')) === PDFName.of('Link'),
  );
  for (const link of links) expect(textOf(link.lookup(PDFName.of('Contents')))).toMatch(/^\w+:/);
});

test.each([
  ['catalogo-snacks.pdf', 8],
  ['catalogo-caramelos.pdf', 2],
])('every pack in %s has a description', async (file, most) => {
  const figures = dictionariesOf(await open(file)).filter(
    (dictionary) => dictionary.get(PDFName.of('S')) === PDFName.of('Figure'),
  );
  expect(figures.length).toBeGreaterThanOrEqual(1);
  expect(figures.length).toBeLessThanOrEqual(most);
  for (const figure of figures)
    expect(textOf(figure.lookup(PDFName.of('Alt')))).toMatch(/^Bolsa .+ de .+, \d+\s\S+$/);
});
