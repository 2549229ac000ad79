import { CommandError, complain } from '../commandLine.ts';
import { smoke } from '../smoke/smoke.ts';
import { publishedWithFaults } from './publishedWithFaults.ts';

/** Milliseconds until a new address is reachable everywhere. */
const addressTimeoutMs = 120_000;

/**
 * Runs the smoke test of a site that was just published, once its address is reachable.
 *
 * @throws CommandError with the status `publishedWithFaults`.
 */
export async function inspect(siteUrl: string, environment: string): Promise<void> {
  const rollback = `The version before comes back with: npx wrangler rollback --env ${environment} --yes`;
  if (!(await isAnswering(siteUrl)))
    throw new CommandError(
      `${siteUrl} does not answer yet. Look at it later: npm run smoke -- ${siteUrl}\n${rollback}`,
      publishedWithFaults,
    );
  if (!(await isSound(siteUrl)))
    throw new CommandError(`It is published nevertheless.\n${rollback}`, publishedWithFaults);
}

/** A site that does not respond is not sound either, and the reason is printed. */
const isSound = (siteUrl: string): Promise<boolean> =>
  smoke(siteUrl).catch((error: unknown) => {
    if (!(error instanceof CommandError)) throw error;
    complain(error.message);
    return false;
  });

/** Waits for a new address to respond. Returns whether it does. */
async function isAnswering(siteUrl: string): Promise<boolean> {
  const start = Date.now();
  while (Date.now() - start < addressTimeoutMs) {
    const status = await fetch(siteUrl, {
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    }).then(
      ({ status }) => status,
      () => 0,
    );
    if (status > 0 && status < 500) return true;
    await new Promise((resolve) => setTimeout(resolve, 3_000));
  }
  return false;
}
