import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { actions } from '../../build/commands/reports/handling.ts';
import { messageFor } from '../../build/commands/reports/message.ts';
import { dueText, keptText, openReport } from '../../build/commands/reports/reading.ts';
import '../support/files/hex.ts';
import { maxMessageLength } from '../../src/pages/ethical-mailbox/mailboxState.ts';
import {
  type CaseDates,
  dayOf,
  dueOf,
  isOverdue,
  isSoon,
  lastDaysOf,
  mailboxDays,
  reportDates,
} from '../../src/site/ethicalChannel/deadlines.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import { words } from '../../src/site/i18n/words.ts';
import { newKeys } from '../../src/site/sealing/hpke.ts';
import { mailboxCodeOf, mailboxKeysOf, typedCode } from '../../src/site/sealing/mailboxCode.ts';
import { type Env, settingFaults } from '../../src/worker/env.ts';
import { type Case, openCase, readCase } from '../../src/worker/ethicalChannel/caseStore.ts';
import { deleteExpired, eraseCase } from '../../src/worker/ethicalChannel/deletion.ts';
import { mailboxOf, openedMailbox } from '../../src/worker/ethicalChannel/mailbox.ts';
import { addMessage } from '../../src/worker/ethicalChannel/mailboxStore.ts';
import { openedMailboxQuery, shownMailbox } from '../../src/worker/ethicalChannel/openedAddress.ts';
import { keysOfReaders, publishReaders } from '../../src/worker/ethicalChannel/readers.ts';
import { receiptOf, receiptQuery } from '../../src/worker/submissions/receipt.ts';
import { newOfficer } from '../support/forms/sealedSite.ts';

afterEach(() => vi.useRealTimers());

const randomCode = () => mailboxCodeOf(crypto.getRandomValues(new Uint8Array(64)));

test('a code is accepted in any grouping, and nothing else is', () => {
  const code = randomCode();
  expect(typedCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code.replaceAll('-', ''));
  for (const other of ['', code.slice(1), `${code}B`, code.replace(/^./, 'A')])
    expect(typedCode(other)).toBeUndefined();
  expect(typedCode('B'.repeat(1_000_000))).toBeUndefined();
});

/** A bucket in memory, and what was asked of it. */
function memoryBucket(stored: Record<string, unknown> = {}) {
  const asked: string[] = [];
  const metadata = new Map<string, object | undefined>();
  const bucket = {
    get: async (key: string) => {
      asked.push('get');
      return stored[key] && { etag: '', json: async () => stored[key] };
    },
    put: async (key: string, text: string, { customMetadata }: R2PutOptions = {}) => {
      stored[key] = text && JSON.parse(text);
      metadata.set(key, customMetadata);
      return {};
    },
    list: async ({ prefix, cursor = '' }: R2ListOptions) => {
      asked.push('list');
      const keys = Object.keys(stored).filter((key) => key.startsWith(prefix ?? ''));
      const page = keys.filter((key) => key > cursor).slice(0, 1_000);
      return {
        objects: page.map((key) => ({ key, customMetadata: metadata.get(key) })),
        truncated: page.length === 1_000,
        cursor: page.at(-1),
      };
    },
    delete: async (keys: string | string[]) => {
      for (const key of [keys].flat()) delete stored[key];
    },
  } as unknown as R2Bucket;
  return { asked, bucket, metadata, stored };
}

test('an author who fills the mailbox does not keep the officer from answering', async () => {
  const { bucket } = memoryBucket();
  const send = (from: 'author' | 'officer', at: number) =>
    addMessage(bucket, 'R', String(at), { from, at, forAuthor: '', forOfficer: '' });
  for (let at = 1_000; at < 1_150; at++) expect(await send('author', at)).toBe(true);
  expect(await send('author', 2_000)).toBe(false);
  expect(await send('officer', 2_001)).toBe(true);
});

