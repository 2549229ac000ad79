import { describe, expect, test, vi } from 'vitest';
import { environmentOf } from '../../build/commands/wrangler.ts';
import { deleteAll } from '../../src/worker/bucket.ts';
import type { Env } from '../../src/worker/env.ts';
import { consume, delayAfter, enqueueOverdue } from '../../src/worker/submissions/outbox.ts';
import { referenceAround } from '../../src/worker/submissions/reference.ts';
import {
  deleteStored,
  listStored,
  submissionsFrom,
} from '../../src/worker/submissions/submissionStore.ts';
import { readWriteResponse } from '../../src/worker/submissions/writeResponse.ts';

// The platform has it when the module is imported.
vi.stubGlobal('caches', {});
const { missesToldAt, raiseAlarms } = await import('../../src/worker/alarms/raiseAlarms.ts');

const seconds = (setting?: string) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 99].map((attempts) =>
    delayAfter(attempts, setting === undefined ? {} : { OUTBOX_DELAYS: setting }),
  );

test('a submission is sent at once, then retried after 30 s, 1, 2, 5, 10 and 30 min, then hourly', () => {
  const delays = [0, 30, 60, 120, 300, 600, 1800, 3600, 3600, 3600];
  expect(seconds()).toEqual(delays);
  expect(seconds('')).toEqual(delays);
});

test('a setting overrides the delays, and its last one repeats', () => {
  expect(seconds('1,20')).toEqual([0, 1, 20, 20, 20, 20, 20, 20, 20, 20]);
});

test('a lost message is replaced within five minutes, whenever the cron trigger runs', async () => {
  const { crons = [] } = environmentOf('wrangler.toml', 'production').triggers;
  const interval = Number(/^\*\/(\d+) /.exec(crons[0] ?? '')?.[1]) * 60_000;
  const dueAt = 1_000_000_000;
  const waiting = { reference: 'r', form: 'other', receivedAt: 0, attempts: 1, dueAt };
  const enqueuedAt = async (first: number): Promise<number> => {
    for (let now = first; ; now += interval) {
      let sent = 0;
      const OUTBOX = { sendBatch: async () => void sent++ } as unknown as Env['OUTBOX'];
      await enqueueOverdue([{ ...waiting, writtenAt: 0 }], now, { OUTBOX } as Env);
      if (sent) return now;
    }
  };
  for (let phase = 0; phase < interval; phase += 30_000)
    expect((await enqueuedAt(dueAt + phase)) - dueAt).toBeLessThanOrEqual(5 * 60_000);
});

/** A bucket in which this many submissions are stored, the last in the list for longest. */
const crowdedBucket = (count: number) =>
  ({
    list: async ({ prefix = '', cursor = '0' }: R2ListOptions) => {
      const start = Number(cursor);
      const objects = Array.from({ length: Math.min(1_000, count - start) }, (_, i) => ({
        key: `${prefix}${start + i}.json`,
        uploaded: new Date(count - start - i),
        customMetadata: { form: 'other', dueAt: String(count - start - i) },
      }));
      const end = start + objects.length;
      return { objects, truncated: end < count, cursor: String(end) };
    },
    get: async (key: string) => {
      const [, reference = ''] = /(\d+)\.json$/.exec(key) ?? [];
      const submission = { reference, payload: { email: `${reference}@example.com` } };
      return reference ? { json: async () => ({ submission }) } : null;
    },
    put: async () => ({}),
  }) as unknown as R2Bucket;

test('after an outage, however many wait, all are listed, and who has waited longest is sent first', async () => {
  const waiting = await listStored(crowdedBucket(12_345), 'outbox/');
  expect(waiting).toHaveLength(12_345);
  const sent: string[] = [];
  const sendBatch = async (messages: { body: string }[]) =>
    void sent.push(...messages.map(({ body }) => body));
  await enqueueOverdue(waiting, Date.now(), { OUTBOX: { sendBatch } } as unknown as Env);
  // What one run may send: the others are overdue in the next one, too.
  expect(sent).toHaveLength(10_000);
  expect(sent.slice(0, 2)).toEqual(['12344', '12343']);
});

test('whoever asks for their data gets it, however many dead letters come before', async () => {
  const bucket = crowdedBucket(12_345);
  const { found } = await submissionsFrom(bucket, 'dead-letters/', ' 12344@Example.com');
  expect(found.map(({ submission }) => submission.reference)).toEqual(['12344']);
});

