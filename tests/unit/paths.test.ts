import { expect, test } from 'vitest';
import { resolve } from '../../src/site/addresses/canonical.ts';
import { processorTimeOf } from '../support/processorTime.ts';

test.each<[string, string]>([
  ['marks in disorder', `/es/a${'%CC%81'.repeat(10_000)}${'%CC%96'.repeat(10_000)}`],
  ['segments that are no UTF-8', '/%ff'.repeat(30_000)],
  ['slashes', '/'.repeat(120_000)],
  ['dots', `/es/${'.a'.repeat(60_000)}`],
  ['spaces', `/es/a${'%20'.repeat(40_000)}b`],
])('a path of 120 kB of %s is resolved within 10 ms', async (_, path) => {
  expect(await processorTimeOf(() => resolve(path, () => 'es'))).toBeLessThan(10);
});
