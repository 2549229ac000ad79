import { afterAll, beforeEach } from 'vitest';
import {
  listStored,
  type StoredSummary,
  type SubmissionFolder,
} from '../../src/worker/submissions/submissionStore.ts';
import { type Platform, type Settings, startPlatform } from './platform.ts';
import { type SubmissionOrigin, startSubmissionOrigin } from './submissionOrigin.ts';

/** What a file of tests looks at: a platform, its back end, and what is stored. */
export interface SubmittingPlatform {
  site: Platform;
  backEnd: SubmissionOrigin;
  /** References that the back end has taken, sorted; one it took twice is there twice. */
  taken(): string[];
  waiting(): Promise<StoredSummary[]>;
  deadLetters(): Promise<StoredSummary[]>;
  /** Makes the next attempt of all that waits due. */
  makeDue(): Promise<void>;
  /**
   * Lets time pass, five minutes unless a time is given: all that waits is due, and the
   * cron trigger finds it.
   */
  passTime(until?: number): Promise<void>;
}

/**
 * A platform for the tests of a file, and the back end that its submissions go to:
 * before each test it has seen none and takes all. What waits is due at once.
 */
export async function submittingPlatform({
  vars,
  ...settings
}: Settings = {}): Promise<SubmittingPlatform> {
  const backEnd = await startSubmissionOrigin();
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
  const stored = async (folder: SubmissionFolder) =>
    listStored((await site.environment()).SUBMISSIONS, folder);
  const makeDue = async () => {
    const { SUBMISSIONS } = await site.environment();
    for (const { reference } of await stored('outbox/'))
      await setDue(SUBMISSIONS, `outbox/${reference}.json`);
  };
  return {
    site,
    backEnd,
    taken: () => backEnd.taken.map(({ reference }) => reference).sort(),
    waiting: () => stored('outbox/'),
    deadLetters: () => stored('dead-letters/'),
    makeDue,
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
