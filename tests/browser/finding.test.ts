import { describe, expect, test } from 'vitest';
import { addressOf } from '../../src/site/addresses/addresses.ts';
import { type Language, languages } from '../../src/site/i18n/languages.ts';
import { words } from '../../src/site/i18n/words.ts';
import { openBrowser } from '../support/browser/browser.ts';
import { faultsIn } from '../support/browser/faults.ts';
import { wakeFinder } from '../support/browser/finder.ts';
import { tookOver } from '../support/browser/react.ts';
import { openTab } from '../support/browser/tab.ts';

const browser = await openBrowser();

/** Every language with and without JavaScript, and both on a phone and on a desktop. */
const visitors = languages.flatMap((language, i) =>
  [true, false].map((scripted) => ({
    language,
    scripted,
    width: (i % 2 === 0) === scripted ? 390 : 1440,
  })),
);

const energy: Record<Language, string> = { es: 'ENERGIA', en: 'Energy', fr: 'ENERGIE' };

describe.each(visitors)(
  'by keyboard alone, in $language at $width px (JavaScript: $scripted)',
  ({ language, scripted, width }) => {
    const say = words[language];
    const open = (path: string) =>
      openTab(browser, path, { width, javaScriptEnabled: scripted });

    test('news are found by word and category, read, and closed again', async () => {
      await using tab = await open(addressOf('news', language));
      const { page } = tab;
      const cards = page.locator('.news-wall > li');
      if (scripted) await page.locator('.story-tools button:visible').first().waitFor();
      await page.getByRole('searchbox').focus();
      await page.keyboard.type(energy[language]);
      await page.keyboard.press('Enter');
      await expect.poll(() => new URL(page.url()).search).toBe(`?q=${energy[language]}`);
      const category = page.getByRole('link', { name: say('category.rsc'), exact: true });
      await expect
        .poll(() => category.getAttribute('href'))
        .toBe(`${addressOf('news', language)}?q=${energy[language]}&category=rsc`);
      await category.press('Enter');
      await page.waitForURL(/category=rsc/);
      expect(await page.getByRole('status').first().textContent()).toBe(
        say('news.foundOne', { total: await cards.count() }),
      );
      expect(await page.locator('.meta b').allTextContents()).toEqual([
        say('category.rsc'),
      ]);
      if (scripted) expect(await faultsIn(page, 'main')).toEqual([]);
      await cards.getByRole('link').first().press('Enter');
      await page.locator('[data-close-story]').waitFor();
      const list =
        addressOf('news', language) +
        (scripted ? `?q=${energy[language]}&category=rsc` : '');
      await expect
        .poll(() => page.locator('[data-close-story]').getAttribute('href'))
        .toBe(list);
      await page.locator('[data-close-story]').press('Enter');
      await page.waitForURL(`**${list}`);
    });

    test('products are found by need and word, and counted', async () => {
      await using tab = await open(addressOf('products', language));
      const { page } = tab;
      if (scripted) await wakeFinder(page);
      await page.getByRole('checkbox', { name: say('sign.eggFree') }).focus();
      await page.keyboard.press('Space');
      await page.getByRole('searchbox').focus();
      await page.keyboard.type('triskys');
      await page.keyboard.press('Enter');
      await page.waitForURL(/[?&]q=triskys/);
      // Without JavaScript a browser sends the empty fields, too.
      expect([...new URL(page.url()).searchParams].filter(([, value]) => value)).toEqual([
        ['q', 'triskys'],
        ['need', 'eggFree'],
      ]);
      const shown = await page.locator('.shelf > li:visible').count();
      expect(shown).toBeGreaterThan(1);
      expect(await page.locator('.finder [role=status]').textContent()).toBe(
        say('finder.other', {
          count: shown,
          total: await page.locator('.shelf > li').count(),
        }),
      );
      if (scripted) expect(await faultsIn(page, 'main')).toEqual([]);
    });

    test('a postcode is typed, and without a distributor a contact is shown', async () => {
      await using tab = await open(addressOf('distributors', language));
      const { page } = tab;
      await page.locator('#cp').focus();
      await page.keyboard.type('42001');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\?cp=42001#result$/);
      expect(await page.locator('#result').textContent()).toContain(
        say('distributor.none'),
      );
      await page
        .locator('#result')
        .getByRole('link', { name: say('distributor.write') })
        .press('Enter');
      await page.waitForURL(/\?cp=42001#enquiry$/);
      expect(await page.locator('#distributor-provincia').inputValue()).toBe('42');
      await page.locator('#distributor-nombre').fill('Carmen');
      if (scripted) await tookOver(page, '#enquiry form.form');
      expect(await page.locator('#distributor-provincia').inputValue()).toBe('42');
    });

    test('a question is found and opened, and an unanswered one can be asked', async () => {
      await using tab = await open(addressOf('faqs', language));
      const { page } = tab;
      if (scripted) await page.waitForLoadState('networkidle');
      const ask = async (text: string) => {
        await page.getByRole('searchbox').fill('');
        await page.getByRole('searchbox').focus();
        await page.keyboard.type(text);
        await page.keyboard.press('Enter');
        await page.waitForURL(({ searchParams }) => searchParams.get('q') === text);
      };
      await ask('gluten');
      const found = page.locator('.topic details:visible');
      // The script changes the address first, then the list.
      await page.locator('mark').first().waitFor();
      const few = await found.count();
      await expect
        .poll(() => page.getByRole('status').textContent())
        .toBe(say(few === 1 ? 'faqs.one' : 'faqs.many', { n: few }));
      expect(await page.locator('mark').first().textContent()).toMatch(/gluten/i);
      const answer = found.first().locator('.fold__in');
      const wasOpen = await answer.isVisible();
      await found.first().locator('summary').press('Enter');
      expect(await answer.isVisible()).toBe(!wasOpen);
      if (scripted) expect(await faultsIn(page, 'main')).toEqual([]);
      await ask('zzz');
      await expect
        .poll(() => page.getByRole('status').textContent())
        .toBe(say('faqs.none', { q: 'zzz' }));
      await page.getByRole('link', { name: say('faqs.ask') }).press('Enter');
      await page.waitForURL(`**${addressOf('contact-question', language)}`);
    });
  },
);
