import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { productKeys } from '../support/contentNames.ts';
import { faultsAtWidths } from '../support/faults.ts';
import { wakeFinder } from '../support/finder.ts';
import { tooWide } from '../support/widths.ts';

const browser = await openBrowser();

/**
 * Visits a page in a fresh browser context; anything that the browser complains about
 * fails the test.
 */
async function visit<T>(
  path: string,
  look: (page: Page) => Promise<T>,
  options: BrowserContextOptions = {},
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on(
    'console',
    (message) => message.type() === 'error' && complaints.push(message.text()),
  );
  page.on('pageerror', (error) => complaints.push(error.message));
  try {
    await page.goto(inject('site') + path, { waitUntil: 'load' });
    if (
      options.javaScriptEnabled !== false &&
      (await page.locator('[data-finder]').count())
    )
      await wakeFinder(page);
    const seen = await look(page);
    expect(complaints).toEqual([]);
    return seen;
  } finally {
    await context.close();
  }
}

const shelf = (page: Page) => page.locator('.shelf > li:visible');
const status = (page: Page) => page.getByRole('status').textContent();
describe('the finder', () => {
  test('filters while typing and choosing, updates the address, and states the count', async () => {
    await visit('/fr/produits', async (page) => {
      await page.getByRole('searchbox').fill('CHOCOLAT');
      await page.locator('.awn label', { hasText: 'Biscuits' }).click();
      const found = await shelf(page).count();
      expect(found).toBeGreaterThan(1);
      expect(await status(page)).toBe(`${found} produits sur ${productKeys.length}`);
      expect(new URL(page.url()).search).toBe('?q=CHOCOLAT&family=galletas');
      // The address gives the same page again.
      await page.reload();
      expect(await shelf(page).count()).toBe(found);
      await wakeFinder(page);
      await page.getByRole('searchbox').fill('zzz');
      expect(await status(page)).toBe(`0 produit sur ${productKeys.length}`);
      await page.locator('.lost .btn').click();
      expect([await shelf(page).count(), new URL(page.url()).search]).toEqual([
        productKeys.length,
        '',
      ]);
    });
  });

  test('applies what was typed before its script loaded', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const arrive = Promise.withResolvers<void>();
    await page.route('**/assets/start-*.js', async (route) => {
      await arrive.promise;
      await route.continue();
    });
    await page.goto(`${inject('site')}/es/productos`, { waitUntil: 'commit' });
    await page.getByRole('searchbox').fill('ketchup');
    arrive.resolve();
    await page.waitForURL('**/es/productos?q=ketchup');
    expect(await shelf(page).count()).toBeLessThan(productKeys.length);
    await context.close();
  });

  test.each(['/es/productos', '/en/products', '/fr/produits'])(
    'finds the same in the browser as on the server at %s',
    async (path) => {
      const searches = [
        '?q=ketchup',
        '?need=wholegrain&need=nutFree',
        '?range=galletas/sin-gluten',
        '?q=0%25',
        '?q=selec&family=patatas',
        '?q=gluten&need=eggFree',
      ];
      const find = (options: BrowserContextOptions) =>
        visit(
          path,
          async (page) => {
            const found: unknown[] = [];
            for (const search of searches) {
              await page.goto(inject('site') + path + search);
              if (options.javaScriptEnabled) await wakeFinder(page);
              found.push([
                search,
                await page.locator('.shelf > li:not([hidden]) a').allTextContents(),
                await status(page),
              ]);
            }
            return found;
          },
          options,
        );
      expect(await find({ javaScriptEnabled: true })).toEqual(
        await find({ javaScriptEnabled: false }),
      );
    },
  );

  test('works as a form without JavaScript, by keyboard', async () => {
    await visit(
      '/es/productos',
      async (page) => {
        expect(await page.getByText('Mis favoritos').first().isVisible()).toBe(false);
        await page.getByRole('searchbox').focus();
        await page.keyboard.type('jamón');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Space');
        await page.getByRole('searchbox').press('Enter');
        await page.waitForURL(/q=jam/);
        expect(new URL(page.url()).searchParams.getAll('need')).toEqual(['glutenFree']);
        expect(await page.getByRole('checkbox', { name: 'Sin gluten' }).isChecked()).toBe(
          true,
        );
        expect(await page.getByRole('button', { name: 'Filtrar' }).isVisible()).toBe(
          true,
        );
      },
      { javaScriptEnabled: false },
    );
  });

  test('drops a range when another family is chosen', async () => {
    await visit('/es/productos?range=snacks/jummy', async (page) => {
      expect(await shelf(page).count()).toBe(1);
      await page.locator('.awn label', { hasText: 'Patatas' }).click();
      expect(await shelf(page).count()).toBeGreaterThan(5);
      expect(new URL(page.url()).search).toBe('?family=patatas');
    });
  });

  test('keeps favourites in this browser, from a product page to the bowl', async () => {
    await visit('/es/producto/jummy', async (page) => {
      const heart = page.getByRole('button', { name: /favoritos/ });
      await heart.press('Enter');
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
      await page.goto(`${inject('site')}/es/productos`);
      await page.getByRole('button', { name: /^Guardar Pipas/ }).click();
      await expect.poll(() => page.locator('.bowl__packs a').count()).toBe(2);
      await page.locator('.chip', { hasText: 'Mis favoritos' }).click();
      expect(await shelf(page).locator('a').allTextContents()).toEqual([
        'Jummy',
        'Pipas Aguasal',
      ]);
      expect(
        JSON.parse((await page.evaluate(() => localStorage.getItem('risi.likes'))) ?? ''),
      ).toEqual(['jummy', 'pipas']);
      await page.getByRole('button', { name: /^Guardar Jummy/ }).click();
      expect(await shelf(page).count()).toBe(1);
    });
  });

  test('keeps favourite news, too, and shows them in the page’s language', async () => {
    await visit('/es/noticia/trikers-cae-como-quiere', async (page) => {
      const heart = page.getByRole('button', { name: /favoritos/ });
      await heart.press('Enter');
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
      await page.evaluate(() =>
        localStorage.setItem(
          'risi.likes',
          JSON.stringify([
            ...JSON.parse(localStorage.getItem('risi.likes') ?? ''),
            'jummy',
          ]),
        ),
      );
      await page.goto(`${inject('site')}/en/products`);
      await wakeFinder(page);
      const stories = page.locator('.bowl__news a');
      await stories.waitFor();
      expect(await page.locator('.bowl p').textContent()).toBe(
        'They’re kept in your browser and nowhere else.',
      );
      expect(await page.locator('.bowl__packs a').count()).toBe(1);
      expect(await faultsAtWidths(page, 'main')).toEqual([]);
      expect(await tooWide(page, [390, 1440])).toEqual([]);
      const title = await stories.textContent();
      await stories.press('Enter');
      await page.waitForURL('**/en/single-news-item/trikers-cae-como-quiere');
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
      const kept = page.getByRole('button', { name: /favourites/ });
      await expect.poll(() => kept.getAttribute('aria-pressed')).toBe('true');
      await kept.click();
      await expect.poll(() => kept.getAttribute('aria-pressed')).toBe('false');
      // A story would be fetched once the bowl is there.
      await page.goto(`${inject('site')}/en/products`);
      await wakeFinder(page);
      await page.waitForLoadState('networkidle');
      await page.locator('.bowl').waitFor();
      expect(await stories.count()).toBe(0);
    });
  });

  test('opens with broken or blocked storage', async () => {
    await visit('/es/productos', async (page) => {
      await page.evaluate(() => localStorage.setItem('risi.likes', '{"a":'));
      await page.reload();
      await wakeFinder(page);
      expect(await shelf(page).count()).toBe(productKeys.length);
    });
  });
});

