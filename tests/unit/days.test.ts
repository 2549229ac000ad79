import { afterEach, expect, test, vi } from 'vitest';
import { pastDay } from '../../src/content/days.ts';

afterEach(() => void vi.useRealTimers());

test('a label may be reviewed today, in Madrid, but not tomorrow', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-07T23:30:00Z') });
  expect(pastDay.safeParse('2026-03-08').success).toBe(true);
  expect(pastDay.safeParse('2026-03-09').success).toBe(false);
});
