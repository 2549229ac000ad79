import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { addressOf, changesFeedAddress } from '../../../src/site/addresses/addresses.ts';
import { allRecentChanges, changeAnchor } from '../../../src/site/catalogue/changes.ts';
import { longDate } from '../../../src/site/i18n/dates.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { changesOfLabels } from '../../support/catalogue.ts';
import { get, htmlOf } from '../../support/http.ts';

const changes = allRecentChanges(changesOfLabels, new Date());

describe.each(languages)('a changed label, in %s', (language) => {
  const since = (lot: string) => words[language]('changes.since', { lot });

  test('is listed with its date, lot and new text', async () => {
    const html = await htmlOf(addressOf('allergen-changes', language));
    expect(changes.length).toBeGreaterThan(0);
    for (const { product, change } of changes) {
      expect(html).toContain(`id="${changeAnchor({ product, change })}"`);
      expect(html).toContain(change.what[language]);
      expect(html).toContain(longDate(change.date, language));
      expect(html).toContain(since(change.lot));
      expect(html).toContain(addressOf('product', language, { key: product.key }));
    }
    expect(html).toContain(`href="${changesFeedAddress(language)}"`);
  });

  test('is shown on its product page, with a link to all changes', async () => {
    for (const { product, change } of changes) {
      const path = addressOf('product', language, { key: product.key });
      const html = await htmlOf(path);
      expect(html).toContain(change.what[language]);
      expect(html).toContain(since(change.lot));
      expect(html).toContain(`href="${addressOf('allergen-changes', language)}"`);
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
