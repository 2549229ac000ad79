import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { faultsIn } from '../../support/browser/faults.ts';
import { wakeFinder } from '../../support/browser/finder.ts';
import { hasFocus } from '../../support/browser/formInBrowser.ts';
import { type Habits, openTab, phone, type Tab } from '../../support/browser/tab.ts';
import { placeOf, widthOf } from '../../support/browser/widths.ts';

const moving = { reducedMotion: 'no-preference' } as const;
const history = addressOf('history', 'es');

test('the 404 page is eaten bite by bite, and nothing is stored', async () => {
  const { page, kept } = await openTab('/en/404', { ...moving, expected: /status of 404/ });
  const drawing = page.locator('.lost__number');
  const bitesAfterPress = async () => {
    await drawing.click();
    return (await drawing.evaluate(({ style }) => style.maskImage)).split('radial').length - 1;
  };
  // The script loads at the first touch; until then a press bites nothing.
  await expect.poll(bitesAfterPress).toBe(1);
  for (let bites = 2; bites <= 7; bites++) expect(await bitesAfterPress()).toBe(bites);
  await drawing.click();
  await page.getByText('That’s it: you’ve eaten the lot.').waitFor();
  expect(await kept()).toEqual([]);
});

describe('on the finder, a key pressed ten seconds after the first interaction', () => {
  async function pressOnTheFinder(habits: Habits = {}) {
    const { page, wait, requests } = await openTab('/es/productos', { clock: true, ...habits });
    await page.locator('.shelf').scrollIntoViewIfNeeded();
    await wakeFinder(page);
    await page.evaluate(recordBlinks);
    await wait(10_000);
    expect(await blinks(page)).toEqual([]);
    const before = requests.length;
    await page.keyboard.press('Shift');
    await wait(400);
    return { page, fetched: () => requests.slice(before) };
  }

  /** Runs in the page. Writes down every change of a pack's picture. */
  function recordBlinks(): void {
    const addresses: string[] = [];
    Object.assign(globalThis, { blinks: addresses });
    new MutationObserver((changes) => {
      for (const { target } of changes) addresses.push((target as HTMLImageElement).src);
    }).observe(document.body, { subtree: true, attributeFilter: ['src'] });
  }
  const blinks = (page: Page) =>
    page.evaluate(() => (globalThis as unknown as { blinks: string[] }).blinks);

  test('has one or two packs blink, and fetches nothing', async () => {
    const { page, fetched } = await pressOnTheFinder(moving);
    const shut = async () => (await blinks(page)).filter((src) => src.endsWith('#eyes')).length;
    await expect.poll(shut).toBeGreaterThan(0);
    expect(await shut()).toBeLessThan(3);
    await expect.poll(() => page.locator('img[src$="#eyes"]').count()).toBe(0);
    expect(await blinks(page)).toHaveLength((await shut()) * 2);
    expect(fetched()).toEqual([]);
  });

  test('has no pack blink if less motion is wanted', async () => {
    const { page } = await pressOnTheFinder();
    expect(await blinks(page)).toEqual([]);
  });
});

describe('crumbs', () => {
  /** Number of crumbs that fall. Runs in the page. */
  const falling = (): number =>
    document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target?.matches('.crumb')).length;

  test('fall from the awning when the end of the page is reached', async () => {
    const { page } = await openTab(history, moving);
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 300);
    await page.locator('.worm.is-crawling').waitFor();
    expect(await page.locator('.crumb').count()).toBe(0);
    await page.keyboard.press('End');
    await page.locator('.crumb').last().waitFor();
    await expect.poll(() => page.evaluate(falling)).toBe(0);
    const heights = await page
      .locator('.crumb')
      .evaluateAll((crumbs) =>
        crumbs.map((crumb) => innerHeight - crumb.getBoundingClientRect().bottom),
      );
    expect(heights).toHaveLength(3);
    expect(Math.max(...heights)).toBeLessThan(20);
  });

  test('lie at the end of the page with less motion, but not where nobody jokes', async () => {
    const { page } = await openTab('/en/history', phone);
    await page.keyboard.press('End');
    await page.locator('.crumb').last().waitFor();
    expect(await page.evaluate(falling)).toBe(0);
    const sober = await openTab('/es/canal-etico');
    const loaded = sober.page.waitForResponse(/loadMoments|interactive/);
    await sober.page.keyboard.press('End');
    await loaded;
    await sober.wait(0);
    expect(await sober.page.locator('.crumb').count()).toBe(0);
  });
});

