import { globSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { addressOfPlace } from '../../src/site/addresses/addresses.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import { get } from '../support/http.ts';
import { pageTypes } from '../support/places.ts';

const compressed = (text: string | Buffer): number => brotliCompressSync(text).length;

test.each(languages)(
  'a page in %s is painted in one round trip or two, and is small',
  async (language) => {
    const heavy: string[] = [];
    const limit = (what: string, bytes: number, most: number) =>
      void (bytes > most && heavy.push(`${what}: ${bytes} of ${most}`));
    for (const place of pageTypes) {
      const path = addressOfPlace(place, language);
      // A port of another length would weigh otherwise.
      const html = (await (await get(path)).text()).replaceAll(
        inject('site'),
        'https://www.example.com',
      );
      limit(`${path} HTML with its styles`, compressed(html), 18_000);
      const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(
        ([, address = '']) => statSync(`dist/client${address}`).size,
      );
      if (fonts.length !== 2) heavy.push(`${path} names ${fonts.length} fonts`);
      limit(
        `${path} fonts`,
        fonts.reduce((sum, bytes) => sum + bytes, 0),
        45_000,
      );
    }
    expect(heavy).toEqual([]);
  },
);

/** Scripts and sheets of what a visitor may start, by the beginnings of their names. */
const moments = {
  'the sound of the hero': ['soundButton', 'eatAloud', 'Sound'],
  'the bites of the 404 page': ['bites'],
  'the worm of the history': ['crawlingWorm', 'CrawlingWorm'],
  'the motion of the finder': ['AwningStrip', 'Bowl'],
  'the tear strip, the label and the card of a pack': ['packMoments'],
  'the crumbs of the footer': ['crumb'],
  'the tearing of a ticket': ['letTear', 'Tear'],
};
const filesOf = (names: readonly string[]) =>
  names.flatMap((name) => globSync(`dist/client/assets/${name}-*`));

test.each(Object.entries(moments))('%s is at most 6 kB', (_, names) => {
  const paths = filesOf(names);
  expect(paths).toHaveLength(names.length);
  const bytes = paths.map((path) => compressed(readFileSync(path)));
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(6_000);
});
