/**
 * `npm run check:origin -- https://host`: asks a back end what the site asks it, reads
 * the answers with the site's own schemas, and tells for each call what does not fit
 * the contract. Changes nothing; `--write` also sends one question that says of itself
 * that it is a test. Ends with an error if a call does not fit.
 */
import '../content/nodeHooks.ts';
import type { CallReport } from './checkOrigin/call.ts';
import { parseCommandLine, parseHostArgument, runCommand } from './commandLine.ts';
import { report } from './table.ts';

const usage = 'npm run check:origin -- https://host [--write]';

// Both run code of the site, which gets at content/ by modules.
const { checkReads } = await import('./checkOrigin/reads.ts');
const { checkSubmission } = await import('./checkOrigin/submission.ts');

await runCommand(async () => {
  const { values, positionals } = parseCommandLine(usage, {
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false } },
  });
  const backEndUrl = parseHostArgument(usage, positionals);
  const reports = await checkReads(backEndUrl);
  if (values.write) reports.push(await checkSubmission(backEndUrl));

  const wrong = reports.filter(({ faults }) => faults.length);
  const rows = [['', 'call', 'status', 'time', 'the site'], ...reports.map(rowOf)];
  const findings = reports.map(({ call, faults }) => ({ name: call, faults }));
  const verdict = wrong.length
    ? `${wrong.length} of ${reports.length} calls do not fit`
    : 'every call fits';
  console.log(report(rows, findings, `${backEndUrl}: ${verdict}`));
  if (wrong.length) process.exitCode = 1;
});

function rowOf({ call, status, milliseconds, fits, faults }: CallReport): string[] {
  const verdict = faults.length ? 'WRONG' : status ? 'fits' : '-';
  return [verdict, call, status, status ? `${Math.round(milliseconds)} ms` : '', fits];
}
