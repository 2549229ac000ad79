import { inSystemWords, type Message, message } from '../../messages/messages.ts';
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
  const rollback = inSystemWords(message('deploy.rollback', { environment }));
  const refuse = (what: Message) => {
    throw new CommandError(`${inSystemWords(what)}\n${rollback}`, publishedWithFaults);
  };
  if (!(await isAnswering(siteUrl))) refuse(message('deploy.noAnswer', { site: siteUrl }));
  if (!(await isSound(siteUrl))) refuse(message('deploy.published'));
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