test('only a fingerprint is left of a report that was deleted, even if the back end never took it', async () => {
  const id = '00000000-1111-4222-8333-444444444444';
  // A second copy, of a post that arrived twice.
  const documents = `sealed/${id} sealed/${id.replace('8333', '9333')}`;
  const keys = 'cases/R.json envelopes/h mailboxes/m.json outbox/R.json dead-letters/R.json';
  const all = `${keys} ${documents}`.split(' ').map((key) => [key, {}]);
  const { bucket, stored } = memoryBucket(Object.fromEntries(all));
  const attachment = { key: `sealed/${id}` } as Case['attachment'] & object;
  const one: Case = { reference: 'R', receivedAt: 0, hashes: ['h'], mailbox: 'm', attachment };
  await eraseCase(bucket, one);
  expect(stored).toEqual({ 'envelopes/h': '' });
});

test('a report whose contents were deleted says so, and its messages can still be read', async () => {
  expect(await openReport({ reference: 'R', receivedAt: 0 }, [])).toEqual({
    problem: expect.stringContaining('were deleted'),
    text: '',
  });
});

test.each([
  ['close', 'closedAt'],
  ['extend', 'extendedAt'],
  ['acknowledge', 'acknowledgedAt'],
] as const)(
  'without its mailbox, a report takes %s, and the officer learns what was not written',
  async (verb, date) => {
    const { bucket } = memoryBucket();
    const { keyFile } = await newOfficer();
    const one: Case = { reference: 'R', receivedAt: 0, mailbox: 'missing' };
    await openCase(bucket, one);
    const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
    await actions[verb]?.({ bucket, keyFile, message: 'Hemos terminado.', folder: '' }, one);
    expect((await readCase(bucket, 'R'))?.[date]).toBeGreaterThan(0);
    expect(told.mock.calls).toEqual([
      ['The author of R has no mailbox any more, so the message was not written'],
    ]);
    told.mockRestore();
  },
);

test('the officer sees how long an answered report is kept, and how to keep it', () => {
  const one: Case = { ...received, closedAt: at('2026-12-10'), reference: 'R' };
  expect(dueText(one, at('2026-12-10'))).toBe('contents until 2027-02-28');
  expect(keptText(one)).toContain('Kept until 2027-02-28: the report');
  expect(keptText(one)).toContain('Kept until 2027-01-09: the mailbox');
  expect(keptText(one)).toContain('npm run reports -- proceed R');
  const investigated = { ...one, proceededAt: at('2026-12-05') };
  expect(dueText(investigated, at('2026-12-10'))).toBe('contents until 2036-11-30');
  expect(keptText(investigated)).not.toContain('proceed');
  expect(dueText({ ...one, isEmptied: true }, at('2027-03-02'))).toBe('contents deleted');
});

test('a message that is not on the command line is read from the standard input', async () => {
  const typed = (verb: string, given?: string) =>
    messageFor(verb, given, Readable.from(['¿Cuándo\n', 'fue?\n']));
  for (const verb of ['ask', 'extend', 'close']) expect(await typed(verb)).toBe('¿Cuándo\nfue?');
  expect(await typed('acknowledge', '-')).toBe('¿Cuándo\nfue?');
  expect(await typed('ask', 'Hola')).toBe('Hola');
  for (const verb of ['acknowledge', 'proceed', 'read']) expect(await typed(verb)).toBeUndefined();
});

/** A bucket with a report whose mailbox has this code, and the officer's settings. */
async function withMailbox(code: string) {
  const { id, publicKey } = await mailboxKeysOf(code);
  const { asked, bucket } = memoryBucket({
    [`mailboxes/${id}.json`]: { reference: 'R', publicKey },
    'cases/R.json': { reference: 'R', receivedAt: 0, mailbox: id },
  });
  const { publicKey: officer } = await newKeys();
  return { asked, environment: { SUBMISSIONS: bucket, REPORT_PUBLIC_KEY: officer } };
}

