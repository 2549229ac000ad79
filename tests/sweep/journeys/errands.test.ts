import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { arrive, bar } from '../../support/browser/consentBar.ts';
import { burgerButton } from '../../support/browser/headerMenus.ts';
import { newTab, openTab, phone, touchPhone } from '../../support/browser/tab.ts';
import { placeOf } from '../../support/browser/widths.ts';

/** Opens home on a phone and counts taps before anything is typed. */
async function openPhone() {
  const { page } = await openTab('/es', { ...touchPhone, isMobile: false });
  let taps = 0;
  const tap = async (target: Locator) => {
    taps++;
    await target.tap();
  };
  return { page, tap, taps: () => taps };
}

test('the allergens of a named product are at most four taps from home', async () => {
  const { page, tap, taps } = await openPhone();
  await tap(page.locator('header .header-search > summary'));
  await tap(page.locator('header .header-search input').first());
  await page.keyboard.type('risketos originales');
  await page.keyboard.press('Enter');
  await page.waitForURL(/buscar/);
  await tap(page.locator('main a[href="/es/producto/risketos-original"]').first());
  await page.waitForURL(/risketos-original/);
  const line = page.locator('.allergen-line');
  expect(await line.textContent()).toContain('Contiene: leche.');
  expect((await placeOf(line)).top).toBeLessThan(phone.height);
  expect(taps()).toBeLessThanOrEqual(4);
});

test('the form for a complaint is at most three taps from home', async () => {
  const { page, tap, taps } = await openPhone();
  await tap(burgerButton(page));
  await tap(page.locator('.burger summary', { hasText: 'Ayuda y contacto' }));
  await tap(page.locator('.burger').getByRole('link', { name: 'Consulta o queja' }));
  await page.waitForURL(/consulta-o-comentario/);
  expect(taps()).toBeLessThanOrEqual(3);
});

test('a distributor in Toledo is at most four taps from home', async () => {
  const { page, tap, taps } = await openPhone();
  await tap(burgerButton(page));
  await tap(page.locator('.burger a[href="/es/distribuidores"]').first());
  await page.waitForURL(/distribuidores/);
  await tap(page.locator('.map').getByTitle('Toledo'));
  await page.waitForURL(/provincia=toledo#result$/);
  expect(await page.locator('#result').textContent()).toContain('Reparto Sur de Mediodía');
  expect(taps()).toBeLessThanOrEqual(4);
});

/** Where the lowest of some elements ends, in the window. */
async function endOf(page: Page, ...selectors: string[]): Promise<number> {
  const places = selectors.map((selector) => placeOf(page.locator(selector).first()));
  return Math.max(...(await Promise.all(places)).map(({ bottom }) => bottom));
}

/** Few and many allergens, short and long names; the last two declare no traces. */
const products = [
  'risketos-original',
  'mix-equilibrio',
  'b-san-0azucares-chocolate',
  'pipas',
  'exportacion',
  'de-toda-la-vida',
];

test.each(languages)(
  'on a phone, in %s, a product shows its allergens before scrolling, above the cookie question',
  async (language) => {
    const late: string[] = [];
    const { page, wait } = await newTab({ ...phone, isAsked: true, clock: true });
    for (const key of products) {
      await page.goto(addressOf('product', language, { key }));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await wait(2_100);
      const { top } = await placeOf(bar(page));
      const end = await endOf(page, 'h1', '.allergen-line');
      if (end > top) late.push(`${key} ${end} of ${top}`);
    }
    expect(late).toEqual([]);
  },
);

test('the allergen line matches the label and links to the ingredients', async () => {
  const { page } = await openTab('/es/producto/risketos-original', phone);
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

test.each(['risketos-original', 'risketos-xhot', 'frutos-secos', 'pipas', 'balsamicos'])(
  'a large window shows name, signs, allergens and button of %s at once',
  async (key) => {
    const { page } = await arrive(`/es/producto/${key}`);
    const find = `.pdp__tell .btn[href$="?producto=${key}"]`;
    const end = await endOf(page, 'h1', '.flaglist', '.allergen-line', find);
    expect(end).toBeLessThanOrEqual((await placeOf(bar(page))).top);
  },
);

test.each(['/es/snacks', '/en/biscuits'])(
  'on a phone no symbol on the cards of %s covers a pack, and each has its word',
  async (path) => {
    const { page } = await openTab(path, phone);
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

test.each(languages)(
  'on a phone, home in %s shows the dots of its banners without scrolling',
  async (language) => {
    const { page } = await openTab(`/${language}`, phone);
    expect(await endOf(page, '.banners__tools')).toBeLessThanOrEqual(phone.height);
  },
);

test.each([
  ['/es/distribuidores', 390],
  ['/fr/concessionnaires?provincia=soria', 390],
  ['/en/distributor?provincia=soria', 1440],
])('on %s at %i px every control for a province is large enough to touch', async (path, width) => {
  const { page } = await openTab(path, { width });
  await page.locator('.names').evaluate((names) => names.setAttribute('open', ''));
  const heights = await page
    .locator('.sea :is(.btn, .input, .names a)')
    .evaluateAll((targets) => targets.map((one) => one.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(54);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test.each([
  ['es/distribuidores', 'Toledo', 1440, '.deliverer'],
  ['es/distribuidores?producto=risketos-original', 'Toledo', 1440, '.deliverer'],
  ['fr/concessionnaires', 'Cuenca', 1200, '.deliverer h3'],
])(
  'on a desktop, of /%s, the postcode, the answer for %s and the whole map are in view together',
  async (path, province, width, answer) => {
    const { page } = await openTab(`/${path}`, { width });
    await page.locator('.map').getByTitle(province).click();
    await page.waitForURL(/provincia=.*#result$/);
    for (const part of ['.sea-map', '#cp', `#result ${answer}`]) {
      const { top, bottom } = await placeOf(page.locator(part).first());
      expect(top, part).toBeGreaterThan(0);
      expect(bottom, part).toBeLessThan(900);
    }
  },
);

test('on a phone, from a product, where to buy it is in view at once with its card, and after the postcode, which stays, with who knows the shops', async () => {
  const { page } = await openTab('/es/producto/risketos-original', touchPhone);
  await page.getByRole('link', { name: 'Dónde encontrarlo' }).tap();
  await page.waitForURL(/producto=risketos-original/);
  const header = await placeOf(page.locator('.bar'));
  const isAnswered = async (province: string, answer: string) => {
    expect(await page.locator('#result h2').first().textContent()).toBe(
      `Risketos originales ${province}`,
    );
    for (const part of ['#cp', '#result h2', answer]) {
      const { top, bottom } = await placeOf(page.locator(part).first());
      expect(top, part).toBeGreaterThanOrEqual(header.bottom);
      expect(bottom, part).toBeLessThan(phone.height);
    }
  };
  await isAnswered('cerca de ti', '.sea-card [data-kiosk-card]');
  await page.locator('#cp').fill('45001');
  await page.getByRole('button', { name: 'Buscar', exact: true }).tap();
  await page.waitForURL(/cp=45001#result$/);
  await isAnswered('en Toledo (45001)', '.deliverer h3');
});
