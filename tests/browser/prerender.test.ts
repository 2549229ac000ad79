import { expect, test } from 'vitest';
import { bar, settings } from '../support/browser/consentBar.ts';
import { newTab } from '../support/browser/tab.ts';

/** A page, and what its browser tells of pages that it may render ahead. */
async function openWatched(path: string) {
  const { page, context } = await newTab();
  const devtools = await context.newCDPSession(page);
  let allowed: string[] = [];
  const begun: string[] = [];
  devtools.on('Preload.preloadingAttemptSourcesUpdated', (sources) => {
    allowed = sources.preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname);
  });
  // The browser renders nothing ahead while it is watched, but says that it was to.
  for (const kind of ['prerender', 'prefetch'] as const)
    devtools.on(`Preload.${kind}StatusUpdated`, ({ key }) => {
      begun.push(new URL(key.url).pathname);
    });
  await devtools.send('Preload.enable');
  await page.goto(path);
  return { page, allowed: () => allowed, begun: () => begun };
}

test('a hovered product is fetched for prerendering', async () => {
  const { page, allowed, begun } = await openWatched('/es/snacks');
  const link = page.locator('main a[href^="/es/producto/"]').first();
  const address = await link.getAttribute('href');
  await expect.poll(allowed).toContain(address);
  await link.hover();
  await expect.poll(begun).toContain(address);
});

test.each([
  [
    '/es/contacto',
    [
      '/es/canal-etico',
      '/es/contacto/otro',
      '/es/contacto/trabaja-con-nosotros',
      '/es/newsletter',
      '/es/pressroom',
      '/es/distribuidores',
    ],
  ],
  ['/es/promociones', ['/es/fulloftrikersrandom']],
])(
  'forms, searches, files and the ethical channel are never prerendered from %s',
  async (from, paths) => {
    const { page, allowed } = await openWatched(from);
    await expect.poll(allowed).toContain('/es/faqs');
    const links = await page.evaluate(() => [...document.links].map(({ pathname }) => pathname));
    for (const never of paths) {
      expect(links, never).toContain(never);
      expect(allowed(), never).not.toContain(never);
    }
    expect(allowed().filter((path) => /\.|^\/api\//.test(path))).toEqual([]);
  },
);

/** Has a page believe that it is rendered ahead of its visit. Runs in the page. */
function beAhead(): void {
  Object.assign(window, { ahead: true });
  Object.defineProperty(Document.prototype, 'prerendering', {
    get: () => (window as unknown as { ahead: boolean }).ahead,
  });
}

test('a prerendered page starts nothing before it is visited', async () => {
  const { page, wait } = await newTab({ isAsked: true, clock: true, init: [beAhead] });
  await page.goto('/es/snacks');
  await wait(3_000);
  expect(await settings(page).isEnabled()).toBe(false);
  expect(await bar(page).count()).toBe(0);
  await page.evaluate(() => {
    Object.assign(window, { ahead: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await wait(3_000);
  await bar(page).waitFor();
  expect(await settings(page).isEnabled()).toBe(true);
});
