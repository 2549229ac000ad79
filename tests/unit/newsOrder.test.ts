import { expect, test } from 'vitest';
import { read } from '../../src/worker/backEnd/responses/parsing.ts';

test('news of the same moment, or without a date, stay in the order of the back end', async () => {
  const day = '2026-11-20T10:00:00Z';
  const dates = [day, day, undefined, '2026-11-21T10:00:00Z', day, undefined];
  const data = dates.map((created_at, i) => ({ slug: `n${i}`, titulo: `N${i}`, created_at }));
  const entries = await read.entries({ data });
  expect(entries.map(({ slug }) => slug)).toEqual(['n3', 'n0', 'n1', 'n4', 'n2', 'n5']);
});
