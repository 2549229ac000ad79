import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../src/site/addresses/addresses.ts';
import { words } from '../../src/site/i18n/words.ts';
import { faultsIn } from '../support/browser/faults.ts';
import { followed, openFinder, wakeFinder } from '../support/browser/finder.ts';
import { newTab, openTab, phone, touchPhone } from '../support/browser/tab.ts';
import { placeOf, tooWide } from '../support/browser/widths.ts';
import { productKeys } from '../support/contentNames.ts';
import { isSweep, oneOf, rareTest } from '../support/inTurn.ts';

const shelf = (page: Page) => page.locator('.shelf > li:visible');
const status = (page: Page) => page.locator('.finder__count').getByRole('status').textContent();
const isPressed = (heart: Locator) => expect.poll(() => heart.getAttribute('aria-pressed'));

/** Scrolls so far that the awning above the filters becomes a strip. */
async function scrollToStrip(page: Page): Promise<void> {
  await page.locator('.finder__count').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 900);
  await page.locator('.finder.has-strip').waitFor();
}

describe('the finder', () => {
  test('filters while typing and choosing, updates the address, and states the count', async () => {
    const { page } = await openFinder('/fr/produits');
    await page.getByRole('searchbox').fill('CHOCOLAT');
    await page.locator('.awn label', { hasText: 'Biscuits' }).click();
    await followed(page);
    const found = await shelf(page).count();
    expect(found).toBeGreaterThan(1);
    expect(await status(page)).toBe(`${found} produits sur ${productKeys.length}`);
    const biscuits = page.getByRole('radio', { name: `Biscuits, ${found} produits` });
    expect(await biscuits.isChecked()).toBe(true);
    expect(new URL(page.url()).search).toBe('?q=CHOCOLAT&family=galletas');
    // The address gives the same page again.
    await page.reload();
    expect(await shelf(page).count()).toBe(found);
    await wakeFinder(page);
    const search = page.getByRole('searchbox');
    await search.fill('zzz');
    await search.press('Enter');
    await followed(page);
    expect(await search.evaluate((field) => document.activeElement === field)).toBe(true);
    expect(await status(page)).toBe(`0 produit sur ${productKeys.length}`);
    const see = page.locator('.without__see button');
    expect(await see.textContent()).toBe('Aucun produit ne répond à ces filtres');
    await page.locator('.finder__count').getByRole('link').click();
    expect(await see.textContent()).toBe(`Voir les produits (${productKeys.length})`);
    expect([await shelf(page).count(), new URL(page.url()).search]).toEqual([
      productKeys.length,
      '',
    ]);
  });

  test('shows the products that are left when its allergens are folded, on a phone', async () => {
    const { page } = await openFinder('/es/productos', touchPhone);
    await page.locator('.without > summary').tap();
    await page.locator('.without label').first().tap();
    await page.locator('.without__see button').tap();
    await page.locator('.without:not([open])').waitFor();
    expect((await placeOf(shelf(page).first())).top).toBeLessThan(0.75 * phone.height);
  });

  rareTest('applies what was typed before its script loaded', async () => {
    const { page } = await newTab();
    const arrive = Promise.withResolvers<void>();
    await page.route('**/assets/start-*.js', async (route) => {
      await arrive.promise;
      await route.continue();
    });
    await page.goto('/es/productos', { waitUntil: 'commit' });
    await page.getByRole('searchbox').fill('ketchup');
    arrive.resolve();
    await page.waitForURL('**/es/productos?q=ketchup');
    expect(await shelf(page).count()).toBeLessThan(productKeys.length);
  });

  const searches = [
    ['es', '?q=ketchup'],
    ['en', '?need=wholegrain&need=nutFree'],
    ['fr', '?range=galletas/sin-gluten'],
    ['es', '?q=0%25'],
    ['en', '?q=selec&family=patatas'],
    ['fr', '?q=gluten&need=eggFree'],
  ] as const;
  test.each(oneOf(searches, 4))(
    'finds the same in the browser as on the server, in %s: %s',
    async (language, search) => {
      const found = async (javaScriptEnabled: boolean) => {
        const { page } = await openFinder(addressOf('products', language) + search, {
          javaScriptEnabled,
        });
        return [
          await page.locator('.shelf > li:not([hidden]) a').allTextContents(),
          await status(page),
        ];
      };
      expect(await found(true)).toEqual(await found(false));
    },
  );

  rareTest('offers no favourites without JavaScript', async () => {
    const { page } = await openTab('/es/productos', { javaScriptEnabled: false });
    expect(await page.getByText('Mis favoritos').first().isVisible()).toBe(false);
  });

  test('shows its button if its scripts fail to load', async () => {
    const { page } = await newTab({ ...phone, expected: /ERR_FAILED/ });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/fr/produits');
    await page.locator('label', { hasText: 'Sans fruits à coque ni arachides' }).click();
    await page.getByRole('button', { name: 'Filtrer' }).click();
    await page.waitForURL(/need=nutFree/);
    expect(await shelf(page).count()).toBeLessThan(productKeys.length);
  });

  test.each(isSweep ? [390, 768, 1440] : [])(
    'holds still at %i pixels when its awning becomes a strip',
    async (width) => {
      const { page } = await openFinder('/es/productos', { width });
      const shelvesTop = () =>
        page
          .locator('.shelves')
          .evaluate((shelves) => shelves.getBoundingClientRect().top + scrollY);
      const before = await shelvesTop();
      await scrollToStrip(page);
      expect(await shelvesTop()).toBeCloseTo(before, 0);
      // The needs stay in view, and on wider screens what stands above them.
      const first = page.locator(width < 768 ? '.finder__bar .chips' : '.finder__count');
      await expect(first.boundingBox()).resolves.toMatchObject({
        y: expect.closeTo(width < 768 ? 112 : 128, -1.3),
      });
    },
  );

  test('says of lactose-free products that they are not without milk, and leads to those', async () => {
    const { page } = await openFinder('/es/productos');
    const note = page.getByText(words.es('finder.lactoseNote'));
    expect(await note.isVisible()).toBe(false);
    await page.getByText(words.es('sign.lactoseFree'), { exact: true }).click();
    await expect.poll(() => note.isVisible()).toBe(true);
    expect(await faultsIn(page, '.finder__lactose')).toEqual([]);
    await note.getByRole('link').press('Enter');
    await page.waitForURL('**/es/productos?without=leche#fits');
  });

  test('drops a range when another family is chosen', async () => {
    const { page } = await openFinder('/es/productos?range=snacks/jummy');
    expect(await shelf(page).count()).toBe(1);
    await page.locator('.awn label', { hasText: 'Patatas' }).click();
    await followed(page);
    expect(await shelf(page).count()).toBeGreaterThan(5);
    expect(new URL(page.url()).search).toBe('?family=patatas');
  });

  test.each(isSweep ? (['no-preference', 'reduce'] as const) : [])(
    'lets packs glide to their new places (motion: %s)',
    async (reducedMotion) => {
      const { page } = await openFinder('/es/productos', { reducedMotion });
      await scrollToStrip(page);
      await page.evaluate(countGlides);
      await page.locator('.awn label', { hasText: 'Galletas' }).click();
      await followed(page);
      const begun = () => page.evaluate(() => (window as { glides?: number }).glides ?? 0);
      if (reducedMotion === 'reduce') expect(await begun()).toBe(0);
      else await expect.poll(begun).toBeGreaterThan(3);
    },
  );

  rareTest('opens with broken storage', async () => {
    const { page } = await openFinder('/es/productos', {
      init: [`localStorage.setItem('risi.likes', '{"a":')`],
    });
    expect(await shelf(page).count()).toBe(productKeys.length);
  });

  rareTest(
    'folds the allergens and shows what is left at a button that says how many',
    async () => {
      const { page } = await openFinder('/es/productos');
      const panel = page.locator('.without');
      await panel.locator('summary').click();
      await panel.locator('input[value=gluten] + *').click();
      await page.waitForURL('**?without=gluten');
      await page.locator('#fits').waitFor();
      const left = await page.locator('#fits .shelf > li').count();
      await expect.poll(() => panel.locator('.btn').textContent()).toContain(`(${left})`);
      await panel.locator('.btn').click();
      expect(await panel.locator('fieldset').first().isVisible()).toBe(false);
      expect(await panel.locator('summary').evaluate((one) => one === document.activeElement)).toBe(
        true,
      );
    },
  );
});

