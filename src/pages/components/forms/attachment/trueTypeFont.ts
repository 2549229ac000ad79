import { concatenated, latin1 } from './jpegImage.ts';

/** Tables that draw letters; others name the font, its maker, its owner and licence. */
const drawingTables = new Set(
  'CFF ,cmap,cvt ,fpgm,gasp,glyf,head,hhea,hmtx,loca,maxp,post,prep,vhea,vmtx'.split(','),
);
/** Bytes of the file's header, and of each row of its list of tables. */
const headerBytes = 12;
const rowBytes = 16;
/** Where table `head` says when the font was made and changed. */
const datesOfHead = [20, 36] as const;
/** Where table `head` has what the sum of the whole font lacks to `wholeSum`. */
const sumOfHead = 8;
const wholeSum = 0xb1b0afba;

/**
 * Writes a TrueType or OpenType font anew with only the tables that draw letters, without
 * dates. Sums are counted anew too: the old ones would tell the dates.
 *
 * @throws Error if the bytes are not such a font.
 */
export function trueTypeFont(font: Uint8Array): Uint8Array {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const rows = Array.from({ length: view.getUint16(4) }, (_, i) => {
    const at = headerBytes + i * rowBytes;
    const [start, length] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    const tag = latin1(font.subarray(at, at + 4));
    return {
      tag,
      row: font.slice(at, at + rowBytes),
      table: font.slice(start, start + length),
    };
  }).filter(({ tag }) => drawingTables.has(tag));
  if (!rows.some(({ tag }) => tag === 'glyf' || tag === 'CFF '))
    throw new Error('not a TrueType or OpenType font');
  const header = font.slice(0, headerBytes);
  const count = new DataView(header.buffer);
  count.setUint16(4, rows.length);
  const power = Math.floor(Math.log2(rows.length));
  count.setUint16(6, 2 ** power * rowBytes);
  count.setUint16(8, power);
  count.setUint16(10, rows.length * rowBytes - 2 ** power * rowBytes);
  const tables = rows.map(({ tag, row, table }) => {
    // Tables begin at multiples of four bytes.
    const padded = concatenated([table, new Uint8Array(-table.length & 3)]);
    if (tag === 'head') withoutDates(padded);
    new DataView(row.buffer).setUint32(4, sumOf(padded));
    return padded;
  });
  let at = headerBytes + rows.length * rowBytes;
  for (const [i, { row }] of rows.entries()) {
    new DataView(row.buffer).setUint32(8, at);
    at += tables[i]?.length ?? 0;
  }
  const whole = concatenated([header, ...rows.map(({ row }) => row), ...tables]);
  const head = rows.find(({ tag }) => tag === 'head');
  if (head) {
    const start = new DataView(head.row.buffer).getUint32(8);
    new DataView(whole.buffer).setUint32(start + sumOfHead, wholeSum - sumOf(whole));
  }
  return whole;
}

function withoutDates(head: Uint8Array<ArrayBuffer>): void {
  head.fill(0, ...datesOfHead);
  new DataView(head.buffer).setUint32(sumOfHead, 0);
}

/** The sum of the 32-bit numbers in bytes. */
function sumOf(bytes: Uint8Array<ArrayBuffer>): number {
  const view = new DataView(bytes.buffer);
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