test('the finder’s button appears if its scripts fail to load', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${inject('site')}/fr/produits`);
  await page.locator('label', { hasText: 'Sans fruits à coque ni arachides' }).click();
  await page.getByRole('button', { name: 'Filtrer' }).click();
  await page.waitForURL(/need=nutFree/);
  expect(await shelf(page).count()).toBeLessThan(productKeys.length);
  await page.close();
});

describe('the row of ranges', () => {
  test.each([
    [1440, 4, '/es/snacks'],
    [900, 4, '/en/crisps'],
    [899, 3, '/fr/biscuits'],
    [480, 3, '/es/snacks'],
    [479, 1, '/en/crisps'],
    [390, 1, '/fr/biscuits'],
  ])(
    'at %i px shows %i slides, with and without a script',
    async (width, slides, path) => {
      const inView = async (page: Page) => {
        const row = page.locator('.ranges');
        await row.scrollIntoViewIfNeeded();
        const box = await row.boundingBox();
        const widths = await Promise.all(
          (await row.locator('li').all()).map((slide) => slide.boundingBox()),
        );
        return widths.filter(
          (slide) =>
            slide &&
            box &&
            slide.x >= box.x - 6 &&
            slide.x + slide.width <= box.x + box.width + 6,
        ).length;
      };
      for (const javaScriptEnabled of [true, false])
        expect(
          await visit(path, inView, {
            viewport: { width, height: 900 },
            javaScriptEnabled,
          }),
        ).toBe(slides);
    },
  );

  test('shows part of the next range on a phone, with and without JavaScript', async () => {
    const peeks = async (page: Page) => {
      const row = page.locator('.ranges');
      await row.scrollIntoViewIfNeeded();
      const [box, second] = [
        await row.boundingBox(),
        await row.locator('li').nth(1).boundingBox(),
      ];
      return (box?.x ?? 0) + (box?.width ?? 0) - (second?.x ?? 9999);
    };
    for (const javaScriptEnabled of [true, false])
      expect(
        await visit('/fr/biscuits', peeks, {
          viewport: { width: 390, height: 844 },
          javaScriptEnabled,
        }),
      ).toBeGreaterThan(20);
  });

  test('marks the current range, and moves with its buttons once used', async () => {
    await visit('/es/snacks/otros-productos', async (page) => {
      const here = page.locator('.ranges [aria-current="page"]');
      expect(await here.textContent()).toContain('Otros productos');
      await expect
        .poll(async () => ((await here.boundingBox())?.x ?? 9999) < 1440)
        .toBe(true);
      await page.locator('.ranges').hover();
      await page.waitForSelector('.ranges.is-live');
      const first = page.locator('.ranges li').first();
      const previous = page.locator('.ranges__go').first();
      await expect
        .poll(
          async () => {
            if (await previous.isVisible()) await previous.click();
            return ((await first.boundingBox())?.x ?? -1) >= 0;
          },
          { timeout: 10_000 },
        )
        .toBe(true);
    });
  });
});

test('a product page has the mobile intro below 768 px and the long one above', async () => {
  for (const [width, short] of [
    [767, true],
    [768, false],
  ] as const) {
    await visit(
      '/es/producto/fabs-mexico',
      async (page) =>
        expect([
          await page.locator('.pdp__short').isVisible(),
          await page.locator('.pdp__long').isVisible(),
        ]).toEqual([short, !short]),
      {
        viewport: { width, height: 900 },
      },
    );
  }
});

test('the address of a minor product leads to its place on the page', async () => {
  await visit('/es/snacks/otros-productos/surtis', async (page) => {
    expect(page.url()).toMatch(/\/es\/snacks\/otros-productos#surtis$/);
    const top = async () => (await page.locator('#surtis').boundingBox())?.y;
    await expect.poll(top).toBeLessThan(400);
    expect(await top()).toBeGreaterThan(70);
  });
});
