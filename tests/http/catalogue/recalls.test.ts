import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import {
  addressOf,
  changesFeedAddress,
  recallsFeedAddress,
} from '../../../src/site/addresses/addresses.ts';
import { allRecentChanges, changeAnchor } from '../../../src/site/catalogue/changes.ts';
import { longDate } from '../../../src/site/i18n/dates.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { changesOfLabels } from '../../support/catalogue.ts';
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

const changes = allRecentChanges(changesOfLabels, new Date());

describe.each(languages)('a changed label, in %s', (language) => {
  const said = ({ change }: (typeof changes)[number]) => [
    change.what[language],
    words[language]('changes.since', { lot: change.lot }),
  ];

  test('is listed with its date, lot and new text', async () => {
    const html = await htmlOf(addressOf('allergen-changes', language));
    expect(changes.length).toBeGreaterThan(0);
    for (const one of changes)
      for (const part of [
        ...said(one),
        `id="${changeAnchor(one)}"`,
        longDate(one.change.date, language),
        addressOf('product', language, { key: one.product.key }),
      ])
        expect(html).toContain(part);
    expect(html).toContain(`href="${changesFeedAddress(language)}"`);
  });

  test('is shown on its product page, with a link to all changes', async () => {
    const all = `href="${addressOf('allergen-changes', language)}"`;
    for (const one of changes) {
      const html = await htmlOf(addressOf('product', language, { key: one.product.key }));
      for (const part of [...said(one), all]) expect(html).toContain(part);
    }
    const other = await get(addressOf('product', language, { key: 'jummy' }));
    expect(await other.text()).not.toContain('id="changes"');
  });

  test('is in the feed, which the list announces to feed readers', async () => {
    const list = await htmlOf(addressOf('allergen-changes', language));
    expect(list.slice(0, list.indexOf('</head>'))).toContain(
      `href="${changesFeedAddress(language)}"`,
    );
    const response = await get(changesFeedAddress(language));
    expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
    const { feed } = new XMLParser({ ignoreAttributes: false }).parse(await response.text());
    expect(feed['@_xml:lang']).toBe(language);
    expect(feed.updated).toBe(`${changes[0]?.change.date}T00:00:00Z`);
    expect(feed.entry.map((entry: Record<string, string>) => entry['title'])).toEqual(
      changes.map(({ product }) => product.title[language]),
    );
    for (const [i, { change }] of changes.entries())
      expect(feed.entry[i].content['#text']).toContain(change.what[language]);
  });
});
