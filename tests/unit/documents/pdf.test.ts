import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pdfFault } from '../../../src/worker/submissions/pdf/pdfFault.ts';
import {
  anyObjects,
  anyPayload,
  bytesOf,
  fileOf,
  packed,
  ways,
} from '../../support/files/pdfStructures.ts';

const faultOf = (objects: string) => pdfFault(bytesOf(fileOf(objects)));

test.each(Object.entries(ways))(
  'a file with active content %s is refused, and one that only looks so is accepted',
  async (_, way) => {
    await fc.assert(
      fc.asyncProperty(
        anyObjects,
        anyPayload,
        anyObjects,
        async (before, payload, after) => {
          const { refused, accepted } = way(payload);
          expect(await faultOf(before + accepted + after)).toBeUndefined();
          expect(await faultOf(before + refused + after)).toMatch(
            /^invalid\.file(Active|Broken)$/,
          );
        },
      ),
      { numRuns: 10 },
    );
  },
);

describe('a file is accepted as programs write it', () => {
  const folder = 'tests/support/files/producers/';
  test.each(readdirSync(folder))('%s', async (name) => {
    expect(await pdfFault(new Uint8Array(readFileSync(folder + name)))).toBeUndefined();
  });

  test.each([true, false])(
    'pdf-lib, with object streams: %s',
    async (useObjectStreams) => {
      const document = await PDFDocument.create();
      document.setTitle('HTML/JavaScript (obj) 100 %');
      const page = document.addPage();
      page.drawText('HTML/JavaScript, /JS and /AA (x)');
      const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
      const photo = await sharp({
        create: { width: 1000, height: 800, channels: 3, background: 'red', noise },
      })
        .jpeg()
        .toBuffer();
      page.drawImage(await document.embedJpg(photo));
      const link = document.context.register(
        document.context.obj({
          Type: 'Annot',
          Subtype: 'Link',
          A: { S: 'URI', URI: PDFString.of('https://example.com/JavaScript') },
        }),
      );
      page.node.set(PDFName.of('Annots'), document.context.obj([link]));
      const bytes = new Uint8Array(await document.save({ useObjectStreams }));
      expect(await pdfFault(bytes)).toBeUndefined();
    },
  );
});

describe('an ambiguous file is refused', () => {
  const packedWith = (entries: string, type = '/Type /ObjStm') =>
    packed(['<< /A 1 >>'], { type: `${type} ${entries}` });
  test.each([
    ['with a slash in hexadecimal digits', '<< /A <4/>>'],
    ['with brackets that cross', '<< /A [ >> ]'],
    ['with a bracket that another one closes', '[ 1 >>'],
    ['with a bracket left open', '<< /A [ 1 2'],
    ['with a parenthesis left open', '<< /A (a(b) >>'],
    ['with a parenthesis too many', '<< /A (a)) >>'],
    ['with a name that has half a code', '<< /JavaS#6:ript 1 >>'],
    ['with brackets 201 deep', '['.repeat(201) + ']'.repeat(201)],
    ['with a stream in an array', '[ << >> stream\nx\nendstream ]'],
    ['with a stream without an end', '<< >> stream\nx'],
    ['with a stream that is in another file', '<< /F (x) >> stream\nendstream'],
    ['with an object stream with parameters', packedWith('/DecodeParms << /K 1 >>')],
    ['with an object stream with parameters in short', packedWith('/DP << /K 1 >>')],
    ['with an object stream that says its type twice', packedWith('/Type /ObjStm')],
    ['with a word in packed objects', packed(['<< >> stream', '1'])],
    [
      'with an object stream that is coded twice',
      packed(['1']).replace('/FlateDecode', '[/FlateDecode /ASCIIHexDecode]'),
    ],
    [
      'with white space before the data of an object stream',
      packed(['1'], { lineBreak: ' \n' }),
    ],
    [
      'with more packed objects than places',
      packed(['1 9 (x)'], { entries: (_, first) => `/N 2 /First ${first}` }),
    ],
  ])('%s', async (_, objects) => {
    expect(await faultOf(objects)).toMatch(/^invalid\.file(Active|Broken)$/);
  });

  test.each(['\n', '\r\n', '\r', ''])(
    'but not for %j between an object stream’s data and its end',
    async (ending) => {
      const objects = packed(['<< /A 1 >>']).replace('\nendstream', `${ending}endstream`);
      expect(await faultOf(objects)).toBeUndefined();
    },
  );
});
