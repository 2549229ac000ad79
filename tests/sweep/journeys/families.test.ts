import { describe, expect, test } from 'vitest';
import { openTab, phone } from '../../support/browser/tab.ts';
import { placeOf } from '../../support/browser/widths.ts';

describe.each([true, false])('the row of ranges (JavaScript: %s)', (javaScriptEnabled) => {
  /** The row, and its slides from left to right. */
  async function boxesOf(path: string, width: number) {
    const { page } = await openTab(path, { width, javaScriptEnabled });
    const row = page.locator('.ranges');
    await row.scrollIntoViewIfNeeded();
    return row.evaluate((element) =>
      [element, ...element.querySelectorAll('li')].map((part) => {
        const { left, right } = part.getBoundingClientRect();
        return { left, right };
      }),
    );
  }

  test.each([
    [1440, 4, '/es/snacks/jummy'],
    [900, 4, '/en/crisps/export'],
    [899, 3, '/fr/biscuits/b-san'],
    [480, 3, '/es/snacks/jummy'],
    [479, 1, '/en/crisps/export'],
    [390, 1, '/fr/biscuits/b-san'],
  ])('at %i px shows %i slides', async (width, count, path) => {
    const [row = { left: 0, right: 0 }, ...slides] = await boxesOf(path, width);
    const inView = slides.filter(
      ({ left, right }) => left >= row.left - 6 && right <= row.right + 6,
    );
    expect(inView).toHaveLength(count);
    // On a phone a part of the next one shows that there is more.
    if (count === 1) expect(row.right - (slides[1]?.left ?? 9999)).toBeGreaterThan(20);
  });
});

test('the row of ranges leads to the others, and moves with its buttons once used', async () => {
  const { page } = await openTab('/es/snacks/jummy');
  const ranges = page.locator('.ranges li');
  expect(await ranges.allTextContents()).not.toContain('Jummy');
  await page.locator('.ranges').hover();
  await page.locator('.ranges.is-live').waitFor();
  const [previous, next] = [
    page.locator('.ranges__go').first(),
    page.locator('.ranges__go').last(),
  ];
  expect(await previous.isVisible()).toBe(false);
  await expect
    .poll(async () => {
      if (await next.isVisible()) await next.click();
      return ((await ranges.last().boundingBox())?.x ?? 9999) < 1440;
    })
    .toBe(true);
  // With the frame after the row has moved
  await previous.waitFor();
});

test.each([900, 1440])(
  'at %i px the longest hashtag of a range keeps the margin',
  async (width) => {
    const { page } = await openTab('/es/galletas/fabs', { width });
    const { right } = await placeOf(page.getByText('#mediagalletamediatableta'));
    const shelf = await placeOf(page.locator('.range-products .grid'));
    const room = await page
      .getByText('#mediagalletamediatableta')
      .evaluate(({ scrollWidth, clientWidth }) => clientWidth - scrollWidth);
    expect(room).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(shelf.right + 1);
  },
);

test.each([
  [767, true],
  [768, false],
])('at %i px a product page has the short intro of phones: %s', async (width, isShort) => {
  const { page } = await openTab('/es/producto/fabs-mexico', { width });
  expect(await page.locator('.pdp__short').isVisible()).toBe(isShort);
  expect(await page.locator('.pdp__long').isVisible()).toBe(!isShort);
});

test('on a phone, where to find a product is in its first screen', async () => {
  const { page } = await openTab('/es/producto/risketos-original', phone);
  const { bottom } = await placeOf(page.getByRole('link', { name: 'Dónde encontrarlo' }));
  expect(bottom).toBeLessThanOrEqual(phone.height);
});

test('on a narrow phone, what a label says of an allergen it does not list is one line', async () => {
  const { page } = await openTab('/fr/produit/risketos-original', { width: 360 });
  for (const statement of await page.getByText('Non mentionné', { exact: true }).all()) {
    const { top, bottom } = await placeOf(statement);
    expect(bottom - top).toBeLessThan(30);
  }
});

test('the address of a minor product leads to its place on the page', async () => {
  const { page } = await openTab('/es/snacks/otros-productos/surtis');
  expect(page.url()).toMatch(/\/es\/snacks\/otros-productos#surtis$/);
  const top = async () => (await page.locator('#surtis').boundingBox())?.y;
  await expect.poll(top).toBeLessThan(400);
  expect(await top()).toBeGreaterThan(70);
});
