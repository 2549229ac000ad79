import { describe, expect, test } from 'vitest';
import { pdfFault } from '../../../src/worker/submissions/pdf/pdfFault.ts';
import { bytesOf, fileOf, packed } from '../../support/files/pdfStructures.ts';
import { processorTimeOf } from '../../support/processorTime.ts';

const faultOf = (objects: string) => pdfFault(bytesOf(fileOf(objects)));

describe('object streams have limits', () => {
  const megabyte = 1024 * 1024;
  const unfoldingTo = (size: number) =>
    packed([`(${'x'.repeat(size - '20 0 ()'.length)})`]);
  test.each([
    ['3 MB unfolded in one', unfoldingTo(3 * megabyte), undefined],
    ['a byte more', unfoldingTo(3 * megabyte + 1), 'invalid.fileActive'],
    ['3 MB unfolded in three', unfoldingTo(megabyte).repeat(3), undefined],
    [
      'a little more in a fourth',
      unfoldingTo(megabyte).repeat(3) + packed(['(x)']),
      'invalid.fileActive',
    ],
    ['300 of them', packed(['(x)']).repeat(300), undefined],
    ['one more', packed(['(x)']).repeat(301), 'invalid.fileActive'],
  ])('%s', async (_, objects, fault) => {
    expect(await faultOf(objects)).toBe(fault);
  });
});

describe('every file of 2 MB is checked quickly', () => {
  const size = 2 * 1024 * 1024 - 200;
  const full = (unit: string) => unit.repeat(Math.floor(size / unit.length));
  const unfolded = (unit: string) =>
    packed([unit.repeat(Math.floor(3_000_000 / unit.length))]);
  test.each([
    ['numbers', full('1 ')],
    ['names', full('/a')],
    ['slashes', full('/')],
    ['codes', full('/#20')],
    ['one name', `/${full('#20')}`],
    ['open strings', full('(')],
    ['strings', full('()')],
    ['hexadecimal strings', full('<>')],
    ['comments', full('%\n')],
    ['objects', full('1 0 obj ')],
    ['lines that are words', full('obj\n')],
    ['words in strings behind comments', full('(% % % % %\nobj)')],
    ['words behind one long line', `(% ${full('1 % ').slice(100)}\nobj)`],
    ['white space before a word', `(1${full(' ').slice(100)}obj)`],
    ['trailers', full('trailer ')],
    ['streams', full('<<>>stream\nendstream ')],
    ['streams without an end', full('<<>>stream\n')],
    ['empty object streams', full('<</N 1>>stream\nendstream ')],
    ['keys of one dictionary', `<<${full('/N 1 ').slice(100)}>>`],
    ['brackets', full('[')],
    ['packed numbers', unfolded('1 ')],
    ['packed names', unfolded('/a')],
    ['a bomb', unfolded(' ') + unfolded(' ')],
  ])('of %s', async (_, objects) => {
    const file = bytesOf(fileOf(objects));
    expect(await processorTimeOf(() => pdfFault(file))).toBeLessThan(500);
  });
});
