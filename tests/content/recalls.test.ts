import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { describeFault } from '../../build/content/faults/fault.ts';
import { loadContent } from '../../build/content/reading/load.ts';
import { checkRecalls } from '../../build/content/rules/recalls.ts';
import { copyContent } from '../support/content.ts';

const file = 'content/recalls/2026-11-28-jummy.json';
const recall = {
  products: ['jummy'],
  lots: ['L26257', 'L26258'],
  reason: 'allergen',
  allergens: ['leche'],
  published: '2026-11-28',
};
const folder = copyContent();

/** What the check says of a recall with other facts, in English and in Spanish. */
function faultsWith(facts: object): [english: string, spanish: string][] {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ ...recall, ...facts }));
  const content = loadContent(folder);
  const faults = [...content.faults, ...checkRecalls(content)];
  return faults.map((fault) => [describeFault(fault, 'en'), describeFault(fault, 'es')]);
}

test('a recall is read with its sizes as printed, and with nothing that was left out', () => {
  expect(faultsWith({ packs: '35g' })).toEqual([]);
  expect(loadContent(folder).recalls).toEqual([
    { id: '2026-11-28-jummy', ...recall, packs: ['35\u00a0g'], bestBefore: [] },
  ]);
});

test.each<[object, english: string, spanish: string]>([
  [
    { products: ['jummi'] },
    'products names jummi, which is not a product. Use the name of a file in content/products.',
    'products nombra jummi, que no es un producto. Usa el nombre de un archivo de content/products.',
  ],
  [
    { packs: '35g, 1Kg' },
    'packs names 1\u00a0kg, which is not a size of these products. Use some of: 35\u00a0g, 85\u00a0g, 125\u00a0g.',
    'packs nombra 1\u00a0kg, que no es un formato de estos productos. Usa alguno de estos: 35\u00a0g, 85\u00a0g, 125\u00a0g.',
  ],
  [
    { products: ['jummy', 'pipas'], packs: '35g' },
    'packs names no size of pipas. Add some of: 80\u00a0g, 120\u00a0g, 1\u00a0kg; or remove the product.',
    'packs no nombra ningún formato de pipas. Añade alguno de estos: 80\u00a0g, 120\u00a0g, 1\u00a0kg; o quita el producto.',
  ],
  [{ lots: [] }, 'lots is an empty list. Write it.', 'lots es una lista vacía. Escríbela.'],
  [
    { lots: ['L 1'] },
    'lots.0 is not a batch like "L26257". Correct it; content/README.md shows an example.',
    'lots.0 no es un lote como "L26257". Corrígelo; en content/README.md hay un ejemplo.',
  ],
  [
    { lots: 'L26257' },
    'lots is neither "all" nor a list of batches like ["L26257"]. Correct it; content/README.md shows an example.',
    'lots no es ni "all" ni una lista de lotes como ["L26257"]. Corrígelo; en content/README.md hay un ejemplo.',
  ],
  [
    { lots: ['L1', 'L1'] },
    'lots names L1 twice. Keep one of the two.',
    'lots nombra L1 dos veces. Deja uno de los dos.',
  ],
  [
    { bestBefore: ['01/03/2027'] },
    'bestBefore.0 is 01/03/2027, which is not a day like 2024-03-07. Write 2027-03-01.',
    'bestBefore.0 es 01/03/2027, que no es un día como 2024-03-07. Escribe 2027-03-01.',
  ],
  [
    { allergens: undefined },
    'allergens is missing. Name the allergens that the label does not declare.',
    'allergens falta. Nombra los alérgenos que la etiqueta no declara.',
  ],
  [
    { reason: 'chemical' },
    'allergens is there, although the reason is chemical. Write the reason "allergen", or remove the allergens.',
    'allergens está, aunque el motivo es chemical. Escribe el motivo "allergen" o quita los alérgenos.',
  ],
  [
    { reason: 'glass', allergens: undefined },
    'reason has an unknown value. Write one of: allergen, foreign-body, microbiological, chemical, labelling.',
    'reason tiene un valor desconocido. Escribe uno de estos: allergen, foreign-body, microbiological, chemical, labelling.',
  ],
  [
    { ended: '2026-11-27' },
    'ended is 2026-11-27, before 2026-11-28, the day of publication. Correct whichever is wrong.',
    'ended es 2026-11-27, antes de 2026-11-28, el día de la publicación. Corrige el que esté mal.',
  ],
])('a recall with %j is refused, in English and in Spanish', (facts, english, spanish) => {
  expect(faultsWith(facts)).toEqual([[`${file}: ${english}`, `${file}: ${spanish}`]]);
});

test('one that has ended stays, even if its product leaves the catalogue', () => {
  expect(faultsWith({ products: ['gone'], ended: '2026-11-29' })).toEqual([]);
});
