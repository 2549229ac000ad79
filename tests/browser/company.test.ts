import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { addressOf } from '../../src/site/addresses/addresses.ts';
import { openBrowser } from '../support/browser/browser.ts';
import { visit } from '../support/browser/visit.ts';

const browser = await openBrowser();

const questions = (page: Page) => page.locator('.topic details:visible');
const faqs = addressOf('faqs', 'es');

describe('the search of the questions', () => {
  test('works without JavaScript, ignores accents, and marks matches', async () => {
    await visit(
      browser,
      faqs,
      async (page) => {
        const all = await questions(page).count();
        await page.getByRole('searchbox').fill('azucares');
        await page.getByRole('button', { name: 'Buscar' }).click();
        await page.waitForURL(/\?q=azucares/);
        expect(await questions(page).count()).toBeLessThan(all);
        expect(await page.locator('mark:visible').allTextContents()).toContain(
          'azúcares',
        );
        const count = await questions(page).count();
        expect(await page.getByRole('status').textContent()).toBe(
          count === 1 ? '1 pregunta' : `${count} preguntas`,
        );
        await page.getByRole('link', { name: 'Ver todas' }).click();
        await page.waitForURL(`**${faqs}`);
        expect(await questions(page).count()).toBe(all);
      },
      { javaScriptEnabled: false },
    );
  });

  test('reports no match and links to the contact form', async () => {
    await visit(
      browser,
      `${faqs}?q=helicóptero`,
      async (page) => {
        expect(await questions(page).count()).toBe(0);
        expect(await page.getByRole('status').textContent()).toBe(
          'Para «helicóptero» todavía no tenemos respuesta.',
        );
        expect(
          await page.getByRole('link', { name: 'Pregúntanos' }).getAttribute('href'),
        ).toBe(addressOf('contact-question', 'es'));
      },
      { javaScriptEnabled: false },
    );
  });

  test('filters while typing, keeps the query in the address and states the count', async () => {
    await visit(browser, faqs, async (page) => {
      const all = await questions(page).count();
      await page.waitForLoadState('networkidle');
      await page.getByRole('searchbox').pressSequentially('gluten');
      await expect.poll(() => questions(page).count()).toBeLessThan(all);
      expect(page.url()).toContain('?q=gluten');
      const count = await questions(page).count();
      await expect
        .poll(() => page.getByRole('status').textContent())
        .toBe(count === 1 ? '1 pregunta' : `${count} preguntas`);
      expect(await page.locator('mark').first().textContent()).toMatch(/gluten/i);
      // The server gives the same for that address.
      await page.reload();
      expect(await questions(page).count()).toBe(count);
      await page.getByRole('searchbox').fill('helicóptero');
      await expect
        .poll(() => page.getByRole('status').textContent())
        .toContain('helicóptero');
      await page.getByRole('link', { name: 'Ver todas' }).click();
      await expect.poll(() => questions(page).count()).toBe(all);
      expect(page.url()).not.toContain('?q=');
      expect(await page.locator('mark').count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('q');
    });
  });

  test('shows a query from the address as text', async () => {
    await visit(
      browser,
      `${faqs}?q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`,
      async (page) => {
        expect(await page.locator('img[src="x"]').count()).toBe(0);
        expect(await page.getByRole('searchbox').inputValue()).toBe(
          '"><img src=x onerror=alert(1)>',
        );
      },
    );
  });
});

describe('a question', () => {
  test.each([true, false])(
    'opens by its own anchor (JavaScript: %s)',
    async (javaScriptEnabled) => {
      await visit(
        browser,
        `${faqs}#recycling`,
        async (page) => {
          const answer = page.locator('#recycling');
          await answer.waitFor({ state: 'visible' });
          const question = async () =>
            (await page.locator('details:has(#recycling) summary').boundingBox())?.y;
          await expect.poll(question).toBeLessThan(900);
          const header = await page.locator('header').boundingBox();
          expect(await question()).toBeGreaterThanOrEqual(
            (header?.y ?? 0) + (header?.height ?? 0),
          );
        },
        { javaScriptEnabled },
      );
    },
  );

  test('opens and closes by keyboard and contains its own link', async () => {
    await visit(browser, faqs, async (page) => {
      const summary = page.locator('summary', { hasText: '¿Dónde tiro la bolsa?' });
      await summary.focus();
      await page.keyboard.press('Enter');
      expect(await page.locator('#recycling').isVisible()).toBe(true);
      expect(
        await page
          .locator('#recycling')
          .getByRole('link', { name: 'Enlace a esta pregunta' })
          .getAttribute('href'),
      ).toBe(`${faqs}#recycling`);
      await page.keyboard.press('Space');
      expect(await page.locator('#recycling').isVisible()).toBe(false);
    });
  });
});

describe('the code of conduct', () => {
  test('can be read chapter by chapter, to its end', async () => {
    await visit(browser, addressOf('conduct', 'fr'), async (page) => {
      const read: string[] = [];
      for (
        let next = page.locator('.pager a[rel=next]');
        await next.count();
        next = page.locator('.pager a[rel=next]')
      ) {
        const address = await next.getAttribute('href');
        await next.click();
        await page.waitForURL(`**${address}`);
        read.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
        expect(await page.locator('.teeth [aria-current=page]').count()).toBe(1);
      }
      expect(read).toHaveLength(7);
      expect(page.url()).toContain(addressOf('conduct-compliance', 'fr'));
    });
  });

  test('shows the certificates and the environmental policy of the Daganzo factory', async () => {
    await visit(browser, addressOf('society-risi-sa', 'en'), async (page) => {
      const links = page
        .getByRole('region', { name: 'Factory documents' })
        .getByRole('link');
      expect(await links.count()).toBe(2);
      for (const link of await links.all())
        expect(await link.getAttribute('rel')).toContain('noopener');
    });
  });
});

describe('a document', () => {
  test.each([
    ['commitments', 'Informe EINF 2023'],
    ['compliance', 'Informe EINF 2023'],
    ['conduct', 'Código de conducta'],
  ] as const)('of the page %s is a PDF of the size it says', async (page, name) => {
    await visit(browser, addressOf(page, 'es'), async (tab) => {
      const download = tab.locator('.download', { hasText: name });
      const address = (await download.getByRole('link').getAttribute('href')) ?? '';
      const response = await fetch(inject('site') + address);
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(response.headers.get('Content-Type')).toBe('application/pdf');
      expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe('%PDF-');
      expect(bytes.length).toBeLessThan(150_000);
      expect(await download.locator('small').textContent()).toMatch(
        new RegExp(
          `^PDF · ${Math.round(bytes.length / 1000)}\\skB · \\d+ \\p{L}+ \\d{4}$`,
          'u',
        ),
      );
    });
  });
});

test('a long legal text links to its sections by keyboard, clear of the header', async () => {
  await visit(browser, addressOf('privacy', 'en'), async (page) => {
    const entry = page
      .getByRole('navigation', { name: 'Contents' })
      .getByRole('link')
      .nth(3);
    const target = (await entry.getAttribute('href')) ?? '';
    await entry.focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await page.locator(target).boundingBox())?.y ?? 0)
      .toBeLessThan(300);
    const header = await page.locator('header').boundingBox();
    expect((await page.locator(target).boundingBox())?.y).toBeGreaterThanOrEqual(
      header?.height ?? 0,
    );
  });
});

test('a table in a legal text fits a phone without scrolling, and labels each cell', async () => {
  await visit(
    browser,
    addressOf('cookies', 'fr'),
    async (page) => {
      const table = page.getByRole('table');
      expect(
        await table.evaluate(
          (element) => element.getBoundingClientRect().right - innerWidth,
        ),
      ).toBeLessThan(0);
      const duration = table.getByRole('row').nth(0).getByRole('cell').last();
      expect(
        await duration.evaluate((cell) => getComputedStyle(cell, '::before').content),
      ).toContain('Durée\u202f:');
    },
    { viewport: { width: 360, height: 800 } },
  );
});

test('the numbers of the history are the company’s own', async () => {
  await visit(browser, addressOf('history', 'es'), async (page) => {
    expect(
      (await page.locator('.worm__number').allTextContents()).map((number) =>
        number.replace('\u00a0', ' '),
      ),
    ).toEqual(['1970', '+7 %', '2019', '+50', '+60', '250 M', '70 %']);
  });
});
