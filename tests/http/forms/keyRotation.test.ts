import { beforeAll, expect, test, vi } from 'vitest';
import { plainPdf } from '../../support/forms/answers.ts';
import { postApi, postPage } from '../../support/forms/posting.ts';
import { newOfficer } from '../../support/forms/sealedSite.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';

const oldKey = 'the old key for tests only, 32 characters or more';
const newKey = 'the new key for tests only, 32 characters or more';

const { site, origin, deploy, taken, waiting, passTime } = await submittingSite({
  ATTACHMENT_KEY: oldKey,
  REPORT_PUBLIC_KEY: (await newOfficer()).keys[0]?.publicKey ?? '',
});
/** Made with the old key. */
let oldLink: string;
let oldReceipt: string;

const mailboxCode = />(?:[B-Y3-9]{4}-){4}[B-Y3-9]{4}</;
const both = { ATTACHMENT_KEY: newKey, ATTACHMENT_KEY_PREVIOUS: oldKey };
const open = async (address: string) => {
  const response = await fetch(new URL(address, site.url));
  return { status: response.status, text: await response.text() };
};

beforeAll(async () => {
  expect(await postApi(site, 'work')).toMatchObject({ status: 200 });
  oldLink = origin.attachment('cv').url;
  oldReceipt = (await postPage(site, 'ethical')).headers.get('Location') ?? '';
  expect(await open(oldLink)).toEqual({ status: 200, text: plainPdf });
  await vi.waitUntil(async () => (await waiting()).length === 0, 60_000);
});

test('while the previous key is set, links and receipts of both keys are valid, and new ones use the new key', async () => {
  await deploy(both);
  expect(await open(oldLink)).toEqual({ status: 200, text: plainPdf });
  expect((await open(oldReceipt)).text).toContain(
    oldReceipt.match(/[A-Z0-9]{4}(?:-[A-Z0-9]{4}){2}/)?.[0],
  );
  expect(mailboxCode.test((await open(oldReceipt)).text)).toBe(true);
  expect(await postApi(site, 'work')).toMatchObject({ status: 200 });
  const newLink = origin.attachment('cv').url;
  expect((await open(newLink)).status).toBe(200);
  // A deployment with only the new key opens it, so it was signed with that key.
  await deploy({ ATTACHMENT_KEY: newKey });
  expect((await open(newLink)).status).toBe(200);
});

test('once the previous key is removed, its links and receipts are refused', async () => {
  await deploy({ ATTACHMENT_KEY: newKey });
  expect((await open(oldLink)).status).toBe(404);
  expect((await open(oldReceipt)).text).toContain('Aceptar y continuar');
});

test('a submission waiting during a key change arrives with a link signed by the new key', async () => {
  await deploy({ ATTACHMENT_KEY: oldKey });
  origin.behave(503);
  const { reference } = await postApi(site, 'work');
  await deploy({ ATTACHMENT_KEY: newKey });
  origin.behave('well');
  await passTime();
  await expect.poll(taken).toEqual([reference]);
  expect(await open(origin.attachment('cv').url)).toEqual({ status: 200, text: plainPdf });
});
