/**
 * `npm run lighthouse [-- path …]`: Lighthouse on one page of every kind, mobile,
 * against the production build as search engines see it. Every page is measured five
 * times (RUNS changes that) and each score is the median. Exits with an error if one is
 * below 100. PORT changes the port, 8797 by default.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { addressOf } from '../../src/site/addresses/addresses.ts';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { CommandError, parseCommandLine, runCommand, say } from './commandLine.ts';
import { root } from './tools.ts';

const usage = 'RUNS=5 PORT=8797 npm run lighthouse [-- /path …]';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const pages = [
  addressOf('home', 'es'),
  addressOf('family', 'es', { family: 'snacks' }),
  addressOf('product', 'es', { key: 'risketos-original' }),
  addressOf('news-item', 'es', { slug: 'doscientos-cincuenta-millones-de-bolsas' }),
  addressOf('contact-question', 'es'),
  addressOf('legal-notice', 'es'),
];

await runCommand(async () => {
  const { positionals } = parseCommandLine(usage, { allowPositionals: true });
  const noPath = positionals.find((path) => !path.startsWith('/'));
  if (noPath) throw new CommandError(`${noPath} is not a path. Usage: ${usage}`);
  const port = process.env['PORT'] ?? '8797';
  const runs = Number(process.env['RUNS'] ?? 5);
  if (!Number.isInteger(runs) || runs < 1)
    throw new CommandError(`RUNS must be a number from 1. Usage: ${usage}`);

  const server = spawn(process.execPath, ['build/commands/serve.ts'], {
    cwd: root,
    env: { ...process.env, PORT: port, INDEXING: 'on' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await isReady(server);
    await measureAll(positionals.length ? positionals : pages, port, runs);
  } finally {
    server.kill('SIGTERM');
  }
});

/** Waits until the site responds. It prints its own error if it does not start. */
async function isReady(server: ChildProcess): Promise<void> {
  let output = '';
  for await (const part of server.stdout ?? []) {
    output += part;
    if (output.includes('is ready at')) return;
  }
  throw new CommandError('The site did not start.');
}

async function measureAll(paths: string[], port: string, runs: number): Promise<void> {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: [...chromiumFlags, '--headless=new'],
  });
  try {
    for (const path of paths)
      await measure(path, `http://localhost:${port}${path}`, chrome.port, runs);
  } finally {
    chrome.kill();
  }
}

async function measure(
  path: string,
  url: string,
  chromePort: number,
  runs: number,
): Promise<void> {
  const scores: Record<string, number[]> = {};
  const failed = new Set<string>();
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(url, {
      port: chromePort,
      onlyCategories: [...categories],
      logLevel: 'error',
    });
    if (!result) throw new CommandError(`Lighthouse gave no result for ${path}`);
    for (const name of categories) {
      const category = result.lhr.categories[name];
      scores[name] = [...(scores[name] ?? []), Math.round((category?.score ?? 0) * 100)];
      for (const { id, weight } of category?.auditRefs ?? []) {
        const audit = result.lhr.audits[id];
        if (weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9)
          failed.add(`${id}${audit?.displayValue ? ` (${audit.displayValue})` : ''}`);
      }
    }
  }
  const medians = categories.map((name) => `${name} ${median(scores[name] ?? [])}`);
  say(
    `${path}: ${medians.join(', ')}${failed.size ? `\n  ${[...failed].join(', ')}` : ''}`,
  );
  if (medians.some((line) => !line.endsWith(' 100'))) process.exitCode = 1;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
