import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { histories } from '../../simulation/history.ts';
import { startPlayer } from '../../simulation/play.ts';

const player = await startPlayer();
afterAll(player.close);

test('after fifty histories of failures every acknowledged submission was delivered once, or is a dead letter', async () => {
  // The same ones every time: `npm run simulate` plays others.
  await fc.assert(fc.asyncProperty(histories, player.play), { seed: 1, numRuns: 50 });
  expect(player.totals).toMatchObject({ histories: 50, acknowledged: expect.any(Number) });
  expect(player.totals.acknowledged).toBeGreaterThan(50);
});
