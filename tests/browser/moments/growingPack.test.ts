import type { Page } from 'playwright-core';
import { afterEach, expect, inject, test } from 'vitest';
import { type ContextOptions, openBrowser } from '../../support/browser/browser.ts';

const browser = await openBrowser();

/** Opens a page with its behaviours loaded; what the browser complains about fails. */
async function openWithPacks(path: string, options: ContextOptions = {}): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'no-preference', ...options });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(recordTransition);
  await page.goto(inject('site') + path);
  const loaded = page.waitForResponse(/growingPack/);
  await page.keyboard.press('Shift');
  await (await loaded).finished();
  return page;
}
const complaints: string[] = [];
afterEach(() => expect(complaints.splice(0)).toEqual([]));

/** Runs in the page, before anything of its own. */
function recordTransition(): void {
  addEventListener('pagereveal', ({ viewTransition }) => {
    const seen = viewTransition
      ? viewTransition.ready.then(() =>
          document
            .getAnimations()
            .flatMap(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? []),
        )
      : [];
    Object.assign(globalThis, { moving: seen });
  });
}

/** What moves when a page is shown, each once, as pseudo-elements. */
async function moving(page: Page): Promise<string[]> {
  await page.waitForFunction(() => 'moving' in globalThis);
  const all = await page.evaluate(
    () => (globalThis as unknown as { moving: Promise<string[]> }).moving,
  );
  return [...new Set(all)];
}

const onlyThePack = [
  '::view-transition-group(pack)',
  '::view-transition-new(pack)',
  '::view-transition-old(pack)',
];

test.each([
  ['a family', '/es/snacks', 'article a[href$="/palomitas-pizza"]'],
  ['the finder', '/en/products', '.shelf a[href$="/palomitas-pizza"]'],
  ['another product', '/fr/produit/palomitas-caramelo', 'article a'],
])('the pack of a card of %s grows into the pack of its page', async (_, path, link) => {
  const page = await openWithPacks(path, { viewport: { width: 390, height: 844 } });
  const chosen = page.locator(link).first();
  const address = await chosen.getAttribute('href');
  await chosen.press('Enter');
  await page.waitForURL(`**${address}`);
  expect((await moving(page)).sort()).toEqual(onlyThePack);
});

test('a link without a pack leads to a product without a pack on its way', async () => {
  const page = await openWithPacks('/es/buscar?q=palomitas+pizza');
  await page.locator('main a[href$="/palomitas-pizza"]').first().click();
  await page.waitForURL('**/palomitas-pizza');
  expect(await moving(page)).not.toContain('::view-transition-old(pack)');
});

test('no pack moves with reduced motion, or to a page that is not a product', async () => {
  const still = await openWithPacks('/es/snacks', { reducedMotion: 'reduce' });
  await still.locator('article a[href$="/palomitas-pizza"]').click();
  await still.waitForURL('**/palomitas-pizza');
  expect(await moving(still)).toEqual([]);
  const page = await openWithPacks('/es/producto/palomitas-pizza');
  await page.locator('.crumbs a').last().click();
  await page.waitForURL('**/es/snacks/palomitas');
  expect(await moving(page)).toEqual([]);
});
