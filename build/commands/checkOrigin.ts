/**
 * `npm run check:origin -- https://host`: makes every call of the site to a back end,
 * parses the responses with the site's own schemas, and results each violation of the
 * contract. It changes nothing; `--write` also sends one question that is marked as a
 * test, twice under one reference. ORIGIN_SECRET signs every call, and `--write` then also
 * sends a forged one, which the back end must refuse. Exits with an error if a call does not fit.
 */
import '../content/nodeHooks.ts';
import { type CallResult, originSecret } from './checkOrigin/call.ts';
import { parseCommandLine, parseHostArgument, runCommand, say } from './commandLine.ts';
import { report } from './table.ts';

const usage = 'npm run check:origin -- https://host [--write]';

// Both run code of the site, which imports content/ as virtual modules.
const { checkReads } = await import('./checkOrigin/reads.ts');
const { checkSubmission } = await import('./checkOrigin/submission.ts');

await runCommand(async () => {
  const { values, positionals } = parseCommandLine(usage, {
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false } },
  });
  const backEndUrl = parseHostArgument(usage, positionals);
  const results = await checkReads(backEndUrl);
  if (values.write) results.push(...(await checkSubmission(backEndUrl)));

  const wrong = results.filter(({ faults }) => faults.length);
  const rows = [['', 'call', 'status', 'time', 'the site'], ...results.map(rowOf)];
  const findings = results.map(({ call, faults }) => ({ name: call, faults }));
  const verdict = wrong.length
    ? `${wrong.length} of ${results.length} calls do not fit`
    : 'every call fits';
  if (!originSecret())
    say('Without ORIGIN_SECRET calls are not signed: the back end cannot know the site.');
  say(report(rows, findings, `${backEndUrl}: ${verdict}`));
  if (wrong.length) process.exitCode = 1;
});

function rowOf({ call, status, milliseconds, fits, faults }: CallResult): string[] {
  const verdict = faults.length ? 'WRONG' : status ? 'fits' : '-';
  return [verdict, call, status, status ? `${Math.round(milliseconds)} ms` : '', fits];
}
