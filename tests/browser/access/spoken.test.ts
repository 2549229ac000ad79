import { expect, test } from 'vitest';
import { openBrowser } from '../../support/browser/browser.ts';
import { openTab } from '../../support/browser/tab.ts';
import { get } from '../../support/http.ts';

const browser = await openBrowser();

/** The lines that a screen reader announces, without their indent. */
async function spoken(path: string, part = 'main', width = 1440): Promise<string[]> {
  await using tab = await openTab(browser, path, { width });
  const snapshot = await tab.page.locator(part).first().ariaSnapshot();
  return snapshot.split('\n').map((line) => line.trim().replace(/^- /, ''));
}

/** The place of the first line that matches. */
function placeOf(lines: string[], pattern: RegExp): number {
  const place = lines.findIndex((line) => pattern.test(line));
  expect(place, `${pattern} in ${lines.slice(0, 40).join('\n')}`).toBeGreaterThan(-1);
  return place;
}

test.each([390, 1440])(
  'at %i px the finder announces its title, then its families with counts, and has a heading for the results',
  async (width) => {
    const lines = await spoken('/es/productos', 'main', width);
    const families = placeOf(lines, /^radio "Todo, \d+ productos"/);
    expect(placeOf(lines, /^heading .*\[level=1\]/)).toBeLessThan(families);
    expect(placeOf(lines, /^heading "Resultados" \[level=2\]/)).toBeLessThan(
      placeOf(lines, /^status/),
    );
  },
);

test('a product announces its name before its hashtag and heart, and card symbols one by one', async () => {
  const lines = await spoken('/es/producto/risketos-original');
  const name = placeOf(lines, /^heading "Risketos originales" \[level=1\]/);
  expect(name).toBeLessThan(placeOf(lines, /^paragraph: "#/));
  expect(name).toBeLessThan(placeOf(lines, /^button .*favoritos/));
  const cards = await spoken('/es/galletas', '.product:has(.signs li + li)');
  placeOf(cards, /^listitem: Sin gluten$/);
  placeOf(cards, /^listitem: Chocolate lovers$/);
});

test('the home page announces a figure before what it counts, and what each pause button stops', async () => {
  const lines = await spoken('/es/');
  placeOf(lines, /^listitem: .*250 M.* de bolsas/);
  await using tab = await openTab(browser, '/es/');
  const names = await tab.page
    .locator('.banners button:not([data-sound]), .pause input')
    .evaluateAll((controls) => controls.map(({ ariaLabel }) => ariaLabel));
  expect(names).toEqual(['Pausar los destacados', 'Pausar la noria']);
});

test.each([
  ['/es/producto/risketos-original', 'Bolsa amarilla de Risketos originales, 120 g'],
  ['/en/product/fabs-mexico', /^Box of .+, pink, \d+ g$/],
  ['/fr/produit/citrico', /^Sachet jaune : .+, \d+ g$/],
])('%s describes its pack in a few words', async (path, words) => {
  const html = await (await get(path)).text();
  const [, alt = ''] =
    /<img[^>]* alt="([^"]+)" class="pack" fetchPriority/.exec(html) ?? [];
  expect(alt.replaceAll(/[\u00a0\u202f]/g, ' ')).toMatch(words);
});

test('two ranges with the same name are distinguished by their family', async () => {
  const html = await (await get('/es/galletas')).text();
  expect(html).toMatch(/Tradicionales<span class="sr"> \((<!-- -->)?Galletas/);
});