describe('the worm of the history', () => {
  test('crawls with the scroll once touched, and counts the years', async () => {
    const { page } = await openTab(history, moving);
    const worm = page.locator('.worm');
    expect(await worm.and(page.locator('.is-crawling')).count()).toBe(0);
    await page.mouse.move(300, 300);
    await page.locator('.worm.is-crawling').waitFor();
    const head = async () => (await worm.locator('.worm__head').boundingBox())?.y ?? 0;
    for (const station of [0, 3, 6]) {
      await worm.locator('li').nth(station).scrollIntoViewIfNeeded();
      await expect.poll(head).toBeGreaterThan(0);
      expect(await head()).toBeLessThan(900);
    }
    const crumbs = await worm.locator('circle').count();
    await expect.poll(() => worm.locator('circle.is-eaten').count()).toBeGreaterThan(crumbs / 2);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => page.locator('.worm.is-crawling').count()).toBe(0);
  });

  test.each([390, 768, 1440])('never has its year on its face, at %i pixels', async (width) => {
    const { page } = await openTab(history, { ...moving, width, height: 844 });
    await page.mouse.move(300, 300);
    await page.locator('.worm.is-crawling').waitFor();
    const collides: number[] = [];
    for (let top = 0; top <= 1_000; top += 50) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
      if (await page.evaluate(yearLiesOnFace)) collides.push(top);
    }
    expect(collides).toEqual([]);
  });

  /** Runs in the page, once it is drawn. */
  async function yearLiesOnFace(): Promise<boolean> {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const [year, head] = ['.worm__year', '.worm__head'].map((part) => document.querySelector(part));
    if (!year || !head) throw new Error('There is no worm.');
    const [a, b] = [year.getBoundingClientRect(), head.getBoundingClientRect()];
    const overlap = Math.min(
      Math.min(a.right, b.right) - Math.max(a.left, b.left),
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    );
    return getComputedStyle(year).opacity !== '0' && overlap > a.height / 2;
  }

  test('stands still for who prefers less motion', async () => {
    const { page, wait } = await openTab(history);
    const loaded = page.waitForResponse(/crawlingWorm/);
    await page.locator('.worm').hover();
    await loaded;
    await wait(0);
    expect(await page.locator('.worm__cover').count()).toBe(0);
  });
});

