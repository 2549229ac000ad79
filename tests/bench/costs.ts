/**
 * `npm run costs`: counts what a visit and each kind of request use of the platform, in a
 * local run of the built Worker, and multiplies it by public prices (prices.json, with date
 * and sources) for three numbers of visits a month. Names what exceeds an included amount
 * first, and what then to do. Processor time includes the local storage and back end, so it
 * is an upper bound. `--built` counts the last build.
 */
import { brotliCompressSync } from 'node:zlib';
import type { Miniflare } from 'miniflare';
import { runTool } from '../../build/commands/tools.ts';
import { newKeys } from '../../src/site/sealing/hpke.ts';
import { postApi } from '../support/forms/posting.ts';
import { freePort } from '../support/freePort.ts';
import {
  builtWorker,
  filesWorker,
  migrate,
  processAt,
  siteWithin,
  startWorkers,
  urlOf,
} from '../support/platform.ts';
import prices from './prices.json' with { type: 'json' };
import { processorTimeOf } from './workerd.ts';

type Unit = keyof typeof prices.units;
type Amounts = Partial<Record<Unit | 'subrequests' | 'kB', number>>;

/** Times that each kind of request is made, if it needs no addresses of its own. */
const times = 200;
/** Runs of the cron trigger in a month. */
const cronRuns = 20 * 24 * 30.4;
const visitsAMonth = [10_000, 1_000_000, 100_000_000];
/** Isolates that live at a time, which each write copies of the back end's lists hourly. */
const isolatesAt: Record<number, number> = { 10000: 2, 1000000: 30, 100000000: 500 };
/** Four lists in three languages. */
const listsWritten = 12;

const port = await freePort();
if (!process.argv.includes('--built')) runTool('vite', ['build', '--logLevel', 'warn']);
const miniflare = await start();
const url = await urlOf(miniflare, 'site');
const processId = processAt(port);
const products = await productPages();

const rendered = await measure(products, bytesOf);

/** The kinds of requests, and how many of each a typical visit makes. */
const kinds: [name: string, perVisit: number, each: Amounts][] = [
  // Four pages that are read, and three that the browser prerenders and nobody opens.
  ["page, from the platform's cache", 7, { requests: 1, kB: rendered.kB ?? 0 }],
  ['page, rendered', 1, rendered],
  ["page, from the Worker's memory", 0, await measure(products, bytesOf)],
  ['list of news, searched', 0.1, await measure(searches(), bytesOf)],
  ['speculation rules', 1, await measure(same('/speculation-rules.json'), bytesOf)],
  ["home's film", 0.5, await measure(same('/video/hero.webm'), bytesOf)],
  ['form, delivered at once', 0.01, await measure(same('other'), post)],
  ['form with a file', 0.001, await measure(same('work'), post)],
  ['report, or a form that waits', 0.0001, await measure(same('ethical'), post)],
];
const visit = sum(kinds.map(([, perVisit, each]) => multiplied(each, perVisit)));
const cronRun = await measure(same(undefined), cron);
await miniflare.dispose();

const units = Object.keys(prices.units) as Unit[];
const columns = [...units, 'subrequests', 'kB'] as const;
const rows: [string, Amounts][] = [
  ...kinds.map(([name, , each]): [string, Amounts] => [name, each]),
  ['cron trigger', cronRun],
  ['typical visit', visit],
];
const shown = (amounts: Amounts) =>
  Object.fromEntries(columns.map((name) => [name, Number((amounts[name] ?? 0).toPrecision(3))]));
console.table(Object.fromEntries(rows.map(([name, each]) => [name, shown(each)])));
console.log('The site binds no D1 database. Static files and bytes sent are free.');
console.log(`Prices of ${prices.read}: ${prices.sources[0]}`);
const months = visitsAMonth.map(month);
console.table(months.map(({ first: _, ...row }) => row));
console.log('The first limit, and what to do beyond it:');
for (const { visits, first } of months) console.log(`${visits} visits use ${first}`);

