import { expect, test } from 'vitest';
import { linesOf } from '../../support/logLines.ts';
import { startSite } from '../../support/site.ts';

test('counters are written to the platform’s dataset', async () => {
  const site = await startSite({}, { metrics: 'platform' });
  try {
    expect(await site.environment()).toHaveProperty('METRICS');
    for (let visits = 0; visits < 2; visits++)
      expect((await fetch(`${site.url}/es/historia`)).status).toBe(200);
    expect(linesOf(site, 'request-failed')).toEqual([]);
  } finally {
    await site.close();
  }
});
