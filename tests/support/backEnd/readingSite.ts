import { type Deployment, type RunningSite, startSite } from '../site.ts';
import {
  type Answering,
  type Behaviour,
  type FailingBackEnd,
  startFailingBackEnd,
} from './failingBackEnd.ts';

/** A site with empty caches, and its back end. Both stop with `await using`. */
export async function startReadingSite(
  behaviour: Behaviour | Answering,
  vars: Record<string, string> = {},
  deployment: Deployment = {},
): Promise<RunningSite & { backEnd: FailingBackEnd } & AsyncDisposable> {
  const backEnd = await startFailingBackEnd();
  backEnd.behave(behaviour);
  const site = await startSite({ ORIGIN_DEV_URL: backEnd.url, ...vars }, deployment);
  return {
    ...site,
    backEnd,
    async [Symbol.asyncDispose]() {
      await site.close();
      await backEnd.close();
    },
  };
}
