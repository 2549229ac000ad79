import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { FormName } from '../../../src/site/forms/forms.ts';
import {
  deleteStored,
  readStored,
  returnToOutbox,
} from '../../../src/worker/submissions/submissionStore.ts';
import { keysInBucket, postApi } from '../../support/forms/posting.ts';
import type { WriteBehaviour } from '../../support/forms/submissionBackEnd.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';
import { linesOf } from '../../support/logLines.ts';

const { site, origin, deploy, taken, waiting, deadLetters, makeDue, passTime } =
  await submittingSite({});
const bucket = async () => (await site.environment()).SUBMISSIONS;
/** Lets everything that waits arrive, or die. */
const settle = async (status: WriteBehaviour = 'well') => {
  origin.behave(status);
  await passTime();
  await expect.poll(waiting).toEqual([]);
};
const referencesOf = (stored: { reference: string }[]) => stored.map(({ reference }) => reference);

test('a submission that the back end could not take waits, and arrives once it is due', async () => {
  origin.behave(503);
  const { reference, status } = await postApi(site, 'other');
  expect(status).toBe(200);
  expect(await waiting()).toMatchObject([{ reference, form: 'other', attempts: 1 }]);
  origin.behave('well');
  await site.tick();
  expect(await waiting()).toHaveLength(1);
  await passTime();
  await expect.poll(waiting).toEqual([]);
  expect(taken()).toEqual([reference]);
});

test('why nobody took a submission is in its log line, and with each attempt in its dead letter', async () => {
  const answers: [number, reason: string][] = [
    [503, 'status 503'],
    [520, 'connection reset (520)'],
    [521, 'connection refused (521)'],
    [522, 'connection timeout (522)'],
    [525, 'TLS handshake (525)'],
    [409, 'status 409'],
  ];
  origin.behave(() => answers[origin.calls.length - 1]?.[0] ?? 'well');
  const { reference = '' } = await postApi(site, 'other');
  await deploy({ OUTBOX_DELAYS: '0' });
  await passTime();
  await expect.poll(waiting).toEqual([]);
  const { SUBMISSIONS } = await site.environment();
  const letter = await readStored(SUBMISSIONS, 'dead-letters/', reference);
  expect(letter?.history?.map(({ reason }) => reason)).toEqual(answers.map(([, reason]) => reason));
  expect(letter?.history?.at(-1)).toEqual({
    at: expect.any(Number),
    delivery: 'refused',
    status: 409,
    reason: 'status 409',
    answer: expect.any(String),
  });
  expect(linesOf(site, 'dead-letter').at(-1)).toMatchObject({
    reference,
    status: 409,
    reason: 'status 409',
  });
  await deleteStored(SUBMISSIONS, 'dead-letters/', reference);
  await deploy({});
});

test('with a secret, every attempt proves to the back end that it is the site', async () => {
  const ORIGIN_SECRET = 'a secret for tests only, 32 characters or more';
  await deploy({ ORIGIN_SECRET });
  origin.behave(() => (origin.calls.length === 1 ? 503 : 'well'));
  await postApi(site, 'other');
  await passTime();
  await expect.poll(waiting).toEqual([]);
  expect(origin.calls).toHaveLength(2);
  for (const { path, headers, reference, text } of origin.calls) {
    const signed = [path, reference, headers['x-site-time'], text].join('\n');
    const signature = createHmac('sha256', ORIGIN_SECRET).update(signed).digest('hex');
    expect(headers['x-site-signature']).toBe(signature);
  }
  await deploy({});
});

test('waiting submissions are delivered or become dead letters, even with invalid settings', async () => {
  origin.behave(503);
  const { reference: mine = '' } = await postApi(site, 'other');
  const { reference: refused = '' } = await postApi(site, 'question');
  await deploy({ OUTBOX_DELAYS: 'soon', PIXEL_ID: 'no number' });
  origin.behave(({ reference }) => (reference === refused ? 422 : 'well'));
  await passTime();
  await expect.poll(waiting).toEqual([]);
  expect(taken()).toEqual([mine]);
  expect(referencesOf(await deadLetters())).toEqual([refused]);
  await deploy({});
});

