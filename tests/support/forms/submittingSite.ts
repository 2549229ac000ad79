import { afterAll, beforeEach } from 'vitest';
import { type Deployment, type RunningSite, startSite } from '../site.ts';
import { type SubmissionBackEnd, startSubmissionBackEnd } from './submissionBackEnd.ts';

/**
 * A site and its back end for the tests of a file: before each test the back end is reset
 * and accepts everything.
 */
export async function submittingSite(
  vars: Record<string, string> = {},
  deployment?: Deployment,
): Promise<{ origin: SubmissionBackEnd; site: RunningSite }> {
  const origin = await startSubmissionBackEnd();
  const site = await startSite({ ORIGIN_DEV_URL: origin.url, ...vars }, deployment);
  beforeEach(() => {
    origin.forget();
    origin.behave('well');
  });
  afterAll(async () => {
    await site.close();
    await origin.close();
  });
  return { origin, site };
}
