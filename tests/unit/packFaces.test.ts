import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packDesign, packKeys } from '../../build/drawings/packDesigns.ts';

const rangeOf = (key: string): string =>
  (JSON.parse(readFileSync(`content/products/${key}.json`, 'utf8')) as { range: string }).range;

test('no two ranges have the same face', () => {
  const ranges = new Map<string, Set<string>>();
  for (const key of packKeys) {
    const { face, look, shape } = packDesign(key);
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
