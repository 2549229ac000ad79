/**
 * `npm run smoke -- https://host`: requests one of everything from a running site
 * and reports faults. It changes nothing: its only posts are two empty forms, which the
 * site rejects. `--journeys` plays instead what visitors come for, and sends one question
 * that is marked as a test. Exits with an error if anything is wrong.
 */
import { parseCommandLine, parseHostArgument, runCommand } from './commandLine.ts';
import { smoke } from './smoke/smoke.ts';

const usage = 'npm run smoke -- https://host [--journeys]';

await runCommand(async () => {
  const { values, positionals } = parseCommandLine(usage, {
    allowPositionals: true,
    options: { journeys: { type: 'boolean', default: false } },
  });
  const siteUrl = parseHostArgument(usage, positionals);
  if (!(await smoke(siteUrl, values.journeys))) process.exitCode = 1;
});
