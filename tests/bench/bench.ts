/**
 * `npm run bench`: how long the build takes; requests per second of the home, a product
 * and the news list, and of a product, the finder and a search that are rendered for every
 * request, in workerd itself, beside a Worker that returns the same bytes as a constant
 * through Hono, in one run; then its cold start, and its memory under 100,000 addresses
 * that nobody has asked for before, with a heap of 100 MB (the platform's isolates have 128
 * for everything). Short rounds alternate, because machines swing: a ratio is the median
 * over pairs of neighbours.
 *
 * `npm run bench -- --products 720` measures the same of today's catalogue and of a copy
 * with as many products.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { build } from 'vite';
import { benchCatalogues, scriptBytes } from './grownCatalogue.ts';
import { type BareWorker, serveBare } from './workerd.ts';

if (process.argv[2] === '--products') {
  benchCatalogues(Number(process.argv[3]));
  process.exit();
}
const temporary = mkdtempSync(join(tmpdir(), 'risi-bench-'));
process.once('exit', () => rmSync(temporary, { recursive: true }));
const siteFolder = join(process.cwd(), 'dist/site');
const connections = 16;
const seconds = Number(process.env['SECONDS'] ?? 1);
const rounds = Number(process.env['ROUNDS'] ?? 15);
const coldStarts = Number(process.env['COLD_STARTS'] ?? 9);
/** Requests with addresses of their own. */
const flooded = Number(process.env['FLOODED'] ?? 100_000);
const pages = [
  { name: 'home', path: '/es' },
  { name: 'product', path: '/es/producto/fabs-mexico' },
  { name: 'news', path: '/es/noticias' },
  // Every request names another port of this machine, so that none finds the page of an earlier one.
  { name: 'product, rendered anew', path: '/es/producto/fabs-mexico', anew: true },
  { name: 'finder, rendered anew', path: '/es/productos', anew: true },
  { name: 'search, rendered anew', path: '/es/buscar?q=leche', anew: true },
];

const began = Date.now();
const built = spawnSync(
  process.execPath,
  ['node_modules/.bin/vite', 'build', '--logLevel', 'warn'],
  { encoding: 'utf8' },
);
if (built.status !== 0) throw new Error(built.stdout + built.stderr);
const buildTime = ((Date.now() - began) / 1000).toFixed(0);
const script = (scriptBytes('dist/site') / 1000).toFixed(0);
console.log(`The script is ${script} kB (gzip), built in ${buildTime} s.`);

/** Ports made up so far; those of 65,000 pages ago are no longer kept. */
let visits = 0;
const site = await serveBare(siteFolder, 8790, siteBindings(), services());
const rows: Record<string, string>[] = [];
for (const { name, path, anew = false } of pages) {
  const body = await (
    await fetch(site.url + path, { headers: { 'Accept-Encoding': 'identity' } })
  ).text();
  const constant = await serveBare(await constantWorker(body), 8791);
  await measure(site, path, 1, anew);
  await measure(constant, path, 1);
  const ratios: { rate: number; processor: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const one = await measure(constant, path, seconds);
    const { rate, processor } = await measure(site, path, seconds, anew);
    ratios.push({ rate: rate / one.rate, processor: processor / one.processor });
  }
  await constant.stop();
  const median = (of: 'rate' | 'processor') => middle(ratios.map((one) => one[of])).toFixed(2);
  rows.push({ page: name, '× constant': median('rate'), '× CPU': median('processor') });
}
console.table(rows);
console.table([await coldStart()]);
await site.stop();
// A heap that is full ends the process, and so the run.
const limited = await serveBare(siteFolder, 8790, siteBindings(), services(), 100);
console.table(await flood(limited));
await limited.stop();

/**
 * The first answer, a page, of a workerd that has just started, less that of an empty
 * Worker: what the Worker's script and a first rendering take.
 */
async function coldStart(): Promise<Record<string, string>> {
  const empty = mkdtempSync(join(temporary, 'empty-'));
  writeFileSync(join(empty, 'index.js'), "export default { fetch: () => new Response('') };");
  const firsts = { site: [] as number[], empty: [] as number[] };
  for (let start = 0; start < coldStarts; start++)
    for (const [name, folder, bindings] of [
      ['empty', empty, []],
      ['site', siteFolder, siteBindings()],
    ] as const) {
      const { firstAnswer, stop } = await serveBare(folder, 8792, [...bindings], services());
      firsts[name].push(firstAnswer);
      await stop();
    }
  const [a, b] = [middle(firsts.site), middle(firsts.empty)];
  return {
    'first answer, cold (ms)': a.toFixed(0),
    'of an empty Worker (ms)': b.toFixed(0),
    'difference (ms)': (a - b).toFixed(0),
  };
}

