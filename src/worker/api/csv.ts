/** A cell of a table; what is undefined is left empty. */
export type Cell = string | number | boolean | undefined;

/**
 * Spreadsheets take a file without it for the encoding of their country, and show
 * `Ã±` for `ñ`.
 */
const byteOrderMark = '\ufeff';

/** A table as CSV: RFC 4180, UTF-8 with a byte order mark. */
export const csvOf = (header: readonly string[], rows: readonly Cell[][]): string =>
  byteOrderMark +
  [header, ...rows].map((cells) => `${cells.map(written).join(',')}\r\n`).join('');

function written(cell: Cell): string {
  const text = typeof cell === 'string' ? harmless(cell) : String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet would run a text that begins like a formula. */
const harmless = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
