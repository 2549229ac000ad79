import { beforeEach } from 'vitest';
import {
  listStored,
  type StoredSummary,
  type SubmissionFolder,
} from '../../../src/worker/submissions/submissionStore.ts';
import { type OwnSite, ownSite } from '../ownSite.ts';
import { type SubmissionBackEnd, startSubmissionBackEnd } from './submissionBackEnd.ts';

export interface SubmittingSite {
  site: OwnSite;
  origin: SubmissionBackEnd;
  /** References that the back end accepted, sorted; duplicates appear twice. */
  taken(): string[];
  waiting(): Promise<StoredSummary[]>;
  deadLetters(): Promise<StoredSummary[]>;
  /** Two hours later, when everything that waits is due, the cron trigger runs. */
  passTime(): Promise<void>;
}

const hour = 3_600_000;

async function start(vars: Record<string, string>): Promise<SubmittingSite> {
  const origin = await startSubmissionBackEnd();
  // Nothing is tried again before a test lets time pass.
  const site = await ownSite({
    ORIGIN_DEV_URL: origin.url,
    OUTBOX_DELAYS: '3600',
    ...vars,
  });
  let now = Date.now();
  const stored = async (folder: SubmissionFolder) =>
    listStored((await site.environment()).SUBMISSIONS, folder);
  return {
    site,
    origin,
    taken: () => origin.taken.map(({ reference }) => reference).sort(),
    waiting: () => stored('outbox/'),
    deadLetters: () => stored('dead-letters/'),
    passTime: async () => {
      now = Math.max(now, Date.now()) + 2 * hour;
      await site.setClock(now);
      await site.tick(new Date(now));
    },
  };
}

let shared: Promise<SubmittingSite> | undefined;

/**
 * A site and its back end, which before each test of the file forgets everything and
 * accepts again. Files that need no settings of their own share one.
 */
export async function submittingSite(
  vars?: Record<string, string>,
): Promise<SubmittingSite> {
  shared ??= vars ? undefined : start({});
  const submitting = await (vars || !shared ? start(vars ?? {}) : shared);
  beforeEach(() => {
    submitting.origin.forget();
    submitting.origin.behave('well');
  });
  return submitting;
}
