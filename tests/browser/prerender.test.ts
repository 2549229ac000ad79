import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openBrowser } from '../support/browser/browser.ts';
import { newVisitor } from '../support/browser/visitor.ts';
import { get } from '../support/http.ts';

const browser = await openBrowser();

/** A page, and what its browser tells of pages that it may render ahead. */
async function openWatched(path: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
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
  await page.goto(inject('site') + path);
  return { page, allowed: () => allowed, begun: () => begun };
}

test('a hovered product is fetched for prerendering', async () => {
  const { page, allowed, begun } = await openWatched('/es/snacks');
  const link = page.locator('main a[href^="/es/producto/"]').first();
  const address = await link.getAttribute('href');
  await expect.poll(allowed).toContain(address);
  await link.hover();
  await expect.poll(begun).toContain(address);
  await page.context().close();
});

test('a prerendered page starts nothing before it is visited', async () => {
  const { page, wait } = await newVisitor(browser, inject('site'));
  await page.addInitScript(() => {
    Object.assign(window, { ahead: true });
    Object.defineProperty(Document.prototype, 'prerendering', {
      get: () => (window as unknown as { ahead: boolean }).ahead,
    });
  });
  await page.goto('/es/snacks');
  await wait(3_000);
  expect(await begunBy(page)).toEqual([false, false]);
  await page.evaluate(() => {
    Object.assign(window, { ahead: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await wait(3_000);
  await expect.poll(() => begunBy(page)).toEqual([true, true]);
});

/** Whether the choice of cookies can be opened, and whether a page asks about them. */
const begunBy = async (page: Page) => [
  await page.locator('[data-consent]').isEnabled(),
  (await page.locator('.consent').count()) > 0,
];

test('forms, searches, files and the ethical channel are never prerendered', async () => {
  const { page, allowed } = await openWatched('/es/contacto');
  await expect.poll(allowed).toContain('/es/faqs');
  const links = await page.evaluate(() => [...document.links].map(({ pathname }) => pathname));
  for (const never of [
    '/es/canal-etico',
    '/es/contacto/otro',
    '/es/contacto/trabaja-con-nosotros',
    '/es/newsletter',
    '/es/pressroom',
    '/es/distribuidores',
    '/es/fulloftrikersrandom',
  ]) {
    expect(links, never).toContain(never);
    expect(allowed(), never).not.toContain(never);
  }
  expect(allowed().filter((path) => /\.|^\/api\//.test(path))).toEqual([]);
  await page.context().close();
});

test('the ethical channel allows no prerendering', async () => {
  expect((await get('/es/canal-etico')).headers.get('Speculation-Rules')).toBeNull();
});