/**
 * Memory under addresses that nobody has asked for before: made-up items, queries that
 * no page knows, searches that one does.
 */
async function flood(worker: BareWorker): Promise<Record<string, string>[]> {
  const steps: Record<string, string>[] = [
    { requests: '0', 'memory (MB)': megabytes(worker.memory()) },
  ];
  const made = (i: number) =>
    [
      `/es/noticia/inventada-${i}`,
      `/es/historia?visitor=${i}`,
      `/es/noticias?q=buscada${i}`,
      `/es/producto/inventado-${i}`,
      `/es/inventada-${i}`,
      `/inventada-${i}?a=${i}`,
    ][i % 6] as string;
  const part = flooded / 5;
  for (let done = 0; done < flooded; done += part) {
    const { errors } = await autocannon({
      url: worker.url,
      connections,
      amount: part,
      requests: Array.from({ length: part }, (_, i) => ({
        method: 'GET' as const,
        path: made(done + i),
      })),
    });
    if (errors) throw new Error(`${errors} of ${part} requests failed`);
    steps.push({ requests: String(done + part), 'memory (MB)': megabytes(worker.memory()) });
  }
  return steps;
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}

/** Requests per second, and microseconds of workerd's processor time for each. */
async function measure(worker: BareWorker, path: string, duration: number, anew = false) {
  const before = worker.processorTime();
  const result = await autocannon({
    url: worker.url + path,
    connections,
    duration,
    // Every request of every connection: the same list for all would let them share
    // what is rendered.
    ...(anew ? { requests: [{ method: 'GET', path, setupRequest: fromAnotherPort }] } : {}),
  });
  if (result.non2xx || result.errors)
    throw new Error(`${path}: ${result.non2xx} answers were no 2xx, ${result.errors} failed`);
  return {
    rate: result.requests.total / result.duration,
    processor: (worker.processorTime() - before) / result.requests.total,
  };
}

function fromAnotherPort(request: object) {
  return { ...request, headers: { host: `localhost:${1 + (++visits % 65_000)}` } };
}

function middle(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A folder with a Worker that answers `body` from a constant, through Hono. */
async function constantWorker(body: string): Promise<string> {
  const folder = mkdtempSync(join(temporary, 'constant-'));
  const entry = join(process.cwd(), 'node_modules/.cache/constant.js');
  writeFileSync(
    entry,
    `import { Hono } from 'hono'; const body = ${JSON.stringify(body)}; const app = new Hono(); app.get('*', (c) => c.html(body)); export default app;`,
  );
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'index.js' } },
    },
    ssr: { noExternal: true, target: 'webworker' },
  });
  return folder;
}

function siteBindings(): string[] {
  return [
    '(name = "ORIGIN_URL", text = "http://localhost:1")',
    '(name = "DEV_ORIGIN", service = "origin")',
    '(name = "ASSETS", service = "files")',
    '(name = "LAST_GOOD", kvNamespace = "nothing")',
    '(name = "SUBMISSIONS", r2Bucket = "nothing")',
    '(name = "OUTBOX", queue = "nothing")',
    ...rateLimits().map((name) => `(name = "${name}", service = "nothing")`),
    '(name = "ATTACHMENT_KEY", text = "a key for benchmarks only, 32 characters")',
  ];
}

/** Names of the rate limits in wrangler.toml. */
function rateLimits(): string[] {
  const settings = readFileSync('wrangler.toml', 'utf8');
  return [...new Set(settings.match(/(?<=^name = ")RATE_LIMIT\w*/gm))];
}

/**
 * The origin is a Worker beside the site, as in development, with six items; storage
 * answers that it has nothing.
 */
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
  const worker = (name: string, script: string) =>
    `(name = "${name}", worker = (serviceWorkerScript = "${script}", compatibilityDate = "2026-10-01"))`;
  return [
    // Lists are posted for; of the items that the flood makes up there is none.
    worker(
      'origin',
      `addEventListener('fetch', (e) => e.respondWith(e.request.method === 'GET' ? new Response(null, { status: 404 }) : new Response(${answer}, { headers: { 'Content-Type': 'application/json' } })))`,
    ),
    `(name = "files", disk = (path = "${join(process.cwd(), 'dist/client')}"))`,
    worker(
      'nothing',
      `addEventListener('fetch', (e) => e.respondWith(new Response(null, { status: 404 })))`,
    ),
  ];
}
