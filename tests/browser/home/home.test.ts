import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { wakeBanners } from '../../support/browser/banners.ts';
import { openBrowser } from '../../support/browser/browser.ts';
import { faultsIn } from '../../support/browser/faults.ts';
import { openTab } from '../../support/browser/tab.ts';
import { openWheelOnPhone } from '../../support/browser/wheelOnPhone.ts';
import { resizeTo } from '../../support/browser/widths.ts';

const browser = await openBrowser();

describe.each(languages)('the home page in /%s', (language) => {
  test.each([390, 1440])('has no axe violations at %i px', async (width) => {
    await using tab = await openTab(browser, `/${language}`, { width });
    await wakeBanners(tab.page);
    expect(await faultsIn(tab.page)).toEqual([]);
  });

  test('scrolls sideways at no width, and its headline fits', async () => {
    await using tab = await openTab(browser, `/${language}`);
    for (const width of [320, 390, 480, 768, 900, 1181, 1440, 1920, 2560]) {
      await resizeTo(tab.page, width);
      const seen = await tab.page.evaluate(() => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector('h1') as Node);
        const line = range.getBoundingClientRect();
        return {
          scroll: document.documentElement.scrollWidth,
          inside: line.left >= 0 && line.right <= innerWidth,
        };
      });
      expect([width, seen]).toEqual([width, { scroll: width, inside: true }]);
    }
  });

  test.each([
    [390, 844],
    [1440, 900],
  ])('leads to all products within two screens of %i by %i px', async (width, height) => {
    await using tab = await openTab(browser, `/${language}`, { width, height });
    const finder = addressOf('products', language);
    const box = await tab.page.locator(`main a[href$="${finder}"]`).boundingBox();
    expect(box && box.y + box.height).toBeLessThan(2 * height);
  });

  test('shows four news with their posters, and a link to more', async () => {
    await using tab = await openTab(browser, `/${language}`);
    expect(await tab.page.locator('.poster').count()).toBe(4);
    expect(await tab.page.locator('.poster img').count()).toBe(4);
    expect(await tab.page.locator('main a.more[href]').count()).toBeGreaterThanOrEqual(3);
  });
});

describe('the snack wheel', () => {
  const shown = (page: Page) =>
    page
      .locator('.stage > li')
      .evaluateAll((items) =>
        items
          .filter((item) => getComputedStyle(item).opacity === '1')
          .map((item) => item.querySelector('h3')?.textContent),
      );

  test('shows the pack of the focused or hovered gondola, and stops', async () => {
    await using tab = await openTab(browser, '/es', { reducedMotion: 'no-preference' });
    const { page } = tab;
    const gondolas = page.locator('.wheel li a');
    expect(await gondolas.count()).toBe(8);
    // The wheel turns: it never rests for the pointer to come.
    await gondolas
      .first()
      .evaluate((gondola) =>
        gondola.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
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
      await expect.poll(() => shown(page), { timeout: 15_000 }).toEqual([name]);
    }
    expect(
      await page
        .locator('.wheel__ring')
        .evaluate((ring) => getComputedStyle(ring).animationPlayState),
    ).toBe('paused');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect.poll(() => shown(page), { timeout: 15_000 }).toEqual(['Gusanitos']);
    expect(
      await page
        .locator('.wheel__ring')
        .evaluate((ring) => getComputedStyle(ring).animationPlayState),
    ).toBe('running');
    // The wheel turns while the pointer is on its way.
    await expect
      .poll(
        async () => {
          await gondolas
            .nth(4)
            .evaluate((gondola) =>
              gondola.scrollIntoView({ block: 'center', behavior: 'instant' }),
            );
          const box = await gondolas.nth(4).boundingBox();
          await page.mouse.move(
            (box?.x ?? 0) + (box?.width ?? 0) / 2,
            (box?.y ?? 0) + (box?.height ?? 0) / 2,
          );
          return shown(page);
        },
        { timeout: 15_000 },
      )
      .toEqual(['Jummy']);
  });

  test('shows the pack on the first tap and follows the link on the second', async () => {
    await using tab = await openWheelOnPhone(browser);
    const { page } = tab;
    const gondola = page.locator('.wheel li a').nth(3);
    await gondola.tap();
    await expect.poll(() => shown(page), { timeout: 15_000 }).toEqual(['Risketos']);
    expect(new URL(page.url()).pathname).toBe('/fr');
    await gondola.tap();
    await page.waitForURL('**/fr/snacks/risketos');
  });
});

