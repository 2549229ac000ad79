import {
  type Answering,
  type Behaviour,
  type FailingOrigin,
  startFailingOrigin,
} from './failingOrigin.ts';
import { type Deployment, type RunningSite, startSite } from './site.ts';

/**
 * A site that has kept nothing yet, and the origin that it reads from. Both end with
 * `await using`.
 */
export async function startReadingSite(
  behaviour: Behaviour | Answering,
  vars: Record<string, string> = {},
  deployment: Deployment = {},
): Promise<RunningSite & { origin: FailingOrigin } & AsyncDisposable> {
  const origin = await startFailingOrigin();
  origin.behave(behaviour);
  const site = await startSite({ ORIGIN_DEV_URL: origin.url, ...vars }, deployment);
  return {
    ...site,
    origin,
    async [Symbol.asyncDispose]() {
      await site.close();
      await origin.close();
    },
  };
}
