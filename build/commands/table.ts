/** Maximum number of faults listed per item. */
const maxFaults = 8;

/** Formats rows of cells as text columns. */
export function table(rows: string[][]): string {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(widest[column] ?? 0, cell.length)),
    [],
  );
  const lines = rows.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
  );
  return lines.map((line) => line.trimEnd()).join('\n');
}

/**
 * Formats a report for the terminal: a table of all items, their faults grouped by item,
 * and the verdict.
 */
export function report(
  rows: string[][],
  findings: { name: string; faults: string[] }[],
  verdict: string,
): string {
  const details = findings
    .filter(({ faults }) => faults.length)
    .map(({ name, faults }) => {
      const more = faults.length - maxFaults;
      const told = faults.slice(0, maxFaults).map((fault) => `  ${fault}`);
      return [`${name}:`, ...told, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n');
    });
  return [table(rows), ...details, verdict].join('\n\n');
}