describe('favourites', () => {
  test('are kept in this browser, from a product page to the bowl', async () => {
    const { page } = await openTab('/es/producto/jummy');
    const heart = page.getByRole('button', { name: /favoritos/ });
    await heart.press('Enter');
    await isPressed(heart).toBe('true');
    await page.goto('/es/productos');
    await page.getByRole('button', { name: /^Guardar Pipas/ }).click();
    await expect.poll(() => page.locator('.bowl__packs a').count()).toBe(2);
    await page.locator('.chip', { hasText: 'Mis favoritos' }).click();
    await followed(page);
    expect(await shelf(page).locator('a').allTextContents()).toEqual(['Jummy', 'Pipas Aguasal']);
    expect(await page.evaluate(() => localStorage.getItem('risi.likes'))).toBe('["jummy","pipas"]');
    await page.getByRole('button', { name: /^Guardar Jummy/ }).click();
    expect(await shelf(page).count()).toBe(1);
  });

  rareTest('that are missing are explained', async () => {
    const { page } = await openFinder('/es/productos');
    const lead = page.locator('[data-none] .lead');
    const favourites = page.locator('.chip', { hasText: 'Mis favoritos' });
    await favourites.click();
    await expect.poll(() => lead.textContent()).toMatch(/^Todavía no tienes favoritos/);
    await favourites.click();
    await page.getByRole('searchbox').fill('zzzzqqq');
    await expect.poll(() => lead.textContent()).toMatch(/^Con eso no me queda nada/);
  });

  test('may be news, too, which show in the page’s language', async () => {
    const { page } = await openTab('/es/noticia/trikers-cae-como-quiere');
    const heart = page.getByRole('button', { name: /favoritos/ });
    await heart.press('Enter');
    await isPressed(heart).toBe('true');
    await page.evaluate(() =>
      localStorage.setItem(
        'risi.likes',
        JSON.stringify([...JSON.parse(localStorage.getItem('risi.likes') ?? ''), 'jummy']),
      ),
    );
    await page.goto('/en/products');
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
    await isPressed(kept).toBe('true');
    await kept.click();
    await isPressed(kept).toBe('false');
    expect(await page.evaluate(() => localStorage.getItem('risi.likes'))).toBe('["jummy"]');
  });
});

