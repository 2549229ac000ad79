import { readFileSync } from 'node:fs';
import type { Locator, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { entry } from '../../support/backEnd/failingBackEnd.ts';
import { startReadingSite } from '../../support/backEnd/readingSite.ts';
import { newTab, phone } from '../../support/browser/tab.ts';

/** How a picture of the back end fails. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  'is gone': (route) => route.fulfill({ status: 404, body: '' }),
  'is a page': (route) => route.fulfill({ contentType: 'text/html', body: '<p>Hola' }),
  'is on a host that is gone': (route) => route.abort('namenotresolved'),
  'breaks off': (route) => route.fulfill({ contentType: 'image/png', body: '\x89PNG\r\n\x1a\n' }),
};
const names = Object.keys(failures);
const items = names.map((_, id) =>
  entry(id + 1, { img: { enlace: `https://pictures.test/${id}` }, featured: 0 }),
);

const promotion = {
  slug: 'premios',
  titulo: 'Premios',
  texto: '<p>Cada día uno.</p>',
  img: { enlace: 'https://pictures.test/0' },
  locale: 'es',
};
const pages = ['/es/noticias', '/es/noticia/noticia-4', '/es/promocion/premios'];
const vars = { IMAGE_HOSTS: 'pictures.test' };

test('a news item or promotion whose picture fails shows its cover instead, with and without JavaScript', async () => {
  const site = await startReadingSite(({ path }) => {
    if (path === '/api/entries') return { body: { data: items } };
    if (path === '/api/promotions') return { body: { data: [promotion] } };
    if (path.endsWith('/promocion/premios')) return { body: { data: promotion } };
    const item = items.find(({ slug }) => path === `/api/entries/${slug}`);
    return item && { body: { data: item } };
  }, vars);
  const elsewhere = { contentType: 'image/png', body: readFileSync('public/icon-512.png') };
  const here = { ...phone, site: site.url, elsewhere, expected: /Failed to load/ };
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await newTab({ ...here, javaScriptEnabled });
    await page.route('https://pictures.test/*', (route) =>
      failures[names[Number(new URL(route.request().url()).pathname.slice(1))] ?? '']?.(route),
    );
    for (const path of pages) {
      await page.goto(path);
      const covers = page.locator('.cover');
      expect(await covers.count()).toBeGreaterThan(0);
      for (const cover of await covers.all()) {
        await cover.scrollIntoViewIfNeeded();
        // WebKit draws a question mark over the cover, unless a script takes it away.
        if (javaScriptEnabled) await cover.locator('img').last().waitFor({ state: 'hidden' });
        expect(await looksLikeItsPoster(cover), `${path} ${javaScriptEnabled}`).toBe(true);
      }
    }
  }
  const { page } = await newTab(here);
  for (const path of pages) {
    await page.goto(path);
    const [cover, picture] = await page
      .locator('.cover img')
      .evaluateAll((images) =>
        images.slice(0, 2).map((image) => JSON.stringify(image.getBoundingClientRect())),
      );
    expect(picture, `a picture that loads covers its cover on ${path}`).toBe(cover);
  }
});

/** Whether a cover looks the same once the picture over its poster is taken away. */
async function looksLikeItsPoster(cover: Locator): Promise<boolean> {
  await cover.scrollIntoViewIfNeeded();
  const [poster, picture] = [cover.locator('img').first(), cover.locator('img').last()];
  await poster.evaluate((image: HTMLImageElement) => image.decode());
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const asItIs = await cover.screenshot({ animations: 'disabled' });
  await picture.evaluate((image) => image.remove());
  return asItIs.equals(await cover.screenshot({ animations: 'disabled' }));
}
