/**
 * `npm run bench:browser`: how soon a first visitor on a slow phone sees a page, and how soon
 * a page answers a touch.
 *
 * Chromium with a processor four times slower; first visits over 1.6 Mbit/s and a round
 * trip of 150 ms, with nothing cached. Medians of seven (RUNS takes another number); ends
 * with an error where one is above its limit. Other work on the machine makes everything
 * later, so compare with the plain text.
 *
 * `npm run bench:browser -- touches` measures one part: visits or touches.
 */
import { spawnSync } from 'node:child_process';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../../build/commands/chromium.ts';
import { table } from '../../build/commands/table.ts';
import { addressOf } from '../../src/site/addresses/addresses.ts';
import { startPlatform } from '../support/platform.ts';

const runs = Number(process.env['RUNS'] ?? 7);
const limits = { firstPaintMs: 450, largestPaintMs: 900, layoutShift: 0.02, touchMs: 120 };
/** Time in which a visited page does what it does by itself, such as asking about cookies. */
const settlesMs = 3_000;
/** Time in which a page that asks nothing, or one that was touched, comes to rest. */
const restsMs = 1_500;
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const home = addressOf('home', 'es');
const product = addressOf('product', 'es', { key: 'jummy' });
const finder = addressOf('products', 'es');
const visited: Record<string, string> = {
  'a plain text': '/robots.txt',
  product: addressOf('product', 'es', { key: 'risketos-original' }),
  'news item': addressOf('news-item', 'es', { slug: 'doscientos-cincuenta-millones-de-bolsas' }),
  home,
};

/** Something that a visitor does with a finger. */
interface Touch {
  path: string;
  /** What the visitor does before, unmeasured. */
  before?: (page: Page) => Promise<unknown>;
  /** Gets ready, unmeasured, and returns what is measured. */
  act: (page: Page) => Promise<() => Promise<unknown>>;
}

/**
 * A touch of the middle of an element. A locator's own `tap` examines the page from within
 * before and after the touch, which takes the page's time.
 */
const touching = (find: (page: Page) => Locator) => async (page: Page) => {
  const element = find(page);
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown.`);
  const { x, y, width, height } = box;
  return () => page.touchscreen.tap(x + width / 2, y + height / 2);
};
const touch = (find: (page: Page) => Locator) => async (page: Page) =>
  (await touching(find)(page))();

const menuButton = (page: Page) => page.locator('.burger > summary');
const allergens = (page: Page) => page.locator('.without > summary');
const finderSearch = (page: Page) => page.locator('main input[type=search]');
const touches: Record<string, Touch> = {
  'a page of text': {
    path: addressOf('legal-notice', 'es'),
    act: touching((page) => page.locator('main h1')),
  },
  'menu of home': { path: home, act: touching(menuButton) },
  'menu of home, closed': { path: home, before: touch(menuButton), act: touching(menuButton) },
  'menu of a product': { path: product, act: touching(menuButton) },
  'search in the header': {
    path: product,
    act: touching((page) => page.locator('details.header-search summary')),
  },
  'family in the finder': {
    path: finder,
    act: touching((page) => page.locator('.awn label', { hasText: 'Galletas' })),
  },
  'allergens of the finder': { path: finder, act: touching(allergens) },
  'allergens of the finder, closed': {
    path: finder,
    before: touch(allergens),
    act: touching(allergens),
  },
  'allergen in the finder': {
    path: finder,
    before: touch(allergens),
    act: touching((page) => page.locator('.without label').first()),
  },
  'need in the finder': {
    path: finder,
    act: touching((page) => page.locator('.finder__bar .chips label').first()),
  },
  'search of the finder': { path: finder, act: touching(finderSearch) },
  'letter in the finder': {
    path: finder,
    before: touch(finderSearch),
    act: async (page) => () => page.keyboard.press('j'),
  },
  heart: { path: product, act: touching((page) => page.locator('main [data-like]')) },
  'empty form': {
    path: addressOf('contact-work', 'es'),
    before: touch((page) => page.locator('main form.form input:visible').first()),
    act: touching((page) => page.locator('main form.form [type=submit]')),
  },
};

if (!process.env['SKIP_BUILD']) {
  const built = spawnSync(
    process.execPath,
    ['node_modules/.bin/vite', 'build', '--logLevel', 'warn'],
    { encoding: 'utf8' },
  );
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
}
/** What is measured of a first visit, with its limit. */
const measures = {
  'first paint': [limits.firstPaintMs, milliseconds],
  'largest paint': [limits.largestPaintMs, milliseconds],
  'layout shift': [limits.layoutShift, (sum: number) => sum.toFixed(4)],
} as const;
type Visit = Record<keyof typeof measures, number>;

const site = await startPlatform();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
const parts: Record<string, () => Promise<string[][]>> = {
  visits: visitsTable,
  touches: touchesTable,
};
const asked = process.argv.slice(2);
try {
  for (const [name, measure] of Object.entries(parts))
    if (asked.length === 0 || asked.includes(name)) console.log(`\n${table(await measure())}`);
} finally {
  await browser.close();
  await site.close();
}

async function visitsTable(): Promise<string[][]> {
  const names = Object.keys(measures) as (keyof Visit)[];
  const rows = [['page', ...names]];
  for (const [page, path] of Object.entries(visited)) {
    const visits: Visit[] = [];
    for (let run = 0; run < runs; run++) visits.push(await visit(path));
    const middle = (name: keyof Visit) => {
      const [limit, said] = measures[name];
      return judged(median(visits.map((visit) => visit[name])), limit, said);
    };
    rows.push([page, ...names.map(middle)]);
  }
  return rows;
}

async function visit(path: string): Promise<Visit> {
  const page = await openPhone(browser);
  await page.addInitScript(observePaints);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowLine);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(site.url + path, { waitUntil: 'load' });
  await page.waitForTimeout(settlesMs);
  const seen = await page.evaluate<Visit>(
    `({ ...seen, 'first paint': performance.getEntriesByName('first-paint')[0].startTime })`,
  );
  await page.context().close();
  return seen;
}

/** Runs in the page. */
function observePaints(): void {
  const seen = { 'largest paint': 0, 'layout shift': 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    seen['largest paint'] = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!hadRecentInput) seen['layout shift'] += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** From a touch to the next paint. */
async function touchesTable(): Promise<string[][]> {
  const rows = [['touch', 'to the next paint, median', 'at most']];
  for (const [name, { path, before, act }] of Object.entries(touches)) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      const page = await openPhone(browser);
      // It spares the question about cookies.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
      );
      await page.addInitScript(observeInteractions);
      await page.goto(site.url + path, { waitUntil: 'load' });
      await page.waitForTimeout(restsMs);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await before?.(page);
      const measured = await act(page);
      await page.waitForTimeout(restsMs);
      await page.evaluate('longest = 0');
      await measured();
      await page.waitForTimeout(restsMs);
      times.push(await page.evaluate<number>('longest'));
      await page.context().close();
    }
    rows.push([
      name,
      judged(median(times), limits.touchMs, milliseconds),
      milliseconds(Math.max(...times)),
    ]);
  }
  return rows;
}

/** Runs in the page. */
function observeInteractions(): void {
  const seen = globalThis as unknown as { longest: number };
  seen.longest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId) seen.longest = Math.max(seen.longest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  return context.newPage();
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function milliseconds(value: number): string {
  return `${value.toFixed(0)} ms`;
}

function judged(value: number, limit: number, said: (value: number) => string): string {
  if (value <= limit) return said(value);
  process.exitCode = 1;
  return `${said(value)} (limit ${said(limit)})`;
}
