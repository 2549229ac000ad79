/**
 * `npm run bench:browser`: what a first visitor waits for on a slow phone, how soon the
 * second page is there, how soon a page answers a touch, how smoothly its moments play,
 * and how soon the brand's faces are there, on a page of every kind over three lines.
 *
 * Chromium, 1.6 Mbit/s, 150 ms round trip, processor four times slower, nothing kept; the
 * production build in workerd, compressed as at the edge. Medians of seven (RUNS takes
 * another number); ends with an error where one is above its limit. Tasks are measured in
 * processor time, which other work on the machine changes least; paints are not, so read
 * them beside the machine's load.
 *
 * Takes an hour, half of it for the faces. `npm run bench:browser -- touches` measures one
 * part: visits, touches, moments or faces.
 */
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { type Browser, chromium as playwright } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../../build/commands/chromium.ts';
import { table } from '../../build/commands/table.ts';
import { addressOf } from '../../src/site/addresses/addresses.ts';
import { openBrowser, type Session } from '../support/browser/devtools.ts';
import { startSite } from '../support/site.ts';
import { facesTable } from './faces.ts';
import { interactionsTable } from './interactions.ts';
import { momentsTable } from './moments.ts';
import { secondPage } from './secondPage.ts';
import { expectSoon, lines, visitSlowly } from './slowVisit.ts';

const runs = Number(process.env['RUNS'] ?? 7);
/** Scripts that come with what wakes by itself. */
const waking = /(hydrateIsland|bannerSwiper)/;

interface Figures {
  first: number;
  largest: number;
  shift: number;
  /** The longest task before anything wakes. */
  task: number;
}
const limits = { first: 450, shift: 0.01, task: 50 };
const pages = [
  {
    name: 'product',
    path: addressOf('product', 'es', { key: 'risketos-original' }),
    largest: 700,
  },
  {
    name: 'news item',
    path: addressOf('news-item', 'es', {
      slug: 'doscientos-cincuenta-millones-de-bolsas',
    }),
    largest: 700,
  },
  { name: 'home', path: addressOf('home', 'es'), largest: 900 },
];
/** Most milliseconds from a click to the page that was rendered ahead. */
const secondPageLimit = 300;

if (!process.env['SKIP_BUILD']) {
  const built = spawnSync(
    process.execPath,
    ['node_modules/.bin/vite', 'build', '--logLevel', 'warn'],
    { encoding: 'utf8' },
  );
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
}
const site = await startSite();
const chromium = await openBrowser();
const parts: Record<string, () => Promise<{ rows: string[][]; late: string[] }>> = {
  visits: visitsTable,
  touches: () => onPhone((browser) => interactionsTable(browser, site.url, runs)),
  moments: () => onPhone((browser) => momentsTable(browser, site.url)),
  faces: () => facesTable(chromium, site.url),
};
const asked = process.argv.slice(2);
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const { rows, late } = await measure();
    console.log(`\n${table(rows)}`);
    for (const fault of late) {
      console.error(fault);
      process.exitCode = 1;
    }
  }
} finally {
  chromium.close();
  await site.close();
}

async function onPhone<T>(measure: (browser: Browser) => Promise<T>): Promise<T> {
  await using browser = await playwright.launch({
    executablePath: chromiumPath(),
    args: chromiumFlags,
  });
  return await measure(browser);
}

async function visitsTable() {
  const rows = [
    ['page', 'first paint', 'largest paint', 'layout shift', 'longest task', 'load'],
  ];
  // A text without style or script: its longest task is the browser's own.
  const bare = await medians('/robots.txt');
  rows.push([
    '(a bare text)',
    milliseconds(bare.first),
    '',
    '',
    milliseconds(bare.task),
    load(),
  ]);
  for (const { name, path, largest } of pages) {
    const figures = await medians(path);
    rows.push([
      name,
      judged(figures.first, limits.first, milliseconds),
      judged(figures.largest, largest, milliseconds),
      judged(figures.shift, limits.shift, (value) => value.toFixed(4)),
      judged(figures.task, limits.task, milliseconds),
      load(),
    ]);
  }
  const seconds: number[] = [];
  for (let run = 0; run < runs; run++) seconds.push(await secondPage(chromium, site.url));
  rows.push([
    'second page, rendered ahead',
    judged(middle(seconds), secondPageLimit, milliseconds),
    '',
    '',
    '',
    load(),
  ]);
  return { rows, late: [] };
}

async function medians(path: string): Promise<Figures> {
  const paints: Omit<Figures, 'task'>[] = [];
  for (let run = 0; run < runs; run++) paints.push(await paintsOf(path));
  const tasks: number[] = [];
  for (let run = 0; run < runs; run++) tasks.push(await longestTaskOf(path));
  return {
    first: middle(paints.map(({ first }) => first)),
    largest: middle(paints.map(({ largest }) => largest)),
    shift: middle(paints.map(({ shift }) => shift)),
    task: middle(tasks),
  };
}

function visit<T>(path: string, look: (page: Session) => Promise<T>): Promise<T> {
  const slow = { line: lines['slow 4G'], observe };
  return visitSlowly(chromium, site.url + path, slow, look);
}

/** Runs in the page. */
function observe(): void {
  const seen = { largest: 0, shift: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    seen.largest = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!hadRecentInput) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

function paintsOf(path: string): Promise<Omit<Figures, 'task'>> {
  return visit(path, (page) =>
    page.evaluate(
      `({ ...seen, first: performance.getEntriesByName('first-paint')[0].startTime })`,
    ),
  );
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** Processor time, in microseconds. */
  tdur?: number;
  args: { data?: { url?: string; isMainFrame?: boolean } };
}

/**
 * The most processor time that one task of the page takes before something wakes.
 * Traced, and so apart from the paints.
 */
async function longestTaskOf(path: string): Promise<number> {
  const known = chromium.events.length;
  await chromium.browser.send('Tracing.start', {
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    },
  });
  await visit(path, async () => undefined);
  await chromium.browser.send('Tracing.end');
  await expectSoon(() =>
    chromium.events
      .slice(known)
      .some(({ method }) => method === 'Tracing.tracingComplete'),
  );
  const trace = chromium.events
    .splice(known)
    .flatMap(({ method, params }) =>
      method === 'Tracing.dataCollected' ? (params['value'] as TraceEvent[]) : [],
    );
  const commit = trace.find(
    ({ name, args }) => name === 'CommitLoad' && args.data?.url === site.url + path,
  );
  if (!commit) throw new Error(`the trace of ${path} lacks its beginning`);
  const own = trace.filter(({ pid }) => pid === commit.pid);
  const woken =
    own.find(
      ({ name, args }) =>
        name === 'ResourceSendRequest' && waking.test(args.data?.url ?? ''),
    )?.ts ?? Number.POSITIVE_INFINITY;
  const tasks = own.filter(
    ({ name, tid, ts, tdur = 0 }) =>
      name === 'RunTask' && tid === commit.tid && ts + tdur >= commit.ts && ts < woken,
  );
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function milliseconds(value: number): string {
  return `${value.toFixed(0)} ms`;
}

/** Of the machine, in the last minute. */
function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

function judged(value: number, limit: number, said: (value: number) => string): string {
  if (value <= limit) return said(value);
  process.exitCode = 1;
  return `${said(value)} (limit ${said(limit)})`;
}
