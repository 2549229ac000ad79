import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addressOf, addressOfPlace } from '../../../src/site/addresses/addresses.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { openTab, phone, type Tab, touchPhone } from '../../support/browser/tab.ts';
import { pageTypes } from '../../support/places.ts';

const moving = { reducedMotion: 'no-preference' } as const;

/**
 * What moves by itself for more than five seconds, by the class of its element or,
 * where it has none, of the one around it.
 */
const restless = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ timeline, playState, effect }) =>
          timeline instanceof DocumentTimeline &&
          playState === 'running' &&
          Number(effect?.getComputedTiming().endTime) > 5_000,
      )
      .map(({ effect }) => (effect as KeyframeEffect).target?.closest('[class]')?.className ?? ''),
  );

/** Brings what moves, or has parts above that still grow, into the middle of the window. */
const center = (element: Locator) =>
  element.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));

/**
 * Home on a phone, in French, with the script of its wheels: a visitor's touches have
 * scrolled the page to them.
 */
async function openOnPhone(): Promise<Tab> {
  const tab = await openTab('/fr', touchPhone);
  const loaded = tab.page.waitForResponse(/\/wheel-/);
  await tab.page.touchscreen.tap(1, 400);
  await loaded;
  return tab;
}

test('nothing without a pause button moves by itself for more than five seconds', async () => {
  const { page } = await openTab('/es/404', { ...moving, expected: /status of 404/ });
  const found: string[] = [];
  for (const place of pageTypes.filter((place) => place.page !== 'home')) {
    const path = addressOfPlace(place, 'es');
    await page.goto(path);
    found.push(...(await restless(page)).map((name) => `${path}: ${name}`));
  }
  expect(found).toEqual([]);
});

describe('the big wheel of home', () => {
  const shown = (page: Page) =>
    page
      .locator('.stage > li')
      .evaluateAll((items) =>
        items
          .filter((item) => getComputedStyle(item).opacity === '1')
          .map((item) => item.querySelector('h3')?.textContent),
      );

  test('shows the pack of the focused or hovered gondola, and stops', async () => {
    const { page } = await openTab('/es', moving);
    const gondolas = page.locator('.wheel li a');
    const turns = () =>
      page
        .locator('.wheel__ring')
        .evaluate((ring) => getComputedStyle(ring).animationPlayState === 'running');
    expect(await gondolas.count()).toBe(8);
    // The wheel turns: it never rests for the pointer to come.
    await center(gondolas.first());
    await gondolas.first().focus();
    for (const name of [
      'Match Ball',
      'Triskys',
      'Risketos',
      'Jummy',
      'Mios',
      'Palomitas',
      'Otros productos',
    ]) {
      await page.keyboard.press('Tab');
      await expect.poll(() => shown(page)).toEqual([name]);
    }
    expect(await turns()).toBe(false);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect.poll(() => shown(page)).toEqual(['Gusanitos']);
    expect(await turns()).toBe(true);
    await page.locator('.wheel .pause input').focus();
    await page.keyboard.press('Space');
    expect(await turns()).toBe(false);
    await page.keyboard.press('Space');
    expect(await turns()).toBe(true);
    // The wheel turns while the pointer is on its way.
    await expect
      .poll(async () => {
        await center(gondolas.nth(4));
        const box = await gondolas.nth(4).boundingBox();
        await page.mouse.move(
          (box?.x ?? 0) + (box?.width ?? 0) / 2,
          (box?.y ?? 0) + (box?.height ?? 0) / 2,
        );
        return shown(page);
      })
      .toEqual(['Jummy']);
  });

  test('shows the pack of a gondola on the first tap and follows its link on the second', async () => {
    const { page } = await openOnPhone();
    const gondola = page.locator('.wheel li a').nth(3);
    await gondola.tap();
    await expect.poll(() => shown(page)).toEqual(['Risketos']);
    expect(new URL(page.url()).pathname).toBe('/fr');
    await gondola.tap();
    await page.waitForURL('**/fr/snacks/risketos');
  });

  test('brings the pack out from under the header when a gondola is tapped', async () => {
    const { page } = await openOnPhone();
    const stage = page.locator('.stage');
    const isClear = () =>
      stage.evaluate((it) => {
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return it.getBoundingClientRect().top >= header;
      });
    await expect
      .poll(async () => {
        await page
          .locator('.wheel')
          .evaluate((it) => it.scrollIntoView({ block: 'start', behavior: 'instant' }));
        return isClear();
      })
      .toBe(false);
    await page.locator('.wheel li a').nth(3).tap();
    await expect.poll(isClear).toBe(true);
  });

  test.each([true, false])(
    'stops and resumes with its button, by keyboard; JavaScript: %s',
    async (javaScriptEnabled) => {
      const { page } = await openTab('/en', { ...moving, javaScriptEnabled });
      await expect.poll(() => restless(page)).toContain('wheel__ring');
      await page.getByRole('checkbox', { name: 'Pause the big wheel' }).focus();
      await page.keyboard.press('Space');
      await expect.poll(() => restless(page)).not.toContain('wheel__ring');
      if (javaScriptEnabled) expect(await restless(page)).not.toContain('gondola');
      else await expect.poll(() => restless(page)).toEqual([]);
      await page.keyboard.press('Space');
      await expect.poll(() => restless(page)).toContain('wheel__ring');
    },
  );
});

