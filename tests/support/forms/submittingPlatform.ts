import { afterAll, beforeEach } from 'vitest';
import { type Settings, startPlatform } from '../platform.ts';
import { startSubmissionBackEnd } from './submissionBackEnd.ts';
import { submissionsOf } from './submittingSite.ts';

/**
 * A platform and its back end for the tests of a file: before each test the back end is
 * reset and accepts everything. Retries are due at once.
 */
export async function submittingPlatform({ vars, ...settings }: Settings = {}) {
  const backEnd = await startSubmissionBackEnd();
  const site = await startPlatform({
    vars: { ORIGIN_DEV_URL: backEnd.url, OUTBOX_DELAYS: '0', ...vars },
    ...settings,
  });
  beforeEach(() => {
    backEnd.forget();
    backEnd.behave('well');
  });
  afterAll(async () => {
    await site.close();
    await backEnd.close();
  });
  return { site, backEnd, ...submissionsOf(site, backEnd) };
}
