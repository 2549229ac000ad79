import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { addressOf } from '../../src/site/addresses/addresses.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import { words } from '../../src/site/i18n/words.ts';
import { openBrowser } from '../support/browser/browser.ts';
import { faultsIn } from '../support/browser/faults.ts';
import { newVisitor } from '../support/browser/visitor.ts';
import { get } from '../support/http.ts';
import { isSweep } from '../support/inTurn.ts';
import { oneOf, rareTest } from '../support/oneOf.ts';

const browser = await openBrowser();

describe('a choice in the language menu', () => {
  test('keeps the page, the search and the anchor, and is stored for a year', async () => {
    const visitor = await newVisitor(browser, inject('site'));
    const { page, context } = visitor;
    await page.goto('/es/faqs?q=gluten#main');
    expect((await context.cookies()).length).toBe(0);
    await page.locator('header summary:has(.lang)').click();
    await page.locator('header a[data-language="fr"]').click();
    await page.waitForURL('**/fr/faqs?q=gluten#main');
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({
      name: 'risi_lang',
      value: 'fr',
      path: '/',
      sameSite: 'Lax',
    });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
    await page.goto('/historia');
    expect(new URL(page.url()).pathname).toBe('/fr/histoire');
  });

  test.each([
    ['/es/faqs?q=gluten', '/en/faqs?q=gluten'],
    [
      '/en/products?family=snacks&need=eggFree&need=lowSalt',
      '/fr/produits?family=snacks&need=eggFree&need=lowSalt',
    ],
    ['/fr/concessionnaires?provincia=soria&utm_source=x', '/es/distribuidores?provincia=soria'],
  ])('keeps page and search without a script: %s', async (path, expected) => {
    const html = (await (await get(path)).text()).replaceAll('&amp;', '&');
    for (const menu of ['header', 'footer']) {
      const [part = ''] = new RegExp(`<${menu}[\\s\\S]*?</${menu}>`).exec(html) ?? [];
      expect(part, menu).toContain(`href="${expected}"`);
    }
  });

  rareTest('works even if the browser refuses to store it, which is only logged', async () => {
    const visitor = await newVisitor(browser, inject('site'));
    const { page, context } = visitor;
    const warnings: string[] = [];
    page.on(
      'console',
      (message) => void (message.type() === 'warning' && warnings.push(message.text())),
    );
    await context.addInitScript(() =>
      Object.defineProperty(Document.prototype, 'cookie', {
        get: () => '',
        set: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      }),
    );
    await page.goto('/es/historia');
    await page.locator('footer a[data-language="en"]').click();
    await page.waitForURL('**/en/history');
    expect(warnings.join()).toContain('refused');
    expect(visitor.complaints).toEqual([]);
  });

  rareTest('can be made by keyboard in the footer, too', async () => {
    const visitor = await newVisitor(browser, inject('site'), {
      viewport: { width: 390, height: 844 },
    });
    const { page, context } = visitor;
    await page.goto('/fr/actualites?category=rsc#main');
    await page.locator('footer a[data-language="en"]').press('Enter');
    await page.waitForURL('**/en/news?category=rsc#main');
    expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([
      ['risi_lang', 'en'],
    ]);
  });
});

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

describe.each(oneOf(languages))('the tip of the finder in %s', (language) => {
  test('shows until it is dismissed, without layout shift', async () => {
    const visitor = await newVisitor(browser, inject('site'), {
      viewport: { width: 768, height: 844 },
      privacySignal: true,
    });
    const { page } = visitor;
    const tip = page.locator('[data-hint="finder"]');
    await page.goto(addressOf('products', language));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // The finder lays its button aside.
    await page.locator('.finder.is-scripted').waitFor();
    const shiftBefore = await visitor.layoutShift();
    await page
      .locator('.hint-place')
      .evaluate((place) => place.scrollIntoView({ block: 'center' }));
    await tip.waitFor();
    expect(await tip.locator('p').textContent()).toBe(words[language]('hint.finder'));
    expect(await faultsIn(page, '[data-hint]')).toEqual([]);
    expect(await coveredBy(tip)).toEqual([]);
    expect(await visitor.layoutShift()).toBe(shiftBefore);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
    expect(await visitor.kept()).toEqual([]);
    await tip.getByRole('button').press('Enter');
    expect(await tip.isVisible()).toBe(false);
    expect(await visitor.kept()).toEqual(['risi.hints']);
    await page.reload();
    await page
      .locator('.hint-place')
      .evaluate((place) => place.scrollIntoView({ block: 'center' }));
    await visitor.wait(1_000);
    expect(await tip.isVisible()).toBe(false);
  });
});

test.each(
  isSweep
    ? ([
        ['es', 1440],
        ['en', 390],
        ['fr', 1440],
      ] as const)
    : [],
)(
  'the tip of the wheel in %s at %i px shows until it is dismissed by keyboard',
  async (language, width) => {
    const visitor = await newVisitor(browser, inject('site'), {
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      privacySignal: true,
    });
    const { page } = visitor;
    const tip = page.locator('[data-hint="wheel"]');
    const place = page.locator('.hint-place:has([data-hint="wheel"])');
    await page.goto(addressOf('home', language));
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
    await tip.getByRole('button').press('Enter');
    expect(await tip.isVisible()).toBe(false);
    expect(await visitor.kept()).toEqual(['risi.hints']);
  },
);

/** Kinds of overlays on the page now. */
const overlays = (page: Page) =>
  page
    .locator('.consent, .invite, [data-hint]:not([hidden]), dialog[open]')
    .evaluateAll((elements) =>
      elements.filter((element) => element.checkVisibility()).map((e) => e.className),
    );

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

describe.each(isSweep ? sizes : [])('on a first visit at $width px', (viewport) => {
  test.each(
    oneOf([
      ['an answered', true],
      ['an unanswered', false],
    ] as const),
  )('one thing lies over home at any time, with %s question about cookies', async (_, answers) => {
    const { page, wait } = await newVisitor(browser, inject('site'), {
      viewport,
      reducedMotion: 'reduce',
    });
    await page.goto('/es');
    await wait(2_100);
    const bar = page.locator('.consent');
    await bar.waitFor();
    if (answers) await bar.locator('[data-do="reject"]').click();
    await page.locator('#noria').evaluate((wheel) => wheel.scrollIntoView());
    const most: number[] = [];
    for (let second = 3; second < 45; second += 3) {
      await wait(3_000);
      most.push((await overlays(page)).length);
    }
    expect(Math.max(...most)).toBe(1);
  });
});

const pause = '.banners__tools button';

test.each(
  isSweep
    ? ([
        ['/es', 390, 844],
        ['/en', 390, 844],
        ['/es', 360, 740],
        ['/fr', 390, 844],
        ['/es', 1440, 900],
        ['/fr', 1280, 720],
      ] as const)
    : [],
)(
  'the cookie question does not cover headline, face, button or pause of %s at %i × %i px',
  async (path, width, height) => {
    const { page, wait } = await newVisitor(browser, inject('site'), {
      viewport: { width, height },
      reducedMotion: 'reduce',
    });
    await page.goto(path);
    await wait(2_100);
    const bar = await page.locator('.consent').boundingBox();
    expect(bar?.height).toBeLessThanOrEqual(128);
    for (const selector of ['h1', '.hero__say', '.hero__do', '.grin', pause]) {
      const box = await page.locator(selector).first().boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), selector).toBeLessThanOrEqual(bar?.y ?? 0);
    }
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
