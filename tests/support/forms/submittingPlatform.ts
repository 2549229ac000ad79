import { afterAll, beforeEach } from 'vitest';
import {
  listStored,
  type StoredSummary,
  type SubmissionFolder,
} from '../../../src/worker/submissions/submissionStore.ts';
import { type Platform, type Settings, startPlatform } from '../platform.ts';
import { type SubmissionBackEnd, startSubmissionBackEnd } from './submissionBackEnd.ts';

/** What a test file inspects: a platform, its back end, and its storage. */
export interface SubmittingPlatform {
  site: Platform;
  backEnd: SubmissionBackEnd;
  /** References that the back end accepted, sorted; duplicates appear twice. */
  taken(): string[];
  waiting(): Promise<StoredSummary[]>;
  deadLetters(): Promise<StoredSummary[]>;
  /** Makes all waiting submissions due. */
  makeDue(): Promise<void>;
  /**
   * Advances the clock, by five minutes by default: everything waiting is due, and the
   * cron trigger processes it.
   */
  passTime(until?: number): Promise<void>;
}

/**
 * A platform and its back end for the tests of a file: before each test the back end is
 * reset and accepts everything. Retries are due at once.
 */
export async function submittingPlatform({
  vars,
  ...settings
}: Settings = {}): Promise<SubmittingPlatform> {
  const backEnd = await startSubmissionBackEnd();
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
