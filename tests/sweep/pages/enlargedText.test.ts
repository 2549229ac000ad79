import { expect, test } from 'vitest';
import { addressOfPlace } from '../../../src/site/addresses/addresses.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { newTab } from '../../support/browser/tab.ts';
import { tooWide } from '../../support/browser/widths.ts';
import { pageTypes } from '../../support/places.ts';

test.each(pageTypes.map((place, i) => addressOfPlace(place, languages[i % 3] ?? 'es')))(
  '%s fits a phone of 360 px whose text is twice as large',
  async (path) => {
    const { page, context } = await newTab({ width: 360, expected: /status of 404/ });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.enable');
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto(path);
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe('32px');
    expect(await tooWide(page, [360])).toEqual([]);
  },
);
