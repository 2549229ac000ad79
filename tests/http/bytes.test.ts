import { spawnSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { addressOfPlace } from '../../src/site/addresses/addresses.ts';
import { get, htmlOf } from '../support/http.ts';
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
  'the card for a kiosk': ['kioskCard'],
};
const filesOf = (names: readonly string[]) =>
  names.flatMap((name) => globSync(`dist/client/assets/${name}-*`));

test.each(Object.entries(moments))('%s is at most 6 kB', (_, names) => {
  const paths = filesOf(names);
  expect(paths).toHaveLength(names.length);
  expect(sum(paths.map(weightOf))).toBeLessThanOrEqual(6_000);
});

const folder = 'dist/client';
const filesIn = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(directory.length + 1));

/** What the build adds to public/: files, and folders of content, named after what they hold. */
const built =
  /^assets\/(?:[\w.]+(?:-[\w.]+)*-[\w-]{4,}\.(?:css|js|json|png|svg|webp|avif)|[a-z-]+-[\da-f]{6}\/[\w/-]+\.json)$/;
/** What the platform reads and never serves. */
const settings = ['.assetsignore', '_headers'];

test('what is published is what Git knows of public/, and scripts, styles, texts and pictures', () => {
  const tracked = spawnSync('git', ['ls-files', '-z'], { cwd: 'public', encoding: 'utf8' });
  const known = new Set([...tracked.stdout.split('\0'), ...settings]);
  const others = filesIn(folder).filter((file) => !known.has(file) && !built.test(file));
  expect(others).toEqual([]);
});

test('nothing published names a path of the machine that built it', () => {
  const here = process.cwd();
  const telling = filesIn(folder).filter(
    (file) =>
      /\.(?:css|html|js|json|svg|txt)$|^[._]/.test(file) &&
      readFileSync(join(folder, file), 'utf8').includes(here),
  );
  expect(telling).toEqual([]);
});

test.each([
  ['.vite/manifest.json'],
  ['wrangler.json'],
  ['.dev.vars'],
  ...settings.map((file) => [file]),
])('/%s is not there', async (file) => {
  expect((await get(`/${file}`)).ok).toBe(false);
});
