import { describe, expect, test } from 'vitest';
import type { Promotion } from '../../src/site/news/news.ts';
import { inOrder, promotionState } from '../../src/site/promotions/promotionState.ts';

const now = new Date('2026-06-15T12:00:00Z');
const before = '2026-06-15T11:59:59.999Z';
const after = '2026-06-15T12:00:00.001Z';

describe('a promotion', () => {
  test.each([
    ['begins in a moment', 'coming', { starts: after, ends: undefined }],
    ['begins and ends later', 'coming', { starts: after, ends: '2026-07-01' }],
    ['begins now', 'running', { starts: now.toISOString(), ends: undefined }],
    ['began and ends later', 'running', { starts: before, ends: after }],
    ['ends now', 'running', { starts: before, ends: now.toISOString() }],
    ['has no dates', 'running', { starts: undefined, ends: undefined }],
    ['ended a moment ago', 'ended', { starts: undefined, ends: before }],
    ['began and ended', 'ended', { starts: '2026-01-01', ends: before }],
  ] as const)('that %s is %s', (_, state, dates) => {
    expect(promotionState(dates, now)).toBe(state);
  });
});

test('promotions that run come before those that are coming, and these before those that ended', () => {
  const dates = {
    ended: { starts: undefined, ends: before },
    coming: { starts: after, ends: undefined },
    running: { starts: before, ends: after },
  };
  const listed = Object.entries(dates).map(
    ([slug, when]) => ({ slug, ...when }) as Promotion,
  );
  expect(inOrder(listed, now).map(({ slug }) => slug)).toEqual([
    'running',
    'coming',
    'ended',
  ]);
});
