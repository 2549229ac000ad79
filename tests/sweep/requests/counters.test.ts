import { expect, onTestFinished, test } from 'vitest';
import { linesOf } from '../../support/logLines.ts';
import { startPlatform } from '../../support/platform.ts';

test('counters are written to the platform’s dataset', async () => {
  const analyticsEngineDatasets = { METRICS: { dataset: 'risi_site' } };
  const site = await startPlatform({ bind: (built) => ({ ...built, analyticsEngineDatasets }) });
  onTestFinished(() => site.close());
  expect(await site.environment()).toHaveProperty('METRICS');
  for (let visits = 0; visits < 2; visits++)
    expect((await fetch(`${site.url}/es/historia`)).status).toBe(200);
  expect(linesOf(site, 'request-failed')).toEqual([]);
});
