import { spawn } from 'node:child_process';

/** The parts of the sweep: the folders beside this file, in the order in which they run. */
const parts = ['pages', 'journeys', 'requests', 'outages', 'commands'] as const;

/**
 * Visits what `npm test` leaves out: every page in every language at every width, rare
 * journeys, outages, and the commands. `npm run sweep -- pages` runs one part, so that an
 * interrupted sweep goes on where it stopped. Prints one line a part, and the tests' own
 * output only of a part that fails.
 */
async function sweep(names: string[]): Promise<void> {
  const unknown = names.filter((name) => !parts.some((part) => part === name));
  if (unknown.length) {
    console.error(`There is no part ‘${unknown[0]}’. The parts are: ${parts.join(', ')}.`);
    process.exit(2);
  }
  let failed = false;
  let isBuilt = false;
  for (const part of names.length ? names : parts) {
    const began = Date.now();
    const { passed, output } = await run(part, isBuilt);
    const [, count = 'no'] = /Tests\s.*?(\d+) passed/.exec(output) ?? [];
    const minutes = ((Date.now() - began) / 60_000).toFixed(1);
    if (!passed) console.error(output);
    const verdict = passed ? 'passed' : 'FAILED';
    console.log(`${part.padEnd(9)} ${verdict}: ${count} tests passed in ${minutes} min`);
    failed ||= !passed;
    isBuilt ||= passed;
  }
  process.exitCode = failed ? 1 : 0;
}

/** Runs a part's tests, in a build of their own unless this sweep has made one. */
async function run(part: string, isBuilt: boolean): Promise<{ passed: boolean; output: string }> {
  const vitest = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', `sweep-${part}`],
    {
      env: {
        ...process.env,
        NO_COLOR: '1',
        ...(isBuilt ? { SKIP_BUILD: '1' } : {}),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [vitest.stdout, vitest.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const status = await new Promise((resolve) => vitest.on('close', resolve));
  return { passed: status === 0, output };
}

await sweep(process.argv.slice(2));