test('an unknown code takes the same steps as a valid one', async () => {
  const [code, wrong] = [randomCode(), randomCode()];
  const { asked, environment } = await withMailbox(code);
  const look = async (letters: string) => {
    asked.length = 0;
    const state = await mailboxOf(letters, '', environment);
    return { isOpen: state !== undefined, asked: asked.join() };
  };
  expect(await look(code)).toEqual({ isOpen: true, asked: 'get,get,list' });
  expect(await look(wrong)).toEqual({ isOpen: false, asked: 'get,get,list' });
});

test('the longest message that the page takes arrives whole, however many lines it has', async () => {
  const code = randomCode();
  const { environment } = await withMailbox(code);
  const mensaje = 'una línea\n'.repeat(400).padEnd(maxMessageLength, 'x');
  // Browsers count a line break once, and send two characters for it.
  const body = new URLSearchParams({ codigo: code, mensaje: mensaje.replaceAll('\n', '\r\n') });
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const raw = new Request('https://risi.test/', { method: 'POST', headers, body });
  const c = { req: { raw }, env: environment } as unknown as Parameters<typeof openedMailbox>[0];
  const { opened } = await openedMailbox(c);
  expect(opened?.messages.map(({ text }) => text)).toEqual([mensaje]);
});

test('the same message twice within a minute is one, also around the turn of a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const code = randomCode();
  const { environment } = await withMailbox(code);
  const textsAfter = async (time: string, message: string) => {
    vi.setSystemTime(`2026-11-23T${time}Z`);
    const state = await mailboxOf(code, message, environment);
    expect(state?.opened?.sent).toBe('mailbox.sent');
    return state?.opened?.messages.map(({ text }) => text);
  };
  expect(await textsAfter('10:00:59.800', 'Hola')).toEqual(['Hola']);
  expect(await textsAfter('10:01:00.300', 'Hola')).toEqual(['Hola']);
  expect(await textsAfter('10:01:00.400', 'Otra')).toEqual(['Hola', 'Otra']);
  expect(await textsAfter('10:01:59.800', 'Hola')).toEqual(['Hola', 'Otra', 'Hola']);
});

test('a receipt’s address shows the code for 15 minutes, and the reference indefinitely', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const settings = { ATTACHMENT_KEY: 'a key for tests only, 32 characters' } as Env;
  const [reference, code] = ['7KCM-94XD-3HTB', randomCode()];
  const receipt = { form: 'ethical' as const, reference, at: new Date(), code };
  const query = new URLSearchParams(await receiptQuery(receipt, settings));
  expect(query.toString()).not.toContain(code);
  const shownAfter = async (minutes: number) => {
    vi.setSystemTime(receipt.at.getTime() + minutes * 60_000);
    return receiptOf('ethical', query, settings);
  };
  expect(await shownAfter(14.9)).toMatchObject({ reference, code });
  expect(await shownAfter(15.1)).toMatchObject({ reference, code: undefined });
  expect(await shownAfter(60 * 24 * 365)).toMatchObject({ reference, code: undefined });
  query.set('box', `${query.get('box')?.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'))}`);
  expect(await shownAfter(1)).toMatchObject({ reference, code: undefined });
});

test('the address of an opened mailbox shows it for five minutes, and not with a forged message', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const settings = { ATTACHMENT_KEY: 'a key for tests only, 32 characters' } as Env;
  const mailbox = { code: randomCode().replaceAll('-', ''), sent: undefined };
  const query = new URLSearchParams(await openedMailboxQuery(mailbox, settings));
  const began = Date.now();
  const shownAfter = async (minutes: number) => {
    vi.setSystemTime(began + minutes * 60_000);
    return shownMailbox(query, settings);
  };
  expect(await shownAfter(4.9)).toEqual(mailbox);
  expect(await shownAfter(5.1)).toBeUndefined();
  query.set('sent', 'mailbox.sent');
  expect(await shownAfter(1)).toBeUndefined();
});

