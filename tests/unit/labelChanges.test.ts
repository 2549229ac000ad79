import { expect, test } from 'vitest';
import { allRecentChanges, recentChanges } from '../../src/site/catalogue/changes.ts';
import { changesOfLabels } from '../support/catalogue.ts';

const changes = changesOfLabels['supermaria'] ?? [];
const daysShown = (now: string) => recentChanges(changes, new Date(now)).map(({ date }) => date);

test('a label change is shown for a year', () => {
  expect(daysShown('2026-06-02T12:00:00Z')).toEqual(['2026-06-02']);
  expect(daysShown('2027-06-01T21:59:00Z')).toEqual(['2026-06-02']);
  expect(daysShown('2027-06-01T22:00:00Z')).toEqual([]);
});

test('the changes of all products are sorted newest first', () => {
  const dates = allRecentChanges(changesOfLabels, new Date('2026-11-23')).map(
    ({ change }) => change.date,
  );
  expect(dates.length).toBeGreaterThan(1);
  expect(dates).toEqual(dates.toSorted().reverse());
});
