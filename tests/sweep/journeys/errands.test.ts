import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import type { Language } from '../../../src/site/i18n/languages.ts';
import { openBrowser } from '../../support/browser/browser.ts';
import { newVisitor } from '../../support/browser/visitor.ts';

const browser = await openBrowser();
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

/** Maximum taps before anything is typed. */
const most = 4;

/** Opens home on a phone and counts taps. */
async function openPhone() {
  const { page } = await newVisitor(browser, inject('site'), {
    ...phone,
    hasTouch: true,
  });
  await page.goto('/es');
  let touches = 0;
  const touch = async (target: ReturnType<Page['locator']>) => {
    touches++;
    await target.tap();
  };
  return { page, touch, touched: () => touches };
}

test('the allergens of a named product are at most four taps from home', async () => {
  const { page, touch, touched } = await openPhone();
  await touch(page.locator('header .header-search > summary'));
  await touch(page.locator('header .header-search input').first());
  await page.keyboard.type('risketos originales');
  await page.keyboard.press('Enter');
  await page.waitForURL(/buscar/);
  await touch(page.locator('main a[href="/es/producto/risketos-original"]').first());
  await page.waitForURL(/risketos-original/);
  const line = page.locator('.allergen-line');
  expect(await line.textContent()).toContain('Contiene: leche.');
  expect((await line.boundingBox())?.y).toBeLessThan(844);
  expect(touched()).toBeLessThanOrEqual(most);
});

test('a distributor in Toledo is at most four taps from home', async () => {
  const { page, touch, touched } = await openPhone();
  await touch(page.getByRole('button', { name: 'Abrir menú' }));
  await touch(page.locator('.burger a[href="/es/distribuidores"]').first());
  await page.waitForURL(/distribuidores/);
  await touch(page.locator('.map').getByTitle('Toledo'));
  await page.waitForURL(/provincia=toledo#result$/);
  expect(await page.locator('#result').textContent()).toContain('Reparto Sur de Mediodía');
  expect(touched()).toBeLessThanOrEqual(most);
});

/** Where the lowest of some elements ends, in the window. */
async function endOf(page: Page, selectors: string[]): Promise<number> {
  const ends = selectors.map(async (selector) => {
    const box = await page.locator(selector).first().boundingBox();
    return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
  });
  return Math.max(...(await Promise.all(ends)));
}

const addresses: Record<Language, string> = {
  es: '/es/producto/',
  en: '/en/product/',
  fr: '/fr/produit/',
};

/** Few and many allergens, short and long names; the last two declare no traces. */
const products = [
  'risketos-original',
  'mix-equilibrio',
  'b-san-0azucares-chocolate',
  'pipas',
  'exportacion',
  'de-toda-la-vida',
];

describe.each(Object.entries(addresses))('on a phone, %s', (language, address) => {
  test('a product shows its allergens before scrolling, above the cookie question', async () => {
    const { page, wait } = await newVisitor(browser, inject('site'), phone);
    const late: string[] = [];
    for (const key of products) {
      await page.goto(address + key);
      await wait(2_100);
      const bar = await page.locator('.consent').boundingBox();
      const end = await endOf(page, ['h1', '.allergen-line']);
      if (!(end <= (bar?.y ?? 0))) late.push(`${key} ${end} of ${bar?.y}`);
    }
    expect(late, language).toEqual([]);
  });
});

test('the allergen line matches the label and links to the ingredients', async () => {
  const { page } = await newVisitor(browser, inject('site'), phone);
  await page.goto('/es/producto/risketos-original');
  const line = page.locator('.allergen-line');
  expect(await line.textContent()).toMatch(/Contiene: leche\..*Puede contener trazas de soja\./);
  await line.click();
  expect(new URL(page.url()).hash).toBe('#ingredients');
  expect(await page.locator('#ingredients').isVisible()).toBe(true);
  await page.goto('/en/product/exportacion');
  expect(await line.textContent()).toContain(
    'There is no information on possible traces of allergens',
  );
});

test.each(['risketos-original', 'risketos-xhot', 'frutos-secos', 'pipas'])(
  'a large window shows name, signs, allergens and button of %s at once',
  async (key) => {
    const { page, wait } = await newVisitor(browser, inject('site'), {
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    await page.goto(`/es/producto/${key}`);
    await wait(2_100);
    const bar = await page.locator('.consent').boundingBox();
    const end = await endOf(page, ['h1', '.flaglist', '.allergen-line', '.pdp__tell .btn']);
    expect(end).toBeLessThanOrEqual(bar?.y ?? 0);
  },
);

test.each(['/es/snacks', '/en/biscuits'])(
  'on a phone no symbol on the cards of %s covers a pack, and each has its word',
  async (path) => {
    const { page } = await newVisitor(browser, inject('site'), phone);
    await page.goto(path);
    const signs = await page.locator('.product .flag').evaluateAll((flags) =>
      flags.map((flag) => {
        const card = flag.closest('.product');
        const pack = card?.querySelector('.pack')?.getBoundingClientRect();
        const sign = flag.getBoundingClientRect();
        const covers = sign.top < (pack?.bottom ?? 0) && sign.left < (pack?.right ?? 0);
        const item = flag.closest('li') as HTMLElement | null;
        return { covers, word: item?.innerText.trim() ?? '' };
      }),
    );
    expect(signs.length).toBeGreaterThan(3);
    expect(signs.filter(({ covers, word }) => covers || !word)).toEqual([]);
  },
);

test.each(['/es', '/en', '/fr'])(
  'on a phone, %s shows the dots of its banners without scrolling',
  async (home) => {
    const { page } = await newVisitor(browser, inject('site'), phone);
    await page.goto(home);
    expect(await endOf(page, ['.banners__tools'])).toBeLessThanOrEqual(844);
  },
);

test.each([
  ['/es/distribuidores', 390],
  ['/fr/concessionnaires?provincia=soria', 390],
  ['/en/distributor?provincia=soria', 1440],
])('on %s at %i px every control for a province is large enough to touch', async (path, width) => {
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
});

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