test('whoever asks for their data may spell their address with accents, as they typed it', async () => {
  const payload = { email: 'Ana@xn--espaa-rta.example' };
  const stored = { submission: { reference: 'R', form: 'other', payload } };
  const bucket = {
    list: async () => ({ objects: [{ key: 'outbox/R.json', uploaded: new Date(0) }] }),
    get: async () => ({ json: async () => stored }),
  } as unknown as R2Bucket;
  for (const email of ['ana@españa.example', ' ANA@ESPAÑA.example ', payload.email]) {
    const { found } = await submissionsFrom(bucket, 'outbox/', email);
    expect(found, email).toHaveLength(1);
  }
});

test('what is erased while the back end refuses it does not come back as a dead letter', async () => {
  const submission = { reference: 'R', form: 'other', payload: {}, site: 'https://example.com' };
  const stored = new Map<string, string>();
  const SUBMISSIONS = {
    get: async (key: string) => ({ json: async () => JSON.parse(stored.get(key) ?? '') }),
    head: async (key: string) => (stored.has(key) ? { key } : null),
    put: async (key: string, text: string) => ({ etag: stored.set(key, text) }),
    delete: async (keys: string | string[]) => [keys].flat().map((key) => stored.delete(key)),
  } as unknown as R2Bucket;
  const env = { SUBMISSIONS, ORIGIN_URL: 'https://api.example.com' } as Env;
  const messages = [{ body: 'R', ack: () => undefined }];
  const left = async (erase: boolean) => {
    stored.set('outbox/R.json', JSON.stringify({ submission, attempts: 0, dueAt: 0 }));
    vi.stubGlobal('fetch', async () => {
      if (erase) await deleteStored(SUBMISSIONS, 'outbox/', 'R');
      return Response.json({}, { status: 422 });
    });
    await consume({ messages } as unknown as MessageBatch<string>, env);
    return [...stored.keys()];
  };
  expect(await left(true)).toEqual([]);
  expect(await left(false)).toEqual(['dead-letters/R.json']);
});

test('without a webhook, the log has an error while a deadline of a report is near or missed', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const raise = (missed: number[], soon: number[]) =>
    raiseAlarms(
      Date.now(),
      { waiting: [], deadLetters: [], deadlines: { missed, soon } },
      {} as Env,
    );
  await raise([], []);
  expect(told).not.toHaveBeenCalled();
  await raise([0], [1, 2]);
  expect(told.mock.calls).toEqual([['{"event":"alert-unset","overdue":1,"due":2}']]);
  told.mockRestore();
});

test('an alarm counts all dead letters, and says since when', async () => {
  const told: { alarms: object[] }[] = [];
  const asked = new Set<string>();
  vi.stubGlobal('fetch', async (address: string | URL, { body }: RequestInit) => {
    if (String(address) !== 'https://alerts.example/') {
      asked.add(String(address));
      return Response.json({ data: [] });
    }
    told.push(JSON.parse(String(body)));
    return new Response();
  });
  const env = {
    SUBMISSIONS: crowdedBucket(1_234),
    SITE_URL: 'https://www.example.com',
    ORIGIN_URL: 'https://back-end.example',
    ORIGIN_DEV_URL: 'https://development.example',
    ALERT_WEBHOOK: 'https://alerts.example/',
  } as unknown as Env;
  const deadLetters = await listStored(env.SUBMISSIONS, 'dead-letters/');
  const deadlines = { missed: [], soon: [] };
  await raiseAlarms(Date.now(), { waiting: [], deadLetters, deadlines }, env);
  // The site's own back end, although the settings also name one of development.
  expect(asked).toEqual(new Set(['https://back-end.example/api/categories']));
  vi.unstubAllGlobals();
  const since = new Date(0).toISOString();
  expect(told.map(({ alarms }) => alarms)).toEqual([
    [{ name: 'dead-letters', state: 'raised', count: 1_234, since }],
  ]);
});

test.each([
  ['no JSON', '{"toldAt":'],
  ['another shape', '{"toldAt":[]}'],
  ['no times', '{"toldAt":{"dead-letters":"yesterday"}}'],
  ['unknown alarms', '{"toldAt":{"weather":1}}'],
  ['a time that is none', '{"awaySince":"today","toldAt":{}}'],
  ['a time to come', JSON.stringify({ toldAt: { 'dead-letters': Date.now() + 86_400_000 } })],
  ['nothing', 'null'],
])('what the alarms remember counts as empty and is replaced if it is %s', async (_, broken) => {
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.stubGlobal('fetch', async () => Response.json({ data: [] }));
  let state = broken;
  const SUBMISSIONS = {
    get: async () => ({ text: async () => state, json: async () => JSON.parse(state) }),
    put: async (_: string, text: string) => {
      state = text;
    },
  } as unknown as R2Bucket;
  const env = {
    SUBMISSIONS,
    SITE_URL: 'https://www.example.com',
    ORIGIN_URL: 'https://back-end.example',
    ALERT_WEBHOOK: 'https://alerts.example/',
  } as Env;
  const deadlines = { missed: [], soon: [] };
  expect(await missesToldAt(1, env)).toBe(0);
  for (let run = 0; run < 2; run++)
    await raiseAlarms(Date.now(), { waiting: [], deadLetters: [], deadlines }, env);
  expect(state).toBe('{"toldAt":{}}');
  expect(told.mock.calls).toEqual([['{"event":"alarms-unreadable"}']]);
  told.mockRestore();
  vi.unstubAllGlobals();
});

