import { globSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { addressOfPlace } from '../../src/site/addresses/addresses.ts';
import { htmlOf } from '../support/http.ts';
import { inTurn } from '../support/inTurn.ts';
import { pageTypes } from '../support/places.ts';

const compressed = (text: string | Buffer): number => brotliCompressSync(text).length;
const weights = new Map<string, number>();
/** Compressed once, though many pages load it. */
function weightOf(path: string): number {
  const weight = weights.get(path) ?? compressed(readFileSync(path));
  weights.set(path, weight);
  return weight;
}
const sum = (sizes: number[]): number => sizes.reduce((a, b) => a + b, 0);

test('a page is painted in one round trip or two, and is small', async () => {
  const heavy: string[] = [];
  const limit = (what: string, bytes: number, most: number) =>
    void (bytes > most && heavy.push(`${what}: ${bytes} of ${most}`));
  for (const [place, language] of inTurn(pageTypes)) {
    const path = addressOfPlace(place, language);
    // A port of another length would weigh otherwise.
    const html = (await htmlOf(path)).replaceAll(inject('site'), 'https://www.example.com');
    const filesBy = (link: RegExp) =>
      [...html.matchAll(link)].map(([, address = '']) => `dist/client${address}`);
    limit(`${path} HTML with its styles`, compressed(html), 18_000);
    const scripts = filesBy(/<script[^>]* src="([^"]+)"/g);
    limit(`${path} scripts`, sum(scripts.map(weightOf)), 6_000);
    const fonts = filesBy(/<link rel="preload" href="([^"]+\.woff2)"/g);
    if (fonts.length !== 2) heavy.push(`${path} names ${fonts.length} fonts`);
    limit(`${path} fonts`, sum(fonts.map((font) => statSync(font).size)), 45_000);
  }
  expect(heavy).toEqual([]);
});

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
  expect(sum(paths.map(weightOf))).toBeLessThanOrEqual(6_000);
});
