/**
 * `npm run smoke -- https://host`: requests one of everything from a running site
 * and reports faults. It changes nothing: its only posts are two empty forms, which the
 * site rejects. Exits with an error if anything is wrong.
 */
import { parseCommandLine, parseHostArgument, runCommand } from './commandLine.ts';
import { smoke } from './smoke/smoke.ts';

const usage = 'npm run smoke -- https://host';

await runCommand(async () => {
  const { positionals } = parseCommandLine(usage, { allowPositionals: true });
  if (!(await smoke(parseHostArgument(usage, positionals)))) process.exitCode = 1;
});
