import { ownSite } from '../ownSite.ts';
import { type Answering, type Behaviour, startFailingBackEnd } from './failingBackEnd.ts';

/** A site with empty caches, and its back end. Both stop with `await using`. */
export async function startReadingSite(
  behaviour: Behaviour | Answering,
  vars: Record<string, string> = {},
) {
  const backEnd = await startFailingBackEnd();
  backEnd.behave(behaviour);
  const site = await ownSite({ ORIGIN_DEV_URL: backEnd.url, ...vars });
  return {
    ...site,
    backEnd,
    async [Symbol.asyncDispose]() {
      await site.close();
      await backEnd.close();
    },
  };
}
