import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { addressOfPlace } from '../../src/site/addresses/addresses.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import { get } from '../support/http.ts';
import { pageTypes } from '../support/places.ts';

const compressed = (text: string | Buffer, quality: number): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    .length;
/** Files are the same on many pages, and are compressed once. */
const files = new Map<string, { raw: number; compressed: number }>();
function file(address: string): { raw: number; compressed: number } {
  const known = files.get(address);
  if (known) return known;
  const bytes = readFileSync(`dist/client${address}`);
  const measured = { raw: bytes.length, compressed: compressed(bytes, 11) };
  files.set(address, measured);
  return measured;
}

test.each(languages)(
  'a page in %s can be painted after the first round trip, and is small',
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
      limit(`${path} HTML with its styles`, compressed(html, 11), 13_000);
      // As an edge compresses what it cannot keep: ten packets hold 14,600 bytes with
      // their headers.
      limit(
        `${path} HTML with its styles, compressed in passing`,
        compressed(html, 5),
        14_000,
      );
      const inline = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
      // A browser fetches a file once, however often it is linked. The sheet for more
      // contrast has a media query before its address, and delays nobody's page.
      const addresses = new Set(
        [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
          ([, address = '']) => address,
        ),
      );
      const sheets = [...addresses].map(file);
      const styles = sheets.reduce(
        (sum, sheet) => sum + sheet.compressed,
        compressed(inline, 11),
      );
      limit(`${path} styles`, styles, 9_000);
      const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(
        ([, address = '']) => file(address),
      );
      limit(
        `${path} scripts`,
        scripts.reduce((sum, script) => sum + script.compressed, 0),
        4_000,
      );
      const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(
        ([, address = '']) => file(address),
      );
      if (fonts.length !== 2) heavy.push(`${path} names ${fonts.length} fonts`);
      limit(
        `${path} fonts`,
        fonts.reduce((sum, font) => sum + font.raw, 0),
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
  const bytes = paths.map((path) => compressed(readFileSync(path), 11));
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(6_000);
});

test('all styles of the site, each rule counted once, are small', async () => {
  const ofMoments = filesOf(Object.values(moments).flat());
  const texts = globSync('dist/client/assets/*.css')
    .filter((path) => !ofMoments.includes(path))
    .map((path) => readFileSync(path, 'utf8'));
  for (const place of pageTypes)
    texts.push(
      /<style>(.*?)<\/style>/s.exec(
        await (await get(addressOfPlace(place, 'es'))).text(),
      )?.[1] ?? '',
    );
  // What scripts bring along: the question about cookies, the invitation and the hints.
  for (const path of globSync('dist/client/assets/*.js'))
    if (!ofMoments.includes(path))
      for (const [, sheet = ''] of readFileSync(path, 'utf8').matchAll(
        /`(@layer [^`]*)`/g,
      ))
        texts.push(sheet);
  // Pages and files are made of sheets, each in a layer; the same sheet stands in
  // several.
  const blocks = new Set(texts.flatMap((text) => text.split(/(?=@layer )/)));
  expect(compressed([...blocks].join(''), 11)).toBeLessThan(20_000);
});