test.each(
  oneOf([
    ['es', true, 390],
    ['fr', false, 1440],
  ] as const),
)(
  'by keyboard alone in %s, allergens are excluded (JavaScript: %s, %i px)',
  async (language, javaScriptEnabled, width) => {
    const t = words[language];
    const path = addressOf('products', language);
    const { page } = await openFinder(path, { width, javaScriptEnabled });
    const box = (name: 'leche' | 'soja') =>
      page.getByRole('checkbox', { name: t(`annex.${name}`), exact: true });
    await page.getByText(t('finder.without'), { exact: true }).first().press('Enter');
    await box('leche').press('Space');
    if (javaScriptEnabled) {
      await page.waitForURL(`**${path}?without=leche`);
      await page.locator('#fits').waitFor();
    }
    await box('soja').press('Space');
    if (!javaScriptEnabled) await page.getByRole('button', { name: t('finder.go') }).press('Enter');
    await page.waitForURL(/without=soja&without=leche/);
    const list = language === 'fr' ? 'soja, lait' : 'soja, leche';
    await page.getByRole('heading', { name: t('finder.fits', { list }) }).waitFor();
    const count = (id: string) => page.locator(`#${id} .shelf > li:visible`).count();
    const status = page.locator('.finder [role=status]');
    const saysWhatIsShown = async () =>
      expect(await status.textContent()).toContain(
        t('finder.withoutCounts', {
          fits: await count('fits'),
          may: await count('may-contain'),
          undeclared: await count('not-declared'),
        }),
      );
    await saysWhatIsShown();
    if (!javaScriptEnabled) return;
    expect(await faultsIn(page, 'main')).toEqual([]);
    // The other filters work on the new list, and the count follows.
    await page.getByRole('searchbox').first().fill('triskys');
    await expect.poll(() => page.locator('#not-declared').isVisible()).toBe(false);
    await saysWhatIsShown();
    await page.goBack();
    await page.waitForURL(`**${path}?without=leche`);
    await page.getByRole('heading', { name: /leche$/ }).waitFor();
    expect(await box('soja').isChecked()).toBe(false);
    await page.goBack();
    await expect.poll(() => page.locator('#fits').count()).toBe(0);
    const items = page.locator('.shelf > li');
    expect(await items.locator('.heart').count()).toBe(await items.count());
  },
);

/** Counts the packs that begin to glide. Runs in the page. */
function countGlides(): void {
  const counting = window as { glides?: number };
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...parameters) {
    if (this.matches('.shelf > li')) counting.glides = (counting.glides ?? 0) + 1;
    return animate.apply(this, parameters);
  };
}