const at = (iso: string) => Date.parse(`${iso}T10:00:00Z`);
const received: CaseDates = { receivedAt: at('2026-11-30') };
const acknowledged = { acknowledgedAt: at('2026-12-01') };
const extended = { ...acknowledged, extendedAt: at('2027-02-01') };
const closed = { closedAt: at('2027-02-20') };

test.each([
  ['2024-03-18T16:42:00Z', '2024-03-25', '2024-06-18'],
  ['2024-11-30T12:00:00Z', '2024-12-07', '2025-02-28'],
  // Half past midnight in Spain.
  ['2024-06-30T22:30:00Z', '2024-07-08', '2024-10-01'],
  ['2024-12-31T12:00:00Z', '2025-01-07', '2025-03-31'],
])('the legal dates of a report of %s are %s and %s', (moment, acknowledged, answered) =>
  expect(reportDates(new Date(moment))).toEqual({ acknowledged, answered }),
);

test.each<[string, Partial<CaseDates>, string | undefined]>([
  ['new', {}, 'acknowledge 2026-12-07'],
  ['acknowledged', acknowledged, 'answer 2027-02-28'],
  ['extended', extended, 'answer 2027-05-30'],
  ['answered', closed, undefined],
])('the deadlines of a report that is %s', (_, dates, expected) => {
  const due = dueOf({ ...received, ...dates });
  expect(due && `${due.what} ${due.by}`).toBe(expected);
});

test.each<[string, Partial<CaseDates>, string]>([
  ['acknowledgement comes two days', {}, '2026-12-05'],
  ['answer comes two weeks', acknowledged, '2027-02-14'],
])('the first notice of an %s before', (_, dates, first) => {
  const due = dueOf({ ...received, ...dates });
  const isNoticed = (now: number) => due && isSoon(due, now);
  expect(isNoticed(at(first) - 86_400_000)).toBe(false);
  expect(isNoticed(at(first))).toBe(true);
});

test.each<[string, Partial<CaseDates>, contents: string, mailbox: string]>([
  ['nobody investigates', {}, '2027-02-28', '2027-02-28'],
  ['was answered without an investigation', closed, '2027-02-28', '2027-03-22'],
  [
    'was investigated and answered',
    { proceededAt: at('2026-12-01'), ...closed },
    '2036-11-30',
    '2027-03-22',
  ],
  ['was given more time', extended, '2036-11-30', '2036-11-30'],
])('the last days of a report that %s', (_, dates, contents, mailbox) =>
  expect(lastDaysOf({ ...received, ...dates })).toEqual({ contents, mailbox }),
);

test('on every day of ten years, an open report is due, overdue or deleted', () => {
  for (let day = 0; day < 3_700; day++) {
    const now = received.receivedAt + day * 86_400_000;
    for (const dates of [received, { ...received, proceededAt: received.receivedAt }]) {
      const due = dueOf(dates);
      const isDeleted = lastDaysOf(dates).contents < dayOf(now);
      expect(isDeleted || due !== undefined).toBe(true);
      if (due && isOverdue(due, now)) expect(day).toBeGreaterThan(7);
      if (day > 3_660) expect(isDeleted).toBe(true);
    }
  }
});

const documents = ['sealed/R.pdf', 'dead-letters/R.json', 'cases/R.json'];
test.each<[string, Partial<CaseDates>, string, left: string[]]>([
  ['is over', {}, '2027-03-01', []],
  ['is over while its answer may be read', closed, '2027-03-01', ['cases/R.json']],
  ['is not over', {}, '2027-02-28', documents],
  ['was extended', { extendedAt: at('2027-02-01') }, '2027-05-30', documents],
])('of a report whose time %s this is left', async (_, dates, day, left) => {
  const { bucket, stored } = memoryBucket({ 'sealed/R.pdf': {}, 'dead-letters/R.json': {} });
  const attachment = { key: 'sealed/R.pdf' } as Case['attachment'] & object;
  await openCase(bucket, { ...received, ...dates, reference: 'R', attachment });
  await deleteExpired(bucket, at(day), at(day));
  expect(Object.keys(stored)).toEqual(left);
});

