import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { arrive, bar } from '../../support/browser/consentBar.ts';
import { faultsIn } from '../../support/browser/faults.ts';
import { openTab } from '../../support/browser/tab.ts';
import { placeOf, widthOf } from '../../support/browser/widths.ts';

/**
 * What a tip lies on of packs, names, counts and controls, and what lies on the tip: its foot is
 * to be found at both ends.
 */
const coveredBy = (tip: Locator) =>
  tip.evaluate(async (element) => {
    // It swells up as it comes.
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    const own = element.getBoundingClientRect();
    const things = 'main :is(.pack, .gondola, .stage h3, [role=status], a, label, select, button)';
    const covered = [...document.querySelectorAll(things)].filter((thing) => {
      const box = thing.getBoundingClientRect();
      return (
        !element.contains(thing) &&
        thing.checkVisibility({ opacityProperty: true }) &&
        Math.min(box.right, own.right) - Math.max(box.left, own.left) > 1 &&
        Math.min(box.bottom, own.bottom) - Math.max(box.top, own.top) > 1
      );
    });
    const over = [own.left + 20, own.right - 20]
      .map((x) => document.elementFromPoint(x, own.bottom - 3))
      .filter((top) => !element.contains(top));
    return [
      ...covered.map(({ className, nodeName }) => `on ${nodeName} ${className}`),
      ...over.map((top) => `below ${top?.nodeName} ${top?.className}`),
    ];
  });

test.each([
  ['es', 1440],
  ['en', 390],
  ['fr', 1440],
] as const)(
  'the tip of the wheel in %s at %i px shows until it is dismissed by keyboard',
  async (language, width) => {
    const { page, kept } = await openTab(addressOf('home', language), { width });
    const tip = page.locator('[data-hint="wheel"]');
    const place = page.locator('.hint-place:has([data-hint="wheel"])');
    // What stands above may grow as it comes into view.
    const scrollToTip = async () => {
      await place.evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      return tip.isVisible();
    };
    await expect.poll(scrollToTip).toBe(true);
    expect(await tip.locator('p').textContent()).toBe(words[language]('hint.wheel'));
    expect(await faultsIn(page, '[data-hint="wheel"]')).toEqual([]);
    expect(await coveredBy(tip)).toEqual([]);
    expect(await widthOf(page)).toBe(width);
    await tip.getByRole('button').press('Enter');
    expect(await tip.isVisible()).toBe(false);
    expect(await kept()).toEqual(['risi.hints']);
  },
);

/** How many things lie over the page now. */
const overlays = (page: Page) =>
  page
    .locator('.consent, .invite, [data-hint]:not([hidden]), dialog[open]')
    .evaluateAll((all) => all.filter((element) => element.checkVisibility()).length);

test.each([
  [390, 844, true],
  [390, 844, false],
  [1440, 900, true],
  [1440, 900, false],
])(
  'on a first visit at %i by %i px one thing lies over home at any time (cookie question answered: %s)',
  async (width, height, answers) => {
    const { page, wait } = await arrive('/es', { width, height });
    await bar(page).waitFor();
    if (answers) await bar(page).locator('[data-do="reject"]').click();
    await page.locator('#noria').evaluate((wheel) => wheel.scrollIntoView());
    const most: number[] = [];
    for (let second = 3; second < 45; second += 3) {
      await wait(3_000);
      most.push(await overlays(page));
    }
    expect(Math.max(...most)).toBe(1);
  },
);

const pause = '.banners__tools button';

test.each([
  ['/es', 390, 844],
  ['/en', 390, 844],
  ['/es', 360, 740],
  ['/fr', 390, 844],
  ['/es', 1440, 900],
  ['/fr', 1280, 720],
] as const)(
  'the cookie question does not cover headline, face, button or pause of %s at %i × %i px',
  async (path, width, height) => {
    const { page } = await arrive(path, { width, height });
    const { top, bottom } = await placeOf(bar(page));
    expect(bottom - top).toBeLessThanOrEqual(128);
    for (const selector of ['h1', '.hero__say', '.hero__do', '.grin', pause])
      expect((await placeOf(page.locator(selector).first())).bottom, selector).toBeLessThanOrEqual(
        top,
      );
    expect(await page.locator(pause).evaluate(liesOnHero)).toEqual([]);
  },
);

/** What of the hero an element lies on; the mouth is half a disc. Runs in the page. */
function liesOnHero(element: Element): string[] {
  const own = element.getBoundingClientRect();
  const mouth = document.querySelector('.grin')?.getBoundingClientRect();
  const across = Math.max(0, own.left - ((mouth?.left ?? 0) + (mouth?.width ?? 0) / 2));
  const onMouth = Math.hypot(across, own.top - (mouth?.top ?? 0)) < (mouth?.height ?? 0);
  const covered = ['h1', '.hero__say', '.hero__do'].filter((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return (
      box &&
      own.left < box.right &&
      own.right > box.left &&
      own.top < box.bottom &&
      own.bottom > box.top
    );
  });
  return onMouth ? ['.grin', ...covered] : covered;
}

/** Enough for header, question and the beginning of every page. */
const presses = 60;

test.each(['/es/', '/en/product/fabs-mexico', '/fr/contact'])(
  'at 320 by 256, as at 400 per cent zoom, the focused element stays visible beside the cookie question: %s',
  async (path) => {
    const { page } = await arrive(path, { width: 320, height: 256 });
    await bar(page).waitFor();
    for (let press = 0; press < presses; press++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => Boolean(document.activeElement?.closest('footer')))) break;
      // A row scrolls to what has the focus a moment later.
      await expect.poll(() => coveredFocus(page)).toBe('');
    }
  },
);

test('at 320 by 256, the header above the cookie question has the colour of its words', async () => {
  const { page } = await arrive('/es', { width: 320, height: 256 });
  await bar(page).waitFor();
  const [header, question] = await Promise.all(
    ['[data-header]', '.consent'].map((part) =>
      page.locator(part).evaluate((element) => getComputedStyle(element).color),
    ),
  );
  expect(header).toBe(question);
});

/** What has the focus, if no point of it is to be seen. */
const coveredFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing';
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const seen = [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const x = left + (right - left) * across;
        const y = top + (bottom - top) * down;
        const there = document.elementFromPoint(x, y);
        return there && (focused.contains(there) || there.contains(focused));
      }),
    );
    return seen ? '' : focused.outerHTML.slice(0, 120);
  });
