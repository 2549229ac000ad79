import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadContent } from '../../build/content/reading/load.ts';
import { packsOf } from '../../build/drawings/packDesigns.ts';
import { slotsOf, themeOf } from '../../src/pages/components/pictures/theme.ts';
import type { Product } from '../../src/site/catalogue/products.ts';

const packs = packsOf(loadContent('.'));

/** The backgrounds of a pack: on a card at rest, on a hovered card, on its own page. */
const grounds = ['soft', 'deep', 'figure'] as const;
/** Minimum OKLab distance of two colours that can be told apart at a glance. */
const apart = 0.07;

test('no pack is on a background of its own colour', () => {
  expect(packs.keys.length).toBeGreaterThan(60);
  const lost = packs.keys.flatMap((key) => {
    const colours = coloursAround(key);
    return grounds
      .map((name) => ({ name, far: distance(packs.design(key).base, colours[name]) }))
      .filter(({ far }) => !(far >= apart))
      .map(({ name, far }) => `${key} on --${name}: ${far.toFixed(3)}`);
  });
  expect(lost).toEqual([]);
});

/**
 * The colours of a product's page and card: its range's if set, otherwise its family's.
 */
function coloursAround(key: string): ReturnType<typeof slotsOf> {
  const { range: path, family: group } = JSON.parse(
    readFileSync(`content/products/${key}.json`, 'utf8'),
  ) as { range: string; family: string };
  const [family, ...rest] = path.split('/');
  const product = { family, range: rest.join('/'), group } as Product;
  return slotsOf(themeOf(product));
}

function distance(one: string, other = ''): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(...a.map((value, i) => value - (b[i] ?? Number.NaN)));
}

/** https://bottosson.github.io/posts/oklab/ */
function oklab(hex: string): number[] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const rangeOf = (key: string): string =>
  (JSON.parse(readFileSync(`content/products/${key}.json`, 'utf8')) as { range: string }).range;

test('no two ranges have the same face', () => {
  const ranges = new Map<string, Set<string>>();
  for (const key of packs.keys) {
    const { face, look, shape } = packs.design(key);
    // The nuts share one, on purpose.
    if (look === 'ventana') continue;
    const name = face ?? `${shape} without a face`;
    ranges.set(name, (ranges.get(name) ?? new Set()).add(rangeOf(key)));
  }
  expect(ranges.size).toBeGreaterThan(25);
  expect([...ranges].filter(([, { size }]) => size > 1).map(([face, of]) => [face, ...of])).toEqual(
    [],
  );
});
