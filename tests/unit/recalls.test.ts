import { describe, expect, test } from 'vitest';
import { bestBeforeOf } from '../../src/site/catalogue/gtin.ts';
import { type Language, languages } from '../../src/site/i18n/languages.ts';
import { words } from '../../src/site/i18n/words.ts';
import { noticeOf, noticeText } from '../../src/site/recalls/notice.ts';
import {
  concerns,
  isRecalledLot,
  type KnownPack,
  type Recall,
  recalledPacks,
  recallReasons,
} from '../../src/site/recalls/recall.ts';

const recall: Recall = {
  id: '2026-11-28-jummy',
  products: ['jummy'],
  lots: ['L26257', 'L26258'],
  bestBefore: ['2027-03-01'],
  reason: 'allergen',
  allergens: ['leche', 'soja'],
  published: '2026-11-28',
};
const whole: Recall = { ...recall, lots: 'all', bestBefore: [] };

describe('a recall', () => {
  test.each<[boolean | undefined, string, Recall, KnownPack]>([
    [true, 'a pack of one of its batches', recall, { lot: 'L26257' }],
    [true, 'a batch in small letters', recall, { lot: 'l26258' }],
    [true, 'a batch without its L', recall, { lot: '26258' }],
    [false, 'another batch, even with the date', recall, { lot: 'L1', bestBefore: '2027-03-01' }],
    [true, 'a pack of which only the date is known', recall, { bestBefore: '2027-03-01' }],
    [false, 'another date', recall, { bestBefore: '2027-03-02' }],
    [undefined, 'a pack of which nothing is known', recall, {}],
    [
      false,
      'another size',
      { ...recall, packs: ['35\u00a0g'] },
      { pack: '85\u00a0g', lot: 'L26257' },
    ],
    [true, 'its size', { ...recall, packs: ['35\u00a0g'] }, { pack: '35\u00a0g', lot: 'L26257' }],
    [true, 'any pack if every batch is recalled', whole, {}],
    [undefined, 'a pack of unknown size', { ...whole, packs: ['35\u00a0g'] }, {}],
    [undefined, 'a batch, if only dates are recalled', { ...recall, lots: 'all' }, { lot: 'L1' }],
  ])('answers %s of %s', (answer, _, one, pack) => {
    expect(concerns(one, pack)).toBe(answer);
  });

  const other: Recall = { ...recall, lots: ['L1'] };
  const dated: Recall = { ...recall, lots: 'all' };
  test.each<[boolean | undefined, string, Recall[]]>([
    [true, 'one of them names it', [other, recall]],
    [true, 'one names it and another only dates', [dated, recall]],
    [false, 'each names other batches', [other, { ...other, lots: ['L2'] }]],
    [undefined, 'one names only dates', [other, dated]],
    [undefined, 'there is none', []],
  ])('answers with others %s of a batch if %s', (answer, _, recalls) => {
    expect(isRecalledLot(recalls, 'L26257')).toBe(answer);
  });

  test('is told on a product with its own sizes only', () => {
    const two = { ...recall, packs: ['35\u00a0g', '1\u00a0kg'] };
    expect(recalledPacks(two, words.es, ['35\u00a0g', '85\u00a0g'])).toBe(
      '35\u00a0g, lotes L26257, L26258',
    );
  });

  test.each<[string, Partial<Recall>]>([
    ['lotes L26257, L26258', {}],
    ['lote L26257', { lots: ['L26257'] }],
    ['35\u00a0g, lote L26257', { lots: ['L26257'], packs: ['35\u00a0g'] }],
    ['consumo preferente 01/03/2027', { lots: 'all' }],
    ['todos los lotes', { lots: 'all', bestBefore: [] }],
  ])('is told in lists as %s', (told, facts) => {
    expect(recalledPacks({ ...recall, ...facts }, words.es)).toBe(told);
  });
});

test.each([
  ['15=270301', '2027-03-01'],
  ['17=270301', '2027-03-01'],
  ['15=270200', '2027-02-28'],
  ['15=2703', undefined],
  ['lote=a', undefined],
])('a code with %s is best before %s', (query, date) => {
  expect(bestBeforeOf(new URLSearchParams(query))).toBe(date);
});

describe('the notice of a recall', () => {
  const told: Record<Language, string[]> = {
    es: [
      'Alerta alimentaria: retirada de producto',
      'Publicada el 28 de noviembre de 2026.',
      'Producto: Jummy',
      'Presentación: 35\u00a0g, 85\u00a0g, 125\u00a0g',
      'Lote: L26257, L26258',
      'Fecha de consumo preferente: 1 de marzo de 2027',
      'Código de barras: 9520001000720, 9520001000737, 9520001000744',
      'Motivo de la retirada: Presencia de alérgenos no declarados en la etiqueta: leche y soja.',
      'Contacto: 900 000 010 · consumidores@example.com',
    ],
    en: [
      'Food alert: product recall',
      'Published on 28 November 2026.',
      'Batch code: L26257, L26258',
      'Reason for the recall: It contains allergens that the label does not declare: milk and soya.',
      'What you should do: If you have an allergy or intolerance to any of these allergens, do not eat it. Return it to the shop where you bought it for a full refund.…',
    ],
    fr: [
      'Alerte alimentaire\u202f: rappel de produit',
      'Numéro de lot\u202f: L26257, L26258',
      'Date de durabilité minimale\u202f: 1er mars 2027',
      'Motif du rappel\u202f: Présence d’allergènes non déclarés sur l’étiquette\u202f: lait et soja.',
    ],
  };

  test.each(languages)('has the fields of the authorities in %s', (language) => {
    const lines = noticeText(recall, language).split('\n');
    for (const line of told[language])
      expect(lines).toContainEqual(
        line.endsWith('…') ? expect.stringContaining(line.slice(0, -1)) : line,
      );
  });

  test.each(recallReasons)('is complete in every language for the reason %s', (reason) => {
    const allergens: Recall['allergens'] = reason === 'allergen' ? ['leche'] : [];
    for (const language of languages) {
      const { facts, advice } = noticeOf({ ...recall, reason, allergens }, language);
      expect(facts).toHaveLength(7);
      expect(advice).toHaveLength(3);
      const text = noticeText({ ...recall, reason, allergens }, language);
      expect(text).not.toMatch(/undefined|[{}]/);
      expect(text).not.toMatch(/: \.|\(\)/);
    }
  });

  test('adds what the company says, and its own contact', () => {
    const note = { es: 'Son trozos de plástico.', en: 'Bits of plastic.', fr: 'Du plastique.' };
    const contact = { phone: null, email: 'alerta@example.com' };
    const text = noticeText({ ...recall, note, contact }, 'es');
    expect(text).toContain('leche y soja. Son trozos de plástico.');
    expect(text).toContain('Contacto: alerta@example.com');
  });

  test('names every batch only if no date tells the packs apart', () => {
    expect(noticeText(whole, 'es')).toContain('Lote: Todos los lotes');
    expect(noticeText({ ...recall, lots: 'all' }, 'es')).not.toContain('Lote:');
  });

  test('says when it ended, and then not what to do; a product that is gone keeps its key', () => {
    const text = noticeText({ ...recall, products: ['gone'], ended: '2026-12-20' }, 'es');
    expect(text).toContain('Terminada el 20 de diciembre de 2026.');
    expect(text).toContain('Producto: gone');
    expect(text).not.toContain('Qué hacer');
  });
});
