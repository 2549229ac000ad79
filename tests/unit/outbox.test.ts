import { expect, test } from 'vitest';
import { delayAfter } from '../../src/worker/submissions/outbox.ts';

const seconds = (setting?: string) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 99].map((attempts) =>
    delayAfter(attempts, setting === undefined ? {} : { OUTBOX_DELAYS: setting }),
  );

test('a submission is sent at once, then retried after 30 s, 1, 2, 5, 10 and 30 min, then hourly', () => {
  const delays = [0, 30, 60, 120, 300, 600, 1800, 3600, 3600, 3600];
  expect(seconds()).toEqual(delays);
  expect(seconds('')).toEqual(delays);
});

test('a setting overrides the delays, and its last one repeats', () => {
  expect(seconds('1,20')).toEqual([0, 1, 20, 20, 20, 20, 20, 20, 20, 20]);
});
