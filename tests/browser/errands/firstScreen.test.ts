import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import type { Language } from '../../../src/site/i18n/languages.ts';
import { openBrowser } from '../../support/browser/browser.ts';
import { newVisitor } from '../../support/browser/visitor.ts';

const browser = await openBrowser();

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
    const { page, wait } = await newVisitor(browser, inject('site'), {
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
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
  const { page } = await newVisitor(browser, inject('site'), {
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await page.goto('/es/producto/risketos-original');
  const line = page.locator('.allergen-line');
  expect(await line.textContent()).toMatch(
    /Contiene: leche\..*Puede contener trazas de soja\./,
  );
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
    const end = await endOf(page, [
      'h1',
      '.flaglist',
      '.allergen-line',
      '.pdp__tell .btn',
    ]);
    expect(end).toBeLessThanOrEqual(bar?.y ?? 0);
  },
);

test.each(['/es/snacks', '/en/biscuits'])(
  'on a phone no symbol on the cards of %s covers a pack, and each has its word',
  async (path) => {
    const { page } = await newVisitor(browser, inject('site'), {
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
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
    const { page } = await newVisitor(browser, inject('site'), {
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    await page.goto(home);
    expect(await endOf(page, ['.banners__tools'])).toBeLessThanOrEqual(844);
  },
);
