import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { openBrowser } from '../support/browser/browser.ts';
import { followed, wakeFinder } from '../support/browser/finder.ts';
import { visit } from '../support/browser/visit.ts';
import { tooWide } from '../support/browser/widths.ts';
import { productKeys } from '../support/contentNames.ts';
import { isSweep } from '../support/inTurn.ts';
import { oneOf, rareTest } from '../support/oneOf.ts';

const browser = await openBrowser();

const shelf = (page: Page) => page.locator('.shelf > li:visible');
const status = (page: Page) => page.locator('.finder__count').getByRole('status').textContent();
describe('the finder', () => {
  test('filters while typing and choosing, updates the address, and states the count', async () => {
    await visit(browser, '/fr/produits', async (page) => {
      await page.getByRole('searchbox').fill('CHOCOLAT');
      await page.locator('.awn label', { hasText: 'Biscuits' }).click();
      await followed(page);
      const found = await shelf(page).count();
      expect(found).toBeGreaterThan(1);
      expect(await status(page)).toBe(`${found} produits sur ${productKeys.length}`);
      expect(new URL(page.url()).search).toBe('?q=CHOCOLAT&family=galletas');
      // The address gives the same page again.
      await page.reload();
      expect(await shelf(page).count()).toBe(found);
      await wakeFinder(page);
      await page.getByRole('searchbox').fill('zzz');
      await followed(page);
      expect(await status(page)).toBe(`0 produit sur ${productKeys.length}`);
      await page.locator('.lost .btn').click();
      expect([await shelf(page).count(), new URL(page.url()).search]).toEqual([
        productKeys.length,
        '',
      ]);
    });
  });

  rareTest('applies what was typed before its script loaded', async () => {
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

  test.each(oneOf(['/es/productos', '/en/products', '/fr/produits'], 1))(
    'finds the same in the browser as on the server at %s',
    async (path) => {
      const searches = oneOf(
        [
          '?q=ketchup',
          '?need=wholegrain&need=nutFree',
          '?range=galletas/sin-gluten',
          '?q=0%25',
          '?q=selec&family=patatas',
          '?q=gluten&need=eggFree',
        ],
        4,
      );
      const find = (options: BrowserContextOptions) =>
        visit(
          browser,
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

  rareTest('works as a form without JavaScript, by keyboard', async () => {
    await visit(
      browser,
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
        expect(await page.getByRole('checkbox', { name: 'Sin gluten' }).isChecked()).toBe(true);
        expect(await page.getByRole('button', { name: 'Filtrar' }).isVisible()).toBe(true);
      },
      { javaScriptEnabled: false },
    );
  });

  test.each(isSweep ? [390, 768, 1440] : [])(
    'holds still at %i pixels when its awning becomes a strip',
    async (width) => {
      await visit(
        browser,
        '/es/productos',
        async (page) => {
          const countTop = () =>
            page
              .locator('.finder__count')
              .evaluate((count) => count.getBoundingClientRect().top + scrollY);
          const before = await countTop();
          await page.locator('.finder__count').scrollIntoViewIfNeeded();
          await page.mouse.wheel(0, 900);
          await page.locator('.finder.has-strip').waitFor();
          expect(await countTop()).toBeCloseTo(before, 0);
        },
        { viewport: { width, height: 900 } },
      );
    },
  );

  test('drops a range when another family is chosen', async () => {
    await visit(browser, '/es/productos?range=snacks/jummy', async (page) => {
      expect(await shelf(page).count()).toBe(1);
      await page.locator('.awn label', { hasText: 'Patatas' }).click();
      await followed(page);
      expect(await shelf(page).count()).toBeGreaterThan(5);
      expect(new URL(page.url()).search).toBe('?family=patatas');
    });
  });

  test.each(oneOf(['no-preference', 'reduce'] as const))(
    'lets packs glide to their new places (motion: %s)',
    async (reducedMotion) => {
      await visit(
        browser,
        '/es/productos',
        async (page) => {
          await wakeFinder(page);
          await page.locator('.shelf').first().scrollIntoViewIfNeeded();
          await page.mouse.wheel(0, 900);
          await page.locator('.finder.has-strip').waitFor();
          await page.evaluate(countGlides);
          await page.locator('.awn label', { hasText: 'Galletas' }).click();
          await followed(page);
          const begun = () => page.evaluate(() => (window as { glides?: number }).glides ?? 0);
          if (reducedMotion === 'reduce') expect(await begun()).toBe(0);
          else await expect.poll(begun).toBeGreaterThan(3);
        },
        { reducedMotion },
      );
    },
  );

  test('keeps favourites in this browser, from a product page to the bowl', async () => {
    await visit(browser, '/es/producto/jummy', async (page) => {
      const heart = page.getByRole('button', { name: /favoritos/ });
      await heart.press('Enter');
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
      await page.goto(`${inject('site')}/es/productos`);
      await page.getByRole('button', { name: /^Guardar Pipas/ }).click();
      await expect.poll(() => page.locator('.bowl__packs a').count()).toBe(2);
      await page.locator('.chip', { hasText: 'Mis favoritos' }).click();
      await followed(page);
      expect(await shelf(page).locator('a').allTextContents()).toEqual(['Jummy', 'Pipas Aguasal']);
      expect(
        JSON.parse((await page.evaluate(() => localStorage.getItem('risi.likes'))) ?? ''),
      ).toEqual(['jummy', 'pipas']);
      await page.getByRole('button', { name: /^Guardar Jummy/ }).click();
      expect(await shelf(page).count()).toBe(1);
    });
  });

  rareTest('says how to have favourites if there are none', async () => {
    await visit(browser, '/es/productos', async (page) => {
      await wakeFinder(page);
      const lead = page.locator('[data-none] .lead');
      const favourites = page.locator('.chip', { hasText: 'Mis favoritos' });
      await favourites.click();
      await expect.poll(() => lead.textContent()).toMatch(/^Todavía no tienes favoritos/);
      await favourites.click();
      await page.getByRole('searchbox').fill('zzzzqqq');
      await expect.poll(() => lead.textContent()).toMatch(/^Todo eso a la vez/);
    });
  });

  test('keeps favourite news, too, and shows them in the page’s language', async () => {
    await visit(browser, '/es/noticia/trikers-cae-como-quiere', async (page) => {
      const heart = page.getByRole('button', { name: /favoritos/ });
      await heart.press('Enter');
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
      await page.evaluate(() =>
        localStorage.setItem(
          'risi.likes',
          JSON.stringify([...JSON.parse(localStorage.getItem('risi.likes') ?? ''), 'jummy']),
        ),
      );
      await page.goto(`${inject('site')}/en/products`);
      await wakeFinder(page);
      const stories = page.locator('.bowl__news a');
      await stories.waitFor();
      expect(await page.locator('.bowl p[data-kept]').textContent()).toBe(
        'They’re kept in your browser and nowhere else.',
      );
      expect(await page.locator('.bowl__packs a').count()).toBe(1);
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

  rareTest('opens with broken or blocked storage', async () => {
    await visit(browser, '/es/productos', async (page) => {
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

/** Counts the packs that begin to glide. Runs in the page. */
function countGlides(): void {
  const counting = window as { glides?: number };
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...parameters) {
    if (this.matches('.shelf > li')) counting.glides = (counting.glides ?? 0) + 1;
    return animate.apply(this, parameters);
  };
}
