import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { attachmentsPath } from '../../src/worker/submissions/signedLink.ts';
import { plainPdf } from '../support/answers.ts';
import { postApi, postPage } from '../support/posting.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import {
  type SubmissionOrigin,
  startSubmissionOrigin,
} from '../support/submissionOrigin.ts';

const oldKey = 'the old key for tests only, 32 characters or more';
const newKey = 'the new key for tests only, 32 characters or more';

let origin: SubmissionOrigin;
let site: RunningSite | undefined;
/** Made with the old key, as path and query. */
let oldLink: string;
let oldReceipt: string;

const startWith = async (secrets: Record<string, string>): Promise<RunningSite> => {
  site = await startSite({ ORIGIN_DEV_URL: origin.url }, { secrets });
  return site;
};
const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;
/**
 * The bucket outlives a deployment: here each deployment starts with an empty one, so
 * the attachment is put back.
 */
const restoreAttachment = async (on: RunningSite): Promise<void> => {
  const { SUBMISSIONS } = await on.environment();
  await SUBMISSIONS.put(
    new URL(oldLink, on.url).pathname.slice(attachmentsPath.length),
    plainPdf,
  );
};
const open = async (on: RunningSite, link: string) => {
  const response = await fetch(on.url + link);
  return { status: response.status, text: await response.text() };
};

beforeAll(async () => {
  origin = await startSubmissionOrigin();
  const before = await startWith({ ATTACHMENT_KEY: oldKey });
  expect(await postApi(before, 'work')).toMatchObject({ status: 200 });
  oldLink = pathOf(origin.attachment('cv').url);
  oldReceipt = (await postPage(before, 'ethical')).headers.get('Location') ?? '';
  expect((await open(before, oldLink)).status).toBe(200);
  await before.close();
});
afterEach(async () => {
  await site?.close();
  site = undefined;
});
afterAll(() => origin.close());

test('while the previous key is known, links and receipts of both keys hold, and new ones are made with the new key', async () => {
  const during = await startWith({
    ATTACHMENT_KEY: newKey,
    ATTACHMENT_KEY_PREVIOUS: oldKey,
  });
  await restoreAttachment(during);
  expect(await open(during, oldLink)).toEqual({ status: 200, text: plainPdf });
  expect((await open(during, oldReceipt)).text).toContain(
    oldReceipt.slice('?sent='.length).match(/[A-Z0-9]{4}(?:-[A-Z0-9]{4}){2}/)?.[0],
  );

  origin.forget();
  expect(await postApi(during, 'work')).toMatchObject({ status: 200 });
  const link = pathOf(origin.attachment('cv').url);
  expect((await open(during, link)).status).toBe(200);
  const { SUBMISSIONS } = await during.environment();
  const key = new URL(link, during.url).pathname.slice(attachmentsPath.length);
  expect(await SUBMISSIONS.head(key)).not.toBeNull();
  await during.close();

  // A deployment that knows the new key alone opens it, so it was made with that one.
  const after = await startWith({ ATTACHMENT_KEY: newKey });
  await (await after.environment()).SUBMISSIONS.put(key, plainPdf);
  expect((await open(after, link)).status).toBe(200);
});

test('once the previous key is gone, its links and receipts are refused', async () => {
  const after = await startWith({ ATTACHMENT_KEY: newKey });
  await restoreAttachment(after);
  expect((await open(after, oldLink)).status).toBe(404);
  expect((await open(after, oldReceipt)).text).toContain('Aceptar y continuar');
});

test('a link whose signature was changed opens with no key', async () => {
  const during = await startWith({
    ATTACHMENT_KEY: newKey,
    ATTACHMENT_KEY_PREVIOUS: oldKey,
  });
  await restoreAttachment(during);
  const last = oldLink.at(-1);
  for (const forged of [
    oldLink.slice(0, -1) + (last === '0' ? '1' : '0'),
    oldLink.replace(/expires=\d/, 'expires=9'),
    oldLink.replace(/&signature=.*/, ''),
  ]) {
    expect((await open(during, forged)).status, forged).toBe(404);
  }
});
