import { CommandError, say } from '../commandLine.ts';
import { fetchFailure } from '../fetchFailure.ts';
import { report } from '../table.ts';
import { addressChecks, apiChecks, discoveryChecks } from './addresses.ts';
import { formChecks } from './forms.ts';
import { journeys } from './journeys.ts';
import { headerChecks, pageChecks } from './pages.ts';
import { type Check, type Finding, openSite, timeoutMs } from './site.ts';

/**
 * Runs every check once and prints the results.
 *
 * @param siteUrl Scheme and host of the site.
 * @param playsJourneys Whether to play the journeys instead, one of which sends a question.
 * @returns Whether nothing is wrong.
 * @throws CommandError if the site does not respond.
 */
export async function smoke(siteUrl: string, playsJourneys = false): Promise<boolean> {
  const site = await openSite(siteUrl).catch((error: unknown) => {
    throw new CommandError(`${siteUrl}: ${fetchFailure(error, timeoutMs)}`);
  });
  const checks = playsJourneys
    ? journeys(site)
    : [
        ...addressChecks(site),
        ...pageChecks(site),
        ...headerChecks(site),
        ...(await discoveryChecks(site)),
        ...formChecks(site),
        ...apiChecks(site),
      ];
  const findings: Finding[] = [];
  for (const check of checks) findings.push(await findingOf(check));

  const wrong = findings.filter(({ faults }) => faults.length);
  const leftOut = findings.filter(({ leftOut }) => leftOut !== undefined);
  const looked = findings.length - leftOut.length;
  const verdict = wrong.length
    ? `${wrong.length} of ${looked} are wrong`
    : `all ${looked} are as they should be`;
  const rest = leftOut.length ? `, ${leftOut.length} left out` : '';
  say(report(findings.map(rowOf), findings, `${siteUrl}: ${verdict}${rest}`));
  return wrong.length === 0;
}

/** An exception in a check counts as a fault. */
async function findingOf({ name, about, run }: Check): Promise<Finding> {
  const found = await run().catch((error: unknown) => [fetchFailure(error, timeoutMs)]);
  const result = 'leftOut' in found ? { faults: [], ...found } : { faults: found };
  return { name, ...(about ? { about } : {}), ...result };
}

function rowOf({ name, about = '', faults, leftOut }: Finding): string[] {
  if (leftOut !== undefined) return ['-', name, `left out: ${leftOut}`];
  return faults.length ? ['WRONG', name, ''] : ['ok', name, about];
}
