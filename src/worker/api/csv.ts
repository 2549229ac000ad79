/** A table cell; undefined is written as an empty cell. */
export type Cell = string | number | boolean | undefined;

/** Without it, spreadsheets assume the system's legacy encoding and show `Ã±` for `ñ`. */
const byteOrderMark = '\ufeff';

/** A table as CSV: RFC 4180, UTF-8 with a byte order mark. */
export const csvOf = (header: readonly string[], rows: readonly Cell[][]): string =>
  byteOrderMark +
  [header, ...rows].map((cells) => `${cells.map(written).join(',')}\r\n`).join('');

function written(cell: Cell): string {
  const text = typeof cell === 'string' ? harmless(cell) : String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Prefixes text that a spreadsheet would run as a formula (CSV injection). */
const harmless = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