test('every class in use has a style', async () => {
  await using tab = await openTab(browser, '/es');
  const everywhere = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(`src/pages/${file}`, 'utf8'))
    .join('\n');
  const has = (css: string, name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(css);
  const withoutStyle = async () => {
    const [classes, style] = await tab.page.evaluate(() => {
      const inPage = [...document.querySelectorAll('main [class]')].flatMap((element) => [
        ...element.classList,
      ]);
      const rules = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(
        (sheet) => [...sheet.cssRules].map((rule) => rule.cssText),
      );
      return [[...new Set(inPage)], rules.join('\n')] as const;
    });
    expect(classes.length).toBeGreaterThan(40);
    return classes.filter((name) => has(everywhere, name) && !has(style, name));
  };
  // Some bring their sheets with the script that shows them.
  await expect.poll(withoutStyle, { timeout: 15_000 }).toEqual([]);
});

test('nothing moves while the home page loads', async () => {
  await using tab = await openTab(browser, '/es', { reducedMotion: 'no-preference' });
  await wakeBanners(tab.page);
  const shift = await tab.page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
  expect(shift).toBeLessThanOrEqual(0.01);
});

describe('chapters far below', () => {
  test('load without JavaScript, once scrolled near', async () => {
    await using tab = await openTab(browser, '/es', { javaScriptEnabled: false });
    const chapters = tab.page.locator('main > .chapter');
    expect(await chapters.count()).toBe(5);
    for (const chapter of await chapters.all()) {
      await chapter.scrollIntoViewIfNeeded();
      expect(await chapter.getByRole('heading').first().isVisible()).toBe(true);
    }
  });

  test('get their real heights by themselves, and an anchor below them is reached', async () => {
    await using tab = await openTab(browser, '/es');
    const height = () =>
      tab.page.evaluate(() => document.querySelector('main')?.offsetHeight ?? 0);
    const heightWith = (page: Page, rule: string) =>
      page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
        const height = document.querySelector('main')?.offsetHeight ?? 0;
        document.adoptedStyleSheets = [];
        return height;
      }, rule);
    const real = await heightWith(
      tab.page,
      '.chapter { content-visibility: visible !important }',
    );
    // Another tab, because it forgets the heights that it knows.
    await using skipped = await openTab(browser, '/es');
    const placeholders = await heightWith(
      skipped.page,
      `.chapter {
        content-visibility: hidden !important;
        contain-intrinsic-height: 60rem !important;
      }`,
    );
    expect(Math.abs(real - placeholders)).toBeGreaterThan(100);
    await expect.poll(height, { timeout: 30_000 }).toBe(real);
    await tab.page.locator('.chapter.shown').first().waitFor({ state: 'detached' });
    expect(await height()).toBe(real);
    await using anchored = await openTab(browser, '/es#newsletter');
    await expect
      .poll(
        () =>
          anchored.page
            .locator('#newsletter')
            .evaluate((form) => Math.abs(form.getBoundingClientRect().top - 112)),
        { timeout: 15_000 },
      )
      .toBeLessThan(40);
  });
});

test('the ethical channel and the newsletter are one step away', async () => {
  await using tab = await openTab(browser, '/en');
  expect(
    await tab.page
      .getByRole('main')
      .getByRole('link', { name: 'Go to the ethical channel' })
      .getAttribute('href'),
  ).toBe('/en/ethical-channel');
  expect(await tab.page.locator('section:has(#newsletter form) h2').count()).toBe(1);
});