async function start(): Promise<Miniflare> {
  const { bindings, ...site } = siteWithin('site', new URL('./costsEntry.js', import.meta.url));
  const REPORT_PUBLIC_KEY = (await newKeys()).publicKey;
  const counted = { ...site, bindings: { ...bindings, REPORT_PUBLIC_KEY } };
  const started = await startWorkers([counted, filesWorker(), builtWorker('origin')], { port });
  await migrate(started);
  return started;
}

/** The means of one request, over one for each item. */
async function measure<T>(
  items: readonly T[],
  act: (item: T) => Promise<number>,
): Promise<Amounts> {
  await counts();
  const before = processorTimeOf(processId);
  let bytes = 0;
  for (const item of items) bytes += await act(item);
  await untilDelivered();
  const processor = (processorTimeOf(processId) - before) / 1000;
  const all = { ...(await counts()), 'CPU ms': processor, kB: bytes / 1000 };
  return multiplied(all, 1 / items.length);
}

async function counts(): Promise<Amounts> {
  return (await (await fetch(url, { headers: { 'X-Costs': 'yes' } })).json()) as Amounts;
}

/** Until nothing waits in the outbox. */
async function untilDelivered(): Promise<void> {
  const bucket = await miniflare.getR2Bucket('SUBMISSIONS', 'site');
  while ((await bucket.list({ prefix: 'outbox/' })).objects.length)
    await new Promise((resolve) => setTimeout(resolve, 100));
}

function same<const T>(item: T): T[] {
  return Array<T>(times).fill(item);
}

function searches(): string[] {
  return Array.from({ length: times }, (_, i) => `/es/noticias?q=snack${i}`);
}

/** Pages of products in three languages, which nobody has asked for before. */
async function productPages(): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)</g)].map(
    ([, path = '']) => path,
  );
  return paths.filter((path) => /^\/\w\w\/(producto|product|produit)\//.test(path));
}

/** Requests an address. Returns the bytes of its answer as they are sent. */
async function bytesOf(path: string): Promise<number> {
  const response = await fetch(url + path);
  const body = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
  const isText = /text|json|xml/.test(response.headers.get('Content-Type') ?? '');
  return (isText ? brotliCompressSync(body) : body).length;
}

async function post(form: 'other' | 'work' | 'ethical'): Promise<number> {
  const answer = await postApi({ url }, form);
  if (answer.status !== 200) throw new Error(`${form} answers ${answer.status}`);
  return JSON.stringify(answer).length;
}

async function cron(_: undefined): Promise<number> {
  const site = await miniflare.getWorker('site');
  await site.scheduled({ cron: '*/3 * * * *', scheduledTime: new Date() });
  return 0;
}

function multiplied(amounts: Amounts, factor: number): Amounts {
  return Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => [name, amount * factor]),
  );
}

function sum(all: Amounts[]): Amounts {
  const total: Record<string, number> = {};
  for (const amounts of all)
    for (const [name, amount] of Object.entries(amounts)) total[name] = (total[name] ?? 0) + amount;
  return total;
}

/** What a month costs with so many visits. */
function month(visits: number): Record<string, string> {
  const copies = { 'KV writes': (isolatesAt[visits] ?? 0) * listsWritten * 24 * 30.4 };
  const used = sum([multiplied(visit, visits), multiplied(cronRun, cronRuns), copies]);
  const priced = units.map((unit) => {
    const { included, perMillion, beyond } = prices.units[unit];
    const amount = used[unit] ?? 0;
    const dollars = (Math.max(0, amount - included) / 1e6) * perMillion;
    return { unit, beyond, share: amount / included, dollars };
  });
  const dollars = priced.reduce((total, one) => total + one.dollars, prices.plan);
  const [first] = priced.sort((a, b) => b.share - a.share);
  return {
    visits: visits.toLocaleString('en'),
    'requests (million)': ((used.requests ?? 0) / 1e6).toFixed(2),
    'CPU hours': ((used['CPU ms'] ?? 0) / 3.6e6).toFixed(1),
    'GB sent': ((used.kB ?? 0) / 1e6).toFixed(0),
    'dollars a month': dollars.toFixed(2),
    first: `${((first?.share ?? 0) * 100).toFixed(0)} % of the included ${first?.unit}. ${first?.beyond}`,
  };
}
