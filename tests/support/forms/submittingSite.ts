import { beforeEach } from 'vitest';
import {
  listStored,
  type SubmissionFolder,
} from '../../../src/worker/submissions/submissionStore.ts';
import { ownSite } from '../ownSite.ts';
import type { RunningSite } from '../site.ts';
import { type SubmissionBackEnd, startSubmissionBackEnd } from './submissionBackEnd.ts';

/** What became of submissions, by the back end and the site's storage. */
export function submissionsOf(
  site: Pick<RunningSite, 'environment' | 'tick'>,
  backEnd: SubmissionBackEnd,
) {
  const stored = async (folder: SubmissionFolder) =>
    listStored((await site.environment()).SUBMISSIONS, folder);
  const makeDue = async () => {
    const { SUBMISSIONS } = await site.environment();
    for (const { reference } of await stored('outbox/'))
      await setDue(SUBMISSIONS, `outbox/${reference}.json`);
  };
  return {
    /** References that the back end accepted, sorted; duplicates appear twice. */
    taken: () => backEnd.taken.map(({ reference }) => reference).sort(),
    waiting: () => stored('outbox/'),
    deadLetters: () => stored('dead-letters/'),
    /** Makes all waiting submissions due. */
    makeDue,
    /** Five minutes, by default: all that waits is due, and the cron trigger processes it. */
    passTime: async (until = Date.now() + 5 * 60 * 1000) => {
      await makeDue();
      await site.tick(new Date(until));
    },
  };
}

async function setDue(bucket: R2Bucket, key: string): Promise<void> {
  const object = await bucket.get(key);
  const waiting = await object?.json<object>();
  await bucket.put(key, JSON.stringify({ ...waiting, dueAt: 0 }), {
    customMetadata: { ...object?.customMetadata, dueAt: '0' },
  });
}

async function start(vars: Record<string, string>) {
  const origin = await startSubmissionBackEnd();
  // Nothing is tried again before a test lets time pass.
  const always = { ORIGIN_DEV_URL: origin.url, OUTBOX_DELAYS: '3600' };
  const site = await ownSite({ ...always, ...vars });
  /** Gives the site these settings instead of those it had, as a deployment does. */
  const deploy = (others: Record<string, string>) => site.deploy({ ...always, ...others });
  return { site, origin, deploy, ...submissionsOf(site, origin) };
}

let shared: ReturnType<typeof start> | undefined;

/**
 * A site and its back end, which before each test of the file forgets everything and
 * accepts again. Files without `vars` share one.
 */
export async function submittingSite(vars?: Record<string, string>) {
  if (!vars) shared ??= start({});
  const submitting = await ((!vars && shared) || start(vars ?? {}));
  beforeEach(() => {
    submitting.origin.forget();
    submitting.origin.behave('well');
  });
  return submitting;
}