test('of a report that is deleted without an answer, the dates stay until somebody was told', async () => {
  const { bucket, stored } = memoryBucket({ 'outbox/R.json': {}, 'mailboxes/m.json': {} });
  const one = { ...received, acknowledgedAt: at('2026-12-01'), reference: 'R' };
  await openCase(bucket, { ...one, envelope: 'sealed', mailbox: 'm' });
  const run = (day: string, toldOn: string) => deleteExpired(bucket, at(day), at(toldOn));
  const missed = { missed: [Date.parse('2027-02-28')], soon: [] };
  expect(await run('2027-02-28', '2027-02-28')).toMatchObject({ missed: [] });
  // Told the day before, of something else.
  for (const day of ['2027-03-01', '2027-03-02'])
    expect(await run(day, '2027-02-28')).toEqual(missed);
  expect(stored).toEqual({ 'cases/R.json': { ...one, isEmptied: true } });
  expect(await run('2027-03-03', '2027-03-02')).toEqual(missed);
  expect(stored).toEqual({});
});

test('the three months of a report that nobody acknowledged are announced, and told before it goes', async () => {
  const { bucket, stored } = memoryBucket();
  await openCase(bucket, { ...received, reference: 'R' });
  const missed = [Date.parse('2026-12-07')];
  const run = (day: string, toldAt: number) => deleteExpired(bucket, at(day), toldAt);
  expect(await run('2027-02-13', at('2027-02-12'))).toEqual({ missed, soon: [] });
  const soon = [Date.parse('2027-02-28')];
  expect(await run('2027-02-14', at('2027-02-13'))).toEqual({ missed, soon });
  // The alarm of the missed acknowledgement came on the last day.
  const twelveHours = 12 * 3_600_000;
  for (const toldAt of [at('2027-03-01') - twelveHours, at('2027-03-01')]) {
    expect(Object.keys(stored)).toEqual(['cases/R.json']);
    expect(await run('2027-03-01', toldAt)).toEqual({ missed, soon: [] });
  }
  expect(stored).toEqual({});
});

test('the officer sees every deadline of a report that nobody acknowledged', () => {
  const one: Case = { ...received, reference: 'R' };
  const text = 'OVERDUE: acknowledge by 2026-12-07, answer by 2027-02-28';
  expect(dueText(one, at('2027-02-20'))).toBe(text);
});

test('a report that cannot be deleted stops neither other deletions nor alarms', async () => {
  const { bucket, stored } = memoryBucket();
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const attachment = { key: 'sealed/A.pdf' } as Case['attachment'] & object;
  await openCase(bucket, { ...received, reference: 'A', attachment });
  await openCase(bucket, { ...received, reference: 'B' });
  await openCase(bucket, { ...received, receivedAt: at('2027-02-15'), reference: 'C' });
  const { delete: deleteKeys } = bucket;
  bucket.delete = async (keys) => {
    if (keys.includes('sealed/A.pdf')) throw new Error('We encountered an internal error');
    return deleteKeys(keys);
  };
  const { missed } = await deleteExpired(bucket, at('2027-03-01'), at('2027-03-01'));
  expect(missed).toContain(Date.parse('2027-02-22'));
  expect(Object.keys(stored)).toEqual(['cases/A.json', 'cases/C.json']);
  expect(told.mock.calls).toEqual([['{"event":"deletion-failed","reports":1}']]);
});

test('a case that cannot be read stops neither other deletions nor alarms', async () => {
  const { bucket, metadata, stored } = memoryBucket();
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const reference of ['A', 'B', 'C', 'D']) await openCase(bucket, { ...received, reference });
  metadata.set('cases/A.json', { case: '{"reference":"A' });
  metadata.set('cases/B.json', undefined);
  metadata.set('cases/C.json', { case: 'null' });
  const { missed } = await deleteExpired(bucket, at('2027-03-01'), at('2027-03-01'));
  expect(missed).toHaveLength(1);
  expect(Object.keys(stored)).toEqual(['cases/A.json', 'cases/B.json', 'cases/C.json']);
  expect(told.mock.calls).toEqual([['{"event":"deletion-failed","reports":3}']]);
});

