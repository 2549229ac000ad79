/** Rows of cells as text in columns. */
export function table(rows: string[][]): string {
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, column) => Math.max(most[column] ?? 0, cell.length)),
    [],
  );
  const lines = rows.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
  );
  return lines.map((line) => line.trimEnd()).join('\n');
}