describe('a pack', () => {
  /** A product page whose pack can be turned and opened. */
  async function openProduct(path: string, habits: Habits = phone): Promise<Tab> {
    const tab = await openTab(path, habits);
    await tab.page.keyboard.press('Tab');
    // It is empty until it lies on its pack.
    await tab.page.locator('.pack-strip').waitFor();
    return tab;
  }

  test('turns to a copy of its label, which begins with its allergens, and Escape turns it back', async () => {
    const { page } = await openProduct('/fr/produit/fabs-mexico', {});
    const button = page.locator('.pack-turn');
    await button.press('Enter');
    const back = page.getByRole('group', { name: 'Ingrédients' });
    await expect.poll(() => hasFocus(back)).toBe(true);
    const traces = await back.getByText('Peut contenir').boundingBox();
    const label = await page.locator('.pack-back').boundingBox();
    expect((traces?.y ?? 0) + (traces?.height ?? 0)).toBeLessThan(
      (label?.y ?? 0) + (label?.height ?? 0),
    );
    const marked = (place: string) => page.locator(`${place} .allergens u`).allInnerTexts();
    expect(await marked('.pack-back')).toEqual(await marked('.inside'));
    expect(await back.locator('table').innerText()).toBe(
      await page.locator('#nutrition table').innerText(),
    );
    expect(await page.locator('[id=ingredients], .pack-back [id]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(button)).toBe(true);
    expect(await back.count()).toBe(0);
  });

  test('that is too small for its label, as on a phone, leads to that of the page', async () => {
    const { page } = await openProduct('/fr/produit/fabs-mexico');
    await page.locator('.pack-turn').press('Enter');
    await page.waitForURL('**#ingredients');
    const heading = page.locator('#ingredients');
    await expect.poll(async () => (await placeOf(heading)).top).toBeLessThan(phone.height / 2);
    expect((await placeOf(heading)).top).toBeGreaterThanOrEqual(
      (await placeOf(page.locator('.bar'))).bottom,
    );
    expect(await page.locator('.pack-back').isVisible()).toBe(false);
  });

  test.each([
    ['/fr/produit/fabs-mexico', 360],
    ['/es/producto/0-azucares', 390],
    ['/en/product/jummy', 1440],
  ])('of %s has its buttons in one row, clear of its face, at %i px', async (path, width) => {
    const { page } = await openProduct(path, { width, height: 844 });
    const [open, turn, pack] = await Promise.all(
      ['.pack-open', '.pack-turn', '.pdp__show > .pack'].map((part) => placeOf(page.locator(part))),
    );
    if (!open || !turn || !pack) throw new Error('a part of the pack is missing');
    expect(open.bottom).toBe(turn.bottom);
    const isBelow = open.top >= pack.bottom;
    expect(isBelow || (open.right <= pack.left + 4 && turn.left >= pack.right - 4)).toBe(true);
  });

  /** Texts, links and buttons of the product that lie under a snack. Runs in the page. */
  function covered(): string[] {
    const names: string[] = [];
    const overlap = (one: DOMRect, other: DOMRect) =>
      one.left < other.right &&
      other.left < one.right &&
      one.top < other.bottom &&
      other.top < one.bottom;
    for (const snack of document.querySelectorAll('.spilt img'))
      for (const part of document.querySelectorAll('.pdp__tell :is(h1, a, button, li)')) {
        const range = document.createRange();
        range.selectNodeContents(part);
        const { left, top, width } = snack.getBoundingClientRect();
        // A turned picture takes more room than it covers.
        const box = new DOMRect(left + width / 4, top + width / 4, width / 2, width / 2);
        if ([...range.getClientRects()].some((line) => overlap(line, box)))
          names.push(part.textContent.slice(0, 40));
      }
    return names;
  }

  test.each([
    ['/es/producto/risketos-original', 390],
    ['/fr/produit/fabs-mexico', 390],
    ['/en/product/jummy', 1440],
  ])(
    'of %s, opened at %i px, throws snacks around the title that cover nothing',
    async (path, width) => {
      const { page } = await openProduct(path, { width, height: 844 });
      const snacks = page.locator('.spilt img');
      const button = page.locator('.pack-open');
      const label = await button.innerText();
      await button.press('Enter');
      await expect.poll(() => snacks.count()).toBeGreaterThan(6);
      expect(await snacks.count()).toBeLessThan(10);
      expect(await page.evaluate(covered)).toEqual([]);
      expect(await faultsIn(page)).toEqual([]);
      expect(await widthOf(page)).toBe(width);
      await button.press('Enter');
      await expect.poll(() => snacks.count()).toBe(0);
      expect(await button.innerText()).toBe(label);
    },
  );

  /** Counts what begins to fly from a pack. Runs in the page. */
  function countFlights(): void {
    const counting = window as { flights?: number };
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...parameters) {
      counting.flights = (counting.flights ?? 0) + 1;
      return animate.apply(this, parameters);
    };
  }

  test('opens by a pull at its strip, and the snacks fly', async () => {
    const { page } = await openProduct('/es/producto/risketos-original', {
      ...moving,
      init: [countFlights],
    });
    const strip = await page.locator('.pack-strip').boundingBox();
    if (!strip) throw new Error('the pack has no strip');
    await page.mouse.move(strip.x + 20, strip.y + strip.height / 2);
    await page.mouse.down();
    await page.mouse.move(strip.x + 120, strip.y + strip.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect
      .poll(() => page.evaluate(() => (window as { flights?: number }).flights ?? 0))
      .toBeGreaterThan(6);
    await expect.poll(() => page.locator('.pack-torn').count()).toBe(0);
  });

  test('has no strip to tear without a script', async () => {
    const { page } = await openTab('/es/producto/risketos-original', { javaScriptEnabled: false });
    expect(await page.locator('.pack-open').count()).toBe(0);
  });
});

test('a stub comes off by a pull to the side, and stays on by a short one', async () => {
  const { page } = await openTab('/es/promociones', moving);
  const stub = page.locator('.ticket__stub:has(details)').first();
  await stub.hover();
  await expect.poll(() => page.locator('link[href*="Tear-"]').count()).toBe(1);
  const { x, y } = (await stub.boundingBox()) ?? { x: 0, y: 0 };
  const pull = async (distance: number) => {
    await page.mouse.move(x + 60, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + 60 + distance / 2, y + 60);
    await page.mouse.move(x + 60 + distance, y + 60);
    await page.mouse.up();
    await expect.poll(() => page.locator('.torn').count()).toBe(0);
    return stub.locator('details[open]').count();
  };
  expect(await pull(30)).toBe(0);
  expect(await pull(160)).toBe(1);
});

describe('the sound of the hero', () => {
  const soundButton = (page: Page) =>
    page.getByRole('button', { name: 'Sound of the falling snacks' });
  /** Sounds started so far. */
  const sounds = (page: Page) => page.evaluate(() => (window as { sounds?: number }).sounds ?? 0);

  /** Which parts of the face move. */
  const movingParts = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect).target?.parentElement)
        .flatMap((part) => (part?.closest('.grin') ? part.className : [])),
    );

  /** Counts what the page plays. Runs in the page before its scripts. */
  function countSounds(): void {
    const counting = window as { sounds?: number };
    for (const { prototype } of [AudioBufferSourceNode, OscillatorNode]) {
      const { start } = prototype;
      prototype.start = function (...times: number[]) {
        counting.sounds = (counting.sounds ?? 0) + 1;
        return start.apply(this, times as [number]);
      };
    }
  }

  /** Has the banners show the button. */
  async function showButton(page: Page): Promise<void> {
    await page.locator('[data-banners]').dispatchEvent('pointerdown');
    await soundButton(page).waitFor();
  }

  async function openHome(habits: Habits = {}): Promise<Tab> {
    const tab = await openTab('/en', {
      ...moving,
      clock: true,
      ...habits,
      init: [countSounds, ...(habits.init ?? [])],
    });
    await showButton(tab.page);
    return tab;
  }

  test('comes once its button is pressed, and stops with the film', async () => {
    const { page, wait } = await openHome();
    expect(await soundButton(page).getAttribute('aria-pressed')).toBe('false');
    expect(await soundButton(page).boundingBox()).toMatchObject({ width: 56, height: 56 });
    await soundButton(page).focus();
    await page.keyboard.press('Enter');
    // The answer to the press, and two snacks.
    for (let bite = 0; bite < 3; bite++) {
      const before = await sounds(page);
      await expect.poll(() => sounds(page)).toBeGreaterThan(before);
    }
    await expect.poll(() => movingParts(page)).toContain('grin__teeth');
    await page.getByRole('button', { name: 'Pause the highlights' }).click();
    const atPause = await sounds(page);
    await page.locator('.grin__mouth').click({ force: true });
    await wait(5_000);
    expect(await sounds(page)).toBe(atPause);
  });

  test('is remembered, and starts with the first interaction', async () => {
    const { page, wait } = await openHome();
    await soundButton(page).click();
    // The calls of this test would count as interactions.
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'userActivation', { value: undefined }),
    );
    await page.reload();
    await showButton(page);
    expect(await soundButton(page).getAttribute('aria-pressed')).toBe('true');
    await wait(5_000);
    expect(await sounds(page)).toBe(0);
    await page.keyboard.press('Shift');
    await expect.poll(() => sounds(page)).toBeGreaterThan(0);
    await soundButton(page).click();
    await page.reload();
    await showButton(page);
    expect(await soundButton(page).getAttribute('aria-pressed')).toBe('false');
  });

  test('comes at a touch of the mouth, which keeps still, with less motion and blocked storage', async () => {
    const { page } = await openHome({
      reducedMotion: 'reduce',
      init: [
        () => {
          Storage.prototype.getItem = Storage.prototype.setItem = () => {
            throw new DOMException('Blocked', 'SecurityError');
          };
        },
      ],
    });
    await soundButton(page).click();
    await expect.poll(() => sounds(page)).toBeGreaterThan(0);
    const eye = page.locator('.grin__eyes i').first();
    const height = async () => (await eye.boundingBox())?.height ?? 0;
    const squeezed = await height();
    const before = await sounds(page);
    const mouth = await page.locator('.grin__mouth').boundingBox();
    await page.mouse.click((mouth?.x ?? 0) + 300, (mouth?.y ?? 0) + 200);
    await expect.poll(() => sounds(page)).toBeGreaterThan(before);
    expect(await movingParts(page)).toEqual([]);
    await soundButton(page).click();
    expect(await height()).toBeGreaterThan(1.5 * squeezed);
  });

  test('has no button without a script', async () => {
    const { page } = await openTab('/en', { javaScriptEnabled: false });
    expect(await page.locator('[data-sound]').isVisible()).toBe(false);
  });
});
