import { expect, test } from 'vitest';
import { resolve } from '../../src/site/addresses/canonical.ts';

test.each<[string, string]>([
  ['marks in disorder', `/es/a${'%CC%81'.repeat(10_000)}${'%CC%96'.repeat(10_000)}`],
  ['segments that are no UTF-8', '/%ff'.repeat(30_000)],
  ['dots', `/es/${'.a'.repeat(60_000)}`],
  ['spaces', `/es/a${'%20'.repeat(40_000)}b`],
])('a path of 120 kB of %s is unknown', (_, path) => {
  expect(resolve(path, () => 'es')).toMatchObject({ kind: 'unknown', to: '/es' });
});

test('a path of 120 kB of slashes is the root', () => {
  expect(resolve('/'.repeat(120_000), () => 'fr')).toMatchObject({
    kind: 'language',
    to: '/fr',
  });
});
