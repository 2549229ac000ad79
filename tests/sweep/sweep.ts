import { spawnSync } from 'node:child_process';
import { missingEngines } from './engines/engines.ts';

/** The parts of the sweep: the folders beside this file, in the order in which they run. */
const parts = ['pages', 'journeys', 'requests', 'outages', 'commands', 'engines'];

/**
 * Visits what `npm test` leaves out: every page in every language at every width, rare
 * journeys, outages, and the commands. `npm run sweep -- pages` runs one part, so that an
 * interrupted sweep goes on where it stopped. Prints one line a part, and the tests' own
 * output only of a part that fails. Says which browser engines are not installed, and so
 * were not played.
 */
function sweep(names: string[]): void {
  const [unknown] = names.filter((name) => !parts.includes(name));
  if (unknown !== undefined) {
    console.error(`There is no part ‘${unknown}’. The parts are: ${parts.join(', ')}.`);
    process.exit(2);
  }
  for (const part of names.length ? names : parts) {
    const began = Date.now();
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--project', `sweep-${part}`],
      {
        encoding: 'utf8',
        env: { ...process.env, NO_COLOR: '1' },
        maxBuffer: Number.POSITIVE_INFINITY,
      },
    );
    const [, count = 'no'] = /Tests\s.*?(\d+) passed/.exec(stdout) ?? [];
    const minutes = ((Date.now() - began) / 60_000).toFixed(1);
    const verdict = status === 0 ? 'passed' : 'FAILED';
    if (status !== 0) console.error(stdout + stderr);
    console.log(`${part.padEnd(9)} ${verdict}: ${count} tests passed in ${minutes} min`);
    if (part === 'engines') for (const missing of missingEngines()) console.log(missing);
    // A part that passed has made the build on which the others run.
    if (status === 0) process.env['SKIP_BUILD'] = '1';
    else process.exitCode = 1;
  }
}

sweep(process.argv.slice(2));