describe('for a waiting submission', () => {
  test('the hundredth attempt is the last, and makes it a dead letter', async () => {
    origin.behave(503);
    const { reference } = await postApi(site, 'other');
    await deploy({ OUTBOX_DELAYS: '0' });
    await passTime();
    await expect.poll(waiting).toEqual([]);
    expect(origin.calls).toHaveLength(100);
    const dead = { reference, attempts: 100 };
    expect(await deadLetters()).toContainEqual(expect.objectContaining(dead));
    expect(linesOf(site, 'dead-letter').at(-1)).toMatchObject(dead);
    await deploy({});
  });

  test('several messages cause one attempt', async () => {
    origin.behave(503);
    const { reference = '' } = await postApi(site, 'other');
    await makeDue();
    const { OUTBOX } = await site.environment();
    await OUTBOX.sendBatch(Array.from({ length: 25 }, () => ({ body: reference })));
    await expect.poll(() => origin.calls.length).toBe(2);
    // A report is sent only through the queue, after those messages.
    origin.behave('well');
    const { reference: report = '' } = await postApi(site, 'ethical');
    await expect.poll(taken).toEqual([report]);
    expect(referencesOf(origin.calls)).toEqual([reference, reference, report]);
    await passTime();
    await expect.poll(waiting).toEqual([]);
    expect(taken()).toEqual([reference, report].sort());
  });

  test('a second post of the same answers is acknowledged and delivered with the first', async () => {
    origin.behave(503);
    const again = { envio: 'a1b2c3d4-0000-4000-8000-000000000000' };
    const first = await postApi(site, 'work', again);
    const [before] = await waiting();
    expect(await postApi(site, 'work', again)).toMatchObject(first);
    expect(await waiting()).toEqual([before]);
    // This time the back end accepts it, and nothing is left waiting.
    origin.behave('well');
    expect(await postApi(site, 'work', again)).toMatchObject(first);
    await expect.poll(waiting).toEqual([]);
    expect(taken()).toEqual([first.reference]);
  });

  test('health shows number and age, but not of reports, whose time is confidential', async () => {
    origin.behave(503);
    for (const name of ['question', 'ethical', 'other'] as const) await postApi(site, name);
    const letters = (await deadLetters()).length;
    const response = await fetch(`${site.url}/api/health`);
    expect(await response.json()).toMatchObject({
      ok: true,
      waiting: { submissions: 2, oldest: expect.any(Number), deadLetters: letters },
    });
    await settle();
  });
});

describe('a submission refused after its acknowledgement', () => {
  async function deadLetter(form: FormName, over: Record<string, string> = {}) {
    origin.behave(503);
    const { reference = '' } = await postApi(site, form, over);
    await settle(422);
    origin.behave('well');
    return reference;
  }

  test('becomes a dead letter, logged without its sender', async () => {
    const mensaje = 'Un mensaje inconfundible';
    const reference = await deadLetter('question', { mensaje });
    const letter = await (await bucket()).get(`dead-letters/${reference}.json`);
    expect(await letter?.json()).toMatchObject({
      attempts: 2,
      submission: { reference, form: 'question', payload: { mensaje } },
    });
    await expect
      .poll(() => linesOf(site, 'dead-letter'))
      .toContainEqual({
        event: 'dead-letter',
        form: 'question',
        outcome: 'dead',
        reference,
        attempts: 2,
        milliseconds: expect.any(Number),
        status: 422,
        reason: 'status 422',
      });
    expect(site.logs().join('\n')).not.toMatch(/inconfundible|Carmen|carmen@example/);
  });

  test('arrives with its attachment if it is returned to the outbox', async () => {
    const reference = await deadLetter('work');
    const other = await deadLetter('other');
    await returnToOutbox(await bucket(), reference);
    await site.tick(new Date(Date.now() + 5 * 60 * 1000));
    await expect.poll(taken).toEqual([reference]);
    const file = await fetch(origin.attachment('cv').url);
    expect(file.status).toBe(200);
    await file.body?.cancel();
    const left = referencesOf(await deadLetters());
    expect(left).not.toContain(reference);
    expect(left).toContain(other);
  });

  test('is kept for five weeks in all, however often it is sent again', async () => {
    const reference = await deadLetter('work');
    origin.behave(503);
    await returnToOutbox(await bucket(), reference);
    const keptAfter = async (days: number) => {
      await site.tick(new Date(Date.now() + days * 24 * 60 * 60 * 1000));
      return (await keysInBucket(site)).filter((key) => key.includes(reference));
    };
    expect(await keptAfter(34)).toEqual([`outbox/${reference}.json`]);
    expect(await keptAfter(36)).toEqual([]);
  });

  test('is deleted with its attachment, and nothing else', async () => {
    const mine = await deadLetter('work');
    await deadLetter('work');
    const before = await keysInBucket(site);
    const letter = (await deadLetters()).find(({ reference }) => reference === mine);
    const gone = await deleteStored(await bucket(), 'dead-letters/', mine);
    expect(gone).toEqual([letter?.attachment, `dead-letters/${mine}.json`]);
    expect(await keysInBucket(site)).toEqual(before.filter((key) => !gone.includes(key)));
    expect(await deleteStored(await bucket(), 'dead-letters/', mine)).toEqual([]);
  });
});