const substitute = { REPORT_SUBSTITUTE_KEY: 's' };
test.each<[Partial<Env>, string[]]>([
  [{ REPORT_SUBSTITUTE_KEY: 'o' }, ['REPORT_SUBSTITUTE_KEY']],
  [{ REPORT_SUBSTITUTE_KEY: 'p' }, ['REPORT_SUBSTITUTE_KEY']],
  [{ ...substitute, REPORT_SUBSTITUTE_KEY_PREVIOUS: 'o' }, ['REPORT_SUBSTITUTE_KEY_PREVIOUS']],
  [{ ...substitute, REPORT_SUBSTITUTE_KEY_PREVIOUS: 's' }, []],
])(
  'of %j, a key that the officer has is refused, and seals nothing kept from them',
  (own, faults) => {
    const keys = { REPORT_PUBLIC_KEY: 'o', REPORT_PUBLIC_KEY_PREVIOUS: 'p', ...own };
    const settings = Object.entries(keys).map(([name, key]) => [name, String(key).padEnd(43, 'k')]);
    const refused = settingFaults(Object.fromEntries(settings)).map(({ name }) => name);
    expect(refused.filter((name) => name.startsWith('REPORT_'))).toEqual(faults);
    const keptBack: Case = { ...received, reference: 'R', readers: { substitute: 's' } };
    expect(keysOfReaders(keptBack, keys)).toEqual(['s']);
  },
);

async function bucketOf(amount: number) {
  const { bucket, stored } = memoryBucket();
  for (let i = 0; i < amount; i++)
    await openCase(bucket, { ...received, reference: `R${String(i).padStart(5, '0')}` });
  return { stored, bucket };
}

test('every report beyond ten thousand is counted', async () => {
  const { bucket } = await bucketOf(10_001);
  expect((await deleteExpired(bucket, at('2026-12-08'), 0)).missed).toHaveLength(10_001);
});

test('of the reports that are over, each run deletes a hundred', async () => {
  const { bucket, stored } = await bucketOf(250);
  const left: number[] = [];
  for (let runs = 0; runs < 3; runs++) {
    await deleteExpired(bucket, at('2027-03-01'), at('2027-03-01'));
    left.push(Object.keys(stored).length);
  }
  expect(left).toEqual([150, 50, 0]);
});

test('the keys of the readers are published over what cannot be read', async () => {
  let stored = '{"officer":';
  const bucket = {
    get: async () => ({ text: async () => stored, json: async () => JSON.parse(stored) }),
    put: async (_: string, text: string) => {
      stored = text;
    },
  } as unknown as R2Bucket;
  await publishReaders(bucket, { REPORT_PUBLIC_KEY: 'key' });
  expect(stored).toBe('{"officer":"key"}');
});

test.each(languages)(
  'the policy in %s says how long a mailbox stays after the answer',
  (language) => {
    const policy = readFileSync(`content/texts/ethical-channel/${language}.md`, 'utf8');
    const [retention = ''] = policy.split('{#retention}').slice(1);
    const days = { es: 'días', en: 'days', fr: 'jours' }[language];
    expect(retention.split('\n## ')[0]).toContain(`${mailboxDays} ${days}`);
  },
);

test.each(languages)('both policies in %s name the photos that the forms take', (language) => {
  const photos = { es: 'hasta seis', en: 'up to six', fr: 'jusqu’à six' }[language];
  for (const hint of ['hint.photo', 'hint.photoOrPdf', 'hint.cv'] as const)
    expect(words[language](hint)).toContain(photos);
  for (const text of ['ethical-channel', 'privacy'])
    expect(readFileSync(`content/texts/${text}/${language}.md`, 'utf8')).toContain(`${photos} `);
});