/** The reference of a post without JavaScript. */
const post = (time: string, answers = 'Hola') =>
  referenceAround(new Date(`2026-11-23T${time}Z`), async (minute) => [answers, minute].join(' '));

test('two clicks on either side of a full minute are one submission', async () => {
  const first = await post('10:00:59.800');
  expect(await post('10:01:00.300')).toBe(first);
  expect(await post('10:01:20.000')).toBe(first);
});

test('the same answers a minute later are another submission', async () => {
  const first = await post('11:00:10.000');
  expect(await post('11:01:09.999')).toBe(first);
  expect(await post('11:01:10.000')).not.toBe(first);
});

test('other answers are another submission at any time', async () => {
  const first = await post('12:00:59.800');
  expect(await post('12:00:59.900', 'Adiós')).not.toBe(first);
  expect(await post('12:01:00.300', 'Bueno')).not.toBe(first);
});

test('two clicks are one submission, however many posts arrive in a minute', async () => {
  for (let i = 0; i < 20_000; i += 1) await post('14:00:30.000', `Hola ${i}`);
  const first = await post('14:00:59.900');
  expect(await post('14:01:00.100')).toBe(first);
});

const json = 'application/json';
const answerOf = (response: Response) =>
  readWriteResponse('/api/contacto', response, AbortSignal.timeout(60_000));
const read = async (response: Response) => (await answerOf(response)).meaning;
const typed = (type: string) => ({ headers: { 'Content-Type': type } });

describe('an answer to a submission', () => {
  test.each([
    ['accepted', json, ''],
    ['accepted', 'text/html', ''],
    ['accepted', 'text/plain', 'OK'],
    ['accepted', json, '{"ok":false}'],
    ['accepted', json, '{"status":1}'],
    ['accepted', json, '{}'],
    ['accepted', json, '[]'],
    ['accepted', json, 'null'],
    ['refused', json, '\uFEFF{"status":0,"error":"x"}'],
    ['refused', json, '{"status":false}'],
    ['refused', json, '{"status":""}'],
    ['refused', json, '{"status":null}'],
    ['HTML', 'text/html; charset=utf-8', '<h1>Volvemos enseguida</h1>'],
    ['HTML', 'Text/HTML', 'Volvemos enseguida'],
    ['HTML', 'Application/XHTML+XML', 'Volvemos enseguida'],
    ['HTML', json, '\uFEFF\r\n <h1>Volvemos enseguida</h1>'],
    ['invalid JSON', json, '{"status":fal'],
    ['invalid JSON', 'text/plain', ' [1,'],
    ['too large', json, JSON.stringify({ status: true, more: 'x'.repeat(65_536) })],
  ])('is read as %s if it is %s: %.40s', async (meaning, type, body) => {
    expect(await read(new Response(body, typed(type)))).toBe(meaning);
  });

  test('is kept for operators as one line of 200 printable characters', async () => {
    const body = `{"error":\n\u0007"no\u202e"}${'x'.repeat(500)}`;
    const { meaning, answer } = await answerOf(new Response(body, { status: 422 }));
    expect(meaning).toBe('refused');
    expect(answer).toMatch(/^\{"error": "no "\}x+$/);
    expect(answer).toHaveLength(200);
  });

  test('is cut off if its body breaks, and a redirect is none', async () => {
    const broken = new ReadableStream({
      pull(controller) {
        controller.error(new Error('reset'));
      },
    });
    expect(await read(new Response(broken, typed(json)))).toBe('cut off');
    const redirect = { status: 302, headers: { Location: '/mantenimiento' } };
    expect(await read(new Response(null, redirect))).toBe('redirect');
  });
});

test('any number of copies is deleted, a thousand in each call', async () => {
  const calls: string[][] = [];
  const bucket = { delete: async (keys: string[]) => void calls.push(keys) } as unknown as R2Bucket;
  const keys = Array.from({ length: 2_001 }, (_, index) => `questions/${index}`);
  await deleteAll(bucket, keys);
  expect(calls.map(({ length }) => length)).toEqual([1000, 1000, 1]);
  expect(calls.flat()).toEqual(keys);
});
