import { expect, inject, test } from 'vitest';
import { openBrowser } from '../../support/browser/browser.ts';
import { newVisitor } from '../../support/browser/visitor.ts';

const browser = await openBrowser();
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

test('a province is found by keyboard, and the result’s title gets the focus', async () => {
  const { page } = await newVisitor(browser, inject('site'), phone);
  await page.goto('/es/distribuidores');
  await page.locator('#cp').focus();
  await page.keyboard.type('45001');
  await page.keyboard.press('Enter');
  await page.waitForURL(/cp=45001#result$/);
  expect(await page.title()).toMatch(/^Distribuidores en Toledo/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('result');
});

test.each([
  ['/es/distribuidores', 390],
  ['/fr/concessionnaires?provincia=soria', 390],
  ['/en/distributor?provincia=soria', 1440],
])(
  'on %s at %i px every control for a province is large enough to touch',
  async (path, width) => {
    const { page } = await newVisitor(browser, inject('site'), {
      ...phone,
      viewport: { width, height: 844 },
    });
    await page.goto(path);
    if (!(await page.locator('.names').getAttribute('open')))
      await page.locator('.names').evaluate((names) => names.setAttribute('open', ''));
    const heights = await page
      .locator('.sea :is(.btn, .input, .names a)')
      .evaluateAll((targets) => targets.map((one) => one.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(56);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  },
);

test('on a desktop the answer and the whole map are in view together', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${inject('site')}/es/distribuidores`);
  await page
    .getByRole('link', { name: /^Toledo/ })
    .first()
    .click();
  await page.waitForURL(/provincia=toledo#result$/);
  for (const part of ['.sea-map', '#result h3']) {
    const box = await page.locator(part).boundingBox();
    expect(box?.y, part).toBeGreaterThan(0);
    expect((box?.y ?? 0) + (box?.height ?? 0), part).toBeLessThan(900);
  }
  await page.context().close();
});

test('on a phone the map stays above the result, and the province can be changed', async () => {
  const { page } = await newVisitor(browser, inject('site'), phone);
  await page.goto('/es/distribuidores?provincia=toledo');
  const map = await page.locator('.map').boundingBox();
  const answer = await page.locator('#result').boundingBox();
  expect((map?.y ?? 0) + (map?.height ?? 0)).toBeLessThan(answer?.y ?? 0);
  await page.getByRole('link', { name: 'Cambiar de provincia' }).click();
  expect(await page.locator('#cp').isVisible()).toBe(true);
});
