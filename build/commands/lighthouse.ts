/**
 * `npm run lighthouse [-- path …]`: Lighthouse on one page of every kind, mobile,
 * against the production build as search engines see it. Every page is measured five
 * times (RUNS takes another number) and each score is the median. Ends with an error if
 * one is below 100. PORT takes another port than 8797.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { addressOf } from '../../src/site/addresses/addresses.ts';
import { chromiumFlags, chromiumPath } from './chromium.ts';

const port = process.env['PORT'] ?? '8797';
const runs = Number(process.env['RUNS'] ?? 5);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const pages = [
  addressOf('home', 'es'),
  addressOf('family', 'es', { family: 'snacks' }),
  addressOf('product', 'es', { key: 'risketos-original' }),
  addressOf('news-item', 'es', { slug: 'doscientos-cincuenta-millones-de-bolsas' }),
  addressOf('contact-question', 'es'),
  addressOf('legal-notice', 'es'),
];

const wanted = process.argv.slice(2);
const server = spawn(process.execPath, ['build/commands/serve.ts'], {
  env: { ...process.env, PORT: port, INDEXING: 'on' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  await ready();
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: [...chromiumFlags, '--headless=new'],
  });
  try {
    for (const path of wanted.length ? wanted : pages) await measure(path, chrome.port);
  } finally {
    chrome.kill();
  }
} finally {
  server.kill('SIGTERM');
}

async function ready(): Promise<void> {
  let output = '';
  for await (const part of server.stdout) {
    output += part;
    if (output.includes('is ready at')) return;
  }
  await once(server, 'exit');
  throw new Error('the site did not start');
}

async function measure(path: string, chromePort: number): Promise<void> {
  const scores: Record<string, number[]> = {};
  const failed = new Set<string>();
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(`http://localhost:${port}${path}`, {
      port: chromePort,
      onlyCategories: [...categories],
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
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
  console.log(
    `${path}: ${medians.join(', ')}${failed.size ? `\n  ${[...failed].join(', ')}` : ''}`,
  );
  if (medians.some((line) => !line.endsWith(' 100'))) process.exitCode = 1;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
