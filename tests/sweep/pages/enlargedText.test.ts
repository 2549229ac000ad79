import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOfPlace } from '../../../src/site/addresses/addresses.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { bar } from '../../support/browser/consentBar.ts';
import { newTab } from '../../support/browser/tab.ts';
import { placeOf, tooWide } from '../../support/browser/widths.ts';
import { pageTypes } from '../../support/places.ts';

test.each([
  ...pageTypes.map((place, i) => addressOfPlace(place, languages[i % 3] ?? 'es')),
  '/es/distribuidores?provincia=madrid',
])('%s fits a phone of 360 px whose text is twice as large', async (path) => {
  const { page, context } = await newTab({ width: 360, expected: /status of 404/ });
  await doubleText(page, context);
  await page.goto(path);
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(size).toBe('32px');
  expect(await tooWide(page, [360])).toEqual([]);
});

test('the question about cookies fits it too, breaks no word of its answers, and leaves half of the page', async () => {
  const { page, context } = await newTab({ width: 360, height: 780, isAsked: true });
  await doubleText(page, context);
  await page.goto('/es/snacks');
  await bar(page).waitFor();
  expect(await tooWide(page, [360])).toEqual([]);
  const half = await page.evaluate(() => innerHeight / 2);
  expect((await placeOf(bar(page))).top).toBeGreaterThan(half - 50);
  // A word in pieces stands on several lines.
  for (const answer of await bar(page).getByRole('button').all()) {
    const { top, bottom } = await placeOf(answer);
    expect(bottom - top).toBeLessThan(2 * 32);
  }
});

async function doubleText(page: Page, context: BrowserContext): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}
