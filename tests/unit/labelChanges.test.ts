import { expect, test } from 'vitest';
import { productOf } from '../../src/site/catalogue/catalogue.ts';
import { allRecentChanges, recentChanges } from '../../src/site/catalogue/changes.ts';

const product = productOf('supermaria');
const daysShown = (now: string) =>
  product ? recentChanges(product, new Date(now)).map(({ date }) => date) : undefined;

test('a label change is shown for a year', () => {
  expect(daysShown('2026-06-02T12:00:00Z')).toEqual(['2026-06-02']);
  expect(daysShown('2027-06-01T21:59:00Z')).toEqual(['2026-06-02']);
  expect(daysShown('2027-06-01T22:00:00Z')).toEqual([]);
});

test('the changes of all products are sorted newest first', () => {
  const dates = allRecentChanges(new Date('2026-11-23')).map(({ change }) => change.date);
  expect(dates.length).toBeGreaterThan(1);
  expect(dates).toEqual(dates.toSorted().reverse());
});
