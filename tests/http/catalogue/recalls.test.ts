import { describe, expect, test } from 'vitest';
import { addressOf, recallsFeedAddress } from '../../../src/site/addresses/addresses.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { get, htmlOf } from '../../support/http.ts';

// What a recall shows is drilled in tests/sweep/commands/recall.test.ts, with a build that has
// one.
describe.each(languages)('while nothing was ever recalled, in %s', (language) => {
  test('the page of recalls says so first, and announces its feed', async () => {
    const html = await htmlOf(addressOf('recalls', language));
    expect(html).toMatch(new RegExp(`<h1[^>]*>${words[language]('recall.noneNow')}</h1>`));
    expect(html).toContain(words[language]('recall.noneEver'));
    expect(html.slice(0, html.indexOf('</head>'))).toContain(
      `href="${recallsFeedAddress(language)}"`,
    );
    const feed = await get(recallsFeedAddress(language));
    expect(feed.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
    expect(await feed.text()).not.toContain('<entry>');
  });

  test('no page shows a sign of a recall, and each leads to the page of recalls', async () => {
    for (const address of [
      addressOf('home', language),
      addressOf('product', language, { key: 'jummy' }),
      addressOf('products', language),
    ]) {
      const html = await htmlOf(address);
      expect(html).not.toContain('recall-');
      expect(html).toContain(`href="${addressOf('recalls', language)}"`);
    }
  });
});

test('the open data says that nothing is recalled, and is asked again every minute', async () => {
  const response = await get('/api/recalls.json', { Origin: 'https://shop.example.com' });
  expect(await response.json()).toEqual({ recalls: [] });
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=60, must-revalidate');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(JSON.parse(await htmlOf('/api/products/jummy.json')).recalls).toEqual([]);
});