describe('the wheels of the stalls', () => {
  /** The stall of a family, brought into view, and which of its packs can be seen. */
  const stallOf = async (page: Page, family: string) => {
    const stall = page.locator(`.stall[data-family="${family}"]`);
    // Sections above take their real height when they are come near to.
    await expect
      .poll(async () => {
        await center(stall);
        return stall.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top < innerHeight && bottom > 0;
        });
      })
      .toBe(true);
    const links = stall.locator('li a');
    const shown = () =>
      links.evaluateAll((all) =>
        all.flatMap((link, i) => {
          const pack = link.querySelector('.pack') as HTMLElement;
          return getComputedStyle(pack).opacity === '1' ? [i] : [];
        }),
      );
    return { links, gondolas: links.locator('.gondola'), shown };
  };

  test.each([true, false])(
    'show the hovered or focused range; JavaScript: %s',
    async (javaScriptEnabled) => {
      const { page } = await openTab('/en', { javaScriptEnabled });
      for (const [family, count] of [
        ['galletas', 4],
        ['caramelos', 2],
        ['frutos-secos', 2],
        ['patatas', 5],
      ] as const) {
        const { links, gondolas, shown } = await stallOf(page, family);
        expect(await gondolas.count()).toBe(count);
        await page.mouse.move(0, 0);
        await expect.poll(shown).toEqual([0]);
        for (let i = 0; i < count; i++) {
          await gondolas.nth(i).hover();
          await expect.poll(shown).toEqual([i]);
        }
        await page.mouse.move(0, 0);
        await links.first().focus();
        for (let i = 1; i < count; i++) {
          await page.keyboard.press('Tab');
          await expect.poll(shown).toEqual([i]);
        }
        await links.first().hover({ position: { x: 4, y: 12 } });
        await expect.poll(shown).toEqual([0]);
      }
      const { gondolas } = await stallOf(page, 'patatas');
      await gondolas.nth(1).click();
      await page.waitForURL('**/en/crisps/ridged');
    },
  );

  test('show the pack on the first tap of a gondola, and follow a name at once', async () => {
    const { page } = await openOnPhone();
    const { links, gondolas, shown } = await stallOf(page, 'galletas');
    await gondolas.nth(2).tap();
    await expect.poll(shown).toEqual([2]);
    expect(new URL(page.url()).pathname).toBe('/fr');
    await gondolas.nth(2).tap();
    await page.waitForURL('**/fr/biscuits/petit-dejeuner');
    await page.goBack();
    await stallOf(page, 'galletas');
    await links.nth(3).tap({ position: { x: 4, y: 12 } });
    await page.waitForURL('**/fr/biscuits/fabs');
  });
});

test.each(
  languages.flatMap((language) => [
    [language, phone.width, phone.height] as const,
    [language, 1440, 900] as const,
  ]),
)(
  'home in %s leads to all products within two screens of %i by %i px',
  async (language, width, height) => {
    const { page } = await openTab(`/${language}`, { width, height });
    const box = await page
      .locator(`main a[href$="${addressOf('products', language)}"]`)
      .boundingBox();
    expect(box && box.y + box.height).toBeLessThan(2 * height);
  },
);

describe('chapters of home far below', () => {
  test('load without JavaScript, once scrolled near', async () => {
    const { page } = await openTab('/es', { javaScriptEnabled: false });
    const chapters = page.locator('main > .chapter');
    expect(await chapters.count()).toBe(5);
    for (const chapter of await chapters.all()) {
      await chapter.scrollIntoViewIfNeeded();
      expect(await chapter.getByRole('heading').first().isVisible()).toBe(true);
    }
  });

  test('get their real heights by themselves', async () => {
    const { page } = await openTab('/es');
    const height = () => page.evaluate(() => document.querySelector('main')?.offsetHeight ?? 0);
    const real = await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.chapter { content-visibility: visible !important }');
      document.adoptedStyleSheets = [sheet];
      const height = document.querySelector('main')?.offsetHeight ?? 0;
      document.adoptedStyleSheets = [];
      return height;
    });
    await expect.poll(height).toBe(real);
  });
});
