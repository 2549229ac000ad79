/**
 * `npm run bench`: requests per second of the home, a product and the news list, and of a product
 * that is rendered for every request, in workerd itself, beside a Worker that
 * returns the same bytes as a constant through Hono, in one run. Rounds alternate, because machines swing: read the ratios.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { build } from 'vite';
import { type BareWorker, serveBare } from './workerd.ts';

const connections = 16;
const seconds = Number(process.env['SECONDS'] ?? 4);
const rounds = Number(process.env['ROUNDS'] ?? 3);
const pages = [
  { name: 'home', path: '/es' },
  { name: 'product', path: '/es/producto/fabs-mexico' },
  { name: 'news', path: '/es/noticias' },
  // Every request names another host, so that none finds the page of an earlier one.
  { name: 'product, rendered anew', path: '/es/producto/fabs-mexico', hosts: 2000 },
];

const built = spawnSync(process.execPath, ['node_modules/.bin/vite', 'build', '--logLevel', 'warn'], { encoding: 'utf8' });
if (built.status !== 0) throw new Error(built.stdout + built.stderr);

const site = await serveBare(join(process.cwd(), 'dist/site'), 8790, siteBindings(), services());
const rows: Record<string, string>[] = [];
for (const { name, path, hosts = 0 } of pages) {
  const body = await (await fetch(site.url + path, { headers: { 'Accept-Encoding': 'identity' } })).text();
  const constant = await serveBare(await constantWorker(body), 8791);
  await measure(site, path, 1, hosts);
  await measure(constant, path, 1);
  const of = { site: [] as Sample[], constant: [] as Sample[] };
  for (let round = 0; round < rounds; round++) {
    of.constant.push(await measure(constant, path, seconds));
    of.site.push(await measure(site, path, seconds, hosts));
  }
  await constant.stop();
  const [a, b] = [median(of.site), median(of.constant)];
  rows.push({
    page: name,
    bytes: String(body.length),
    'requests/s': a.rate.toFixed(0),
    'constant requests/s': b.rate.toFixed(0),
    '× constant': (a.rate / b.rate).toFixed(2),
    'CPU µs/request': a.processor.toFixed(0),
    'constant CPU µs': b.processor.toFixed(0),
    '× CPU': (a.processor / b.processor).toFixed(2),
  });
}
console.table(rows);
console.log(`peak memory of the site's workerd: ${(site.memory() / 1024 / 1024).toFixed(0)} MB`);
await site.stop();

interface Sample {
  /** Requests per second. */
  rate: number;
  /** Processor time of workerd per request, in microseconds. */
  processor: number;
}

async function measure(worker: BareWorker, path: string, duration: number, hosts = 0): Promise<Sample> {
  const before = worker.processorTime();
  const result = await autocannon({
    url: worker.url + path,
    connections,
    duration,
    ...(hosts ? { requests: Array.from({ length: hosts }, (_, i) => ({ method: 'GET' as const, path, headers: { host: `localhost-${i}` } })) } : {}),
  });
  if (result.non2xx || result.errors) throw new Error(`${path}: ${result.non2xx} answers were no 2xx, ${result.errors} failed`);
  return { rate: result.requests.average, processor: (worker.processorTime() - before) / result.requests.total };
}

function median(samples: Sample[]): Sample {
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  return { rate: middle(samples.map(({ rate }) => rate)), processor: middle(samples.map(({ processor }) => processor)) };
}

/** A folder with a Worker that answers `body` from a constant, through Hono. */
async function constantWorker(body: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'constant-'));
  const entry = join(process.cwd(), 'node_modules/.cache/constant.js');
  writeFileSync(entry, `import { Hono } from 'hono'; const body = ${JSON.stringify(body)}; const app = new Hono(); app.get('*', (c) => c.html(body)); export default app;`);
  await build({
    configFile: false,
    logLevel: 'warn',
    build: { ssr: entry, outDir: folder, emptyOutDir: true, rollupOptions: { output: { entryFileNames: 'index.js' } } },
    ssr: { noExternal: true, target: 'webworker' },
  });
  return folder;
}

function siteBindings(): string[] {
  return [
    '(name = "ORIGIN_URL", text = "http://localhost:1")',
    '(name = "DEV_ORIGIN", service = "origin")',
    '(name = "LAST_GOOD", kvNamespace = "nothing")',
    '(name = "SUBMISSIONS", r2Bucket = "nothing")',
    '(name = "OUTBOX", queue = "nothing")',
    '(name = "RATE_LIMIT", service = "nothing")',
    '(name = "ATTACHMENT_KEY", text = "a key for benchmarks only, 32 characters")',
  ];
}

/** The origin is a Worker beside the site, as in development, with six items; storage answers that it has nothing. */
function services(): string[] {
  const item = (id: number) => ({
    id,
    slug: `noticia-${id}`,
    titulo: `Noticia ${id}`,
    header: '<p>Entrada de la noticia.</p>',
    category_id: 1,
    categoria: { id: 1, slug: 'producto' },
    created_at: `2024-01-0${id}T10:00:00Z`,
    featured: id % 2,
    visible: 1,
  });
  const answer = JSON.stringify(JSON.stringify({ data: [1, 2, 3, 4, 5, 6].map(item) }))
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"');
  const worker = (name: string, script: string) => `(name = "${name}", worker = (serviceWorkerScript = "${script}", compatibilityDate = "2026-10-01"))`;
  return [
    worker('origin', `addEventListener('fetch', (e) => e.respondWith(new Response(${answer}, { headers: { 'Content-Type': 'application/json' } })))`),
    worker('nothing', `addEventListener('fetch', (e) => e.respondWith(new Response(null, { status: 404 })))`),
  ];
}
