import type { Browser, Page } from 'playwright-core';
import { addressOf } from '../../src/site/addresses/addresses.ts';
import { type Gesture, openPhone, settles, touching } from './slowPhone.ts';

/** Longest task while a moment plays, in ms. */
const limit = 50;
/** Time in ms in which a moment has played. */
const plays = 3_000;
/** Other work on the machine makes a task only longer, so the best visit counts. */
const maxVisits = 12;

const home = addressOf('home', 'es');
const product = addressOf('product', 'es', { key: 'jummy' });
const touch = (page: Page) => page.locator('body').press('Shift');
/** Scrolls as a finger does, in steps of a frame. */
const scroll = async (page: Page) => () =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const end = performance.now() + 2_000;
        const step = () => {
          scrollBy(0, 12);
          if (performance.now() < end) requestAnimationFrame(step);
          else resolve();
        };
        step();
      }),
  );

const moments: Record<string, Gesture> = {
  'sound of the hero': {
    path: home,
    before: touch,
    act: async (page) => {
      const press = await touching((page) => page.locator('[data-sound]'))(page);
      const bite = await touching((page) => page.locator('.grin__mouth'))(page);
      return () => press().then(bite);
    },
  },
  'strip that tears off': {
    path: product,
    before: touch,
    act: touching((page) => page.locator('.pack-open')),
  },
  'pack that turns': {
    path: product,
    before: touch,
    act: touching((page) => page.locator('.pack-turn')),
  },
  'worm of the history': {
    path: addressOf('history', 'es'),
    before: touch,
    act: scroll,
  },
  'family in the finder': {
    path: addressOf('products', 'es'),
    before: touch,
    act: touching((page) => page.locator('.awn label', { hasText: 'Galletas' })),
  },
  'awning of the finder': {
    path: addressOf('products', 'es'),
    before: touch,
    act: scroll,
  },
  'packs that blink': {
    path: addressOf('family', 'es', { family: 'galletas' }),
    before: touch,
    act: scroll,
  },
  'stub that tears off': {
    path: addressOf('promotions', 'es'),
    before: touch,
    act: touching((page) => page.locator('.ticket__stub summary').first()),
  },
  'crumbs of the footer': {
    path: addressOf('history', 'es'),
    before: touch,
    act: async (page) => () => page.keyboard.press('End'),
  },
};

/** The longest task and the frames a second of each moment, on a slow phone. */
export async function momentsTable(
  browser: Browser,
  site: string,
): Promise<{ rows: string[][]; late: string[] }> {
  const rows = [['moment', 'longest task', 'frames a second', 'visits']];
  const late: string[] = [];
  for (const [name, moment] of Object.entries(moments)) {
    const visits: Seen[] = [];
    do visits.push(await watch(browser, site, moment));
    while (visits.at(-1)?.task && visits.length < maxVisits);
    const task = Math.min(...visits.map((seen) => seen.task));
    const frames = Math.max(...visits.map((seen) => seen.frames));
    const said = task > 0 ? `${task.toFixed(0)} ms` : `under ${limit} ms`;
    rows.push([name, said, frames.toFixed(0), `${visits.length}`]);
    if (task > limit) late.push(`${name}: a task of ${said} (limit ${limit} ms)`);
  }
  return { rows, late };
}

interface Seen {
  /** The longest task in ms; 0 if none is over 50 ms. */
  task: number;
  frames: number;
}

async function watch(browser: Browser, site: string, moment: Gesture): Promise<Seen> {
  const page = await openPhone(browser, site + moment.path);
  await moment.before?.(page);
  const act = await moment.act(page);
  await page.waitForTimeout(settles);
  await page.evaluate(countFrames);
  await act();
  await page.waitForTimeout(plays);
  const seen = await page.evaluate<Seen>(
    `({ task: seen.task, frames: (seen.frames * 1000) / (performance.now() - seen.start) })`,
  );
  await page.context().close();
  return seen;
}

/** Runs in the page. */
function countFrames(): void {
  const seen = { task: 0, frames: 0, start: performance.now() };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      seen.task = Math.max(seen.task, duration);
  }).observe({ type: 'longtask' });
  const count = () => {
    seen.frames++;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}
