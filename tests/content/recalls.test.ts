import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../../build/content/reading/load.ts';
import { checkRecalls } from '../../build/content/rules/recalls.ts';
import { copyContent, inShort } from '../support/content.ts';

const file = 'content/recalls/2026-11-28-jummy.json';
const recall = {
  products: ['jummy'],
  lots: ['L26257', 'L26258'],
  reason: 'allergen',
  allergens: ['leche'],
  published: '2026-11-28',
};
const folder = copyContent();

/** What the check says of a recall with other facts. */
function faultsWith(facts: object): string[] {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ ...recall, ...facts }));
  const content = loadContent(folder);
  return [...content.faults, ...checkRecalls(content)].map(inShort);
}

test('a recall is read with its sizes as printed, and with nothing that was left out', () => {
  expect(faultsWith({ packs: '35g' })).toEqual([]);
  expect(loadContent(folder).recalls).toEqual([
    { id: '2026-11-28-jummy', ...recall, packs: ['35\u00a0g'], bestBefore: [] },
  ]);
});

test.each<[object, string]>([
  [{ products: ['jummi'] }, 'products names.noProduct jummi'],
  [{ packs: '35g, 1Kg' }, 'packs recall.size 1\u00a0kg 35\u00a0g, 85\u00a0g, 125\u00a0g'],
  [
    { products: ['jummy', 'pipas'], packs: '35g' },
    'packs recall.noSize pipas 80\u00a0g, 120\u00a0g, 1\u00a0kg',
  ],
  [{ lots: [] }, 'lots field.emptyList'],
  [{ lots: ['L 1'] }, 'lots.0 field.shape shape.lot'],
  [{ lots: 'L26257' }, 'lots field.shape shape.lots'],
  [{ lots: ['L1', 'L1'] }, 'lots names.twice L1'],
  [{ bestBefore: ['01/03/2027'] }, 'bestBefore.0 date.unlike 01/03/2027 date.day 2027-03-01'],
  [{ allergens: undefined }, 'allergens recall.allergensMissing'],
  [{ reason: 'chemical' }, 'allergens recall.otherReason chemical'],
  [{ reason: 'glass', allergens: undefined }, 'reason field.options '],
  [{ ended: '2026-11-27' }, 'ended recall.endedBefore 2026-11-27 2026-11-28'],
])('a recall with %j is refused', (facts, told) => {
  expect(faultsWith(facts)).toEqual([expect.stringContaining(`${file}: ${told}`)]);
});

test('one that has ended stays, even if its product leaves the catalogue', () => {
  expect(faultsWith({ products: ['gone'], ended: '2026-11-29' })).toEqual([]);
});
