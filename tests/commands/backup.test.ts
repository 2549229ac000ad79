import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { backUp, restore } from '../../build/commands/backup/copying.ts';
import { dueOf } from '../../src/site/ethicalChannel/deadlines.ts';
import {
  type Case,
  changeCase,
  deleteCase,
  isOfAnotherCase,
  openCase,
} from '../../src/worker/ethicalChannel/caseStore.ts';
import { openMailbox as openMailboxFor } from '../../src/worker/ethicalChannel/mailboxStore.ts';
import { runCommandHere } from '../support/command.ts';
import { plainPdf } from '../support/forms/answers.ts';
import { keysInBucket } from '../support/forms/posting.ts';
import { reportsOf } from '../support/forms/reports.ts';
import { newOfficer } from '../support/forms/sealedSite.ts';
import { submittingPlatform } from '../support/forms/submittingPlatform.ts';

const day = 24 * 60 * 60 * 1000;
const temporary = mkdtempSync(join(tmpdir(), 'risi-backup-'));
afterAll(() => rmSync(temporary, { recursive: true }));
const newFolder = () => mkdtempSync(join(temporary, 'backup-'));

const officer = await newOfficer();
const vars = { REPORT_PUBLIC_KEY: officer.keys[0]?.publicKey ?? '' };
const { site, waiting } = await submittingPlatform({ vars });
const { folder: exported, report, openMailbox, caseOf, does } = reportsOf(site);
const run = (command: string, ...parameters: string[]) =>
  runCommandHere(command, [...parameters, '--local', '--persist-to', site.storage]);

test('the bucket is lost and restored: the officer lists, reads and answers, the author reads it, and deadlines hold', async () => {
  const asked = await report('Zxqvelmo vio lo que vio.');
  const idle = await report('Nadie mira esto');
  await does(officer, 'ask', asked.reference, '¿Cuándo fue?');
  await openMailbox(asked.code, 'El martes.');
  await expect.poll(waiting).toEqual([]);
  const listed = ['list', '--keys', officer.keyFile];
  const before = {
    keys: (await keysInBucket(site)).sort(),
    list: (await run('reports', ...listed)).output,
    due: dueOf(await caseOf(asked.reference)),
  };
  expect(before.list).toContain('author wrote');

  const folder = newFolder();
  const copied = await run('backup', '--to', folder);
  expect(copied).toMatchObject({ status: 0 });
  expect(copied.output).toContain(`${before.keys.length} objects with `);
  expect(copied.output + readFileSync(join(folder, 'manifest.jsonl'))).not.toMatch(
    /zxqvelmo|martes/i,
  );

  await site.kill();
  rmSync(join(site.storage, 'v3/r2'), { recursive: true });
  await site.restart();
  expect(await keysInBucket(site)).toEqual([]);

  const [noted = ''] = /[0-9a-f]{64}$/m.exec(copied.output) ?? [];
  const restoreOf = (hash: string) => run('restore', '--from', folder, '--fingerprint', hash);
  expect(await restoreOf('0'.repeat(64))).toMatchObject({ status: 1 });
  expect(await keysInBucket(site)).toEqual([]);
  const restored = await restoreOf(noted);
  expect(restored.output).toContain(`${before.keys.length} objects restored, 0 were`);
  expect(restored.output).toContain(`Fingerprint, which backup showed: ${noted}`);
  expect(restored.status).toBe(0);
  expect((await keysInBucket(site)).sort()).toEqual(before.keys);
  expect((await run('reports', ...listed)).output).toBe(before.list);
  expect(dueOf(await caseOf(asked.reference))).toEqual(before.due);

  const said = await does(officer, 'read', asked.reference);
  expect(said).toContain('Zxqvelmo vio lo que vio.');
  expect(said).toContain('El martes.');
  await does(officer, 'export', asked.reference);
  expect(readFileSync(join(exported, `${asked.reference}.pdf`), 'latin1')).toBe(plainPdf);
  await does(officer, 'close', asked.reference, 'Hemos terminado.');
  expect(await (await openMailbox(asked.code)).text()).toContain('Hemos terminado.');

  await site.tick(new Date(Date.now() + 88 * day));
  expect(await keysInBucket(site)).toContain(`cases/${idle.reference}.json`);
  await site.tick(new Date(Date.now() + 94 * day));
  const left = (await keysInBucket(site)).join();
  expect(left).not.toContain(idle.reference);
  expect(left).toContain(`cases/${asked.reference}.json`);
});

/** A report with a document and a mailbox, as they are stored. */
const stored: Case = {
  reference: 'AAAA-BBBB-CCCC',
  receivedAt: 1_700_000_000_000,
  envelope: 'sealed',
  mailbox: 'box',
  attachment: {
    field: 'documentation',
    key: 'sealed/document' as never,
    nombre: 'documento.pdf',
    bytes: 3,
    sha256: 'a'.repeat(64),
    storedAt: 0,
  },
};
const caseKey = `cases/${stored.reference}.json`;
const nothing = { restored: 0, unchanged: 0, newer: 0, orphaned: 0, damaged: 0 };

/** A bucket with only that report, and its backup. */
async function backedUp() {
  const { SUBMISSIONS: bucket } = await site.environment();
  await bucket.delete(await keysInBucket(site));
  await openCase(bucket, stored);
  await openMailboxFor(bucket, 'box', { reference: stored.reference, publicKey: 'key' });
  await bucket.put('sealed/document', new Uint8Array([1, 2, 3]));
  await bucket.put('outbox/waiting.json', '{}');
  const folder = newFolder();
  expect(await backUp(bucket, folder)).toMatchObject({ objects: 3 });
  return { bucket, folder, manifest: join(folder, 'manifest.jsonl') };
}

test('what is newer in the bucket stays, unless it is to be replaced, and the rest is not written again', async () => {
  const { bucket, folder } = await backedUp();
  expect(await restore(bucket, folder, false)).toEqual({ ...nothing, unchanged: 3 });
  await changeCase(bucket, stored.reference, (one) => ({ ...one, acknowledgedAt: 1 }));
  expect(await restore(bucket, folder, false)).toEqual({ ...nothing, unchanged: 2, newer: 1 });
  expect(await caseOf(stored.reference)).toHaveProperty('acknowledgedAt');
  expect(await restore(bucket, folder, true)).toEqual({ ...nothing, unchanged: 2, restored: 1 });
  expect(await caseOf(stored.reference)).toEqual(stored);
});

test('what a report no longer has does not come back', async () => {
  const { bucket, folder } = await backedUp();
  await bucket.delete(['sealed/document', 'mailboxes/box.json']);
  await changeCase(bucket, stored.reference, ({ mailbox: _, attachment: __, ...rest }) => rest);
  expect(await restore(bucket, folder, false)).toEqual({ ...nothing, newer: 1, orphaned: 2 });
  expect(await keysInBucket(site)).toEqual([caseKey, 'outbox/waiting.json']);
});

test('the envelope of a deleted report cannot be sent anew after a restoration either', async () => {
  const { SUBMISSIONS: bucket } = await site.environment();
  await bucket.delete(await keysInBucket(site));
  await openCase(bucket, stored);
  await deleteCase(bucket, { ...stored, hashes: ['a'] });
  const folder = newFolder();
  await backUp(bucket, folder);
  await bucket.delete(await keysInBucket(site));
  expect(await restore(bucket, folder, false)).toEqual({ ...nothing, restored: 1 });
  expect(await isOfAnotherCase(bucket, 'DDDD-FFFF-GGGG', ['a'])).toBe(true);
});

test('a damaged or missing file is not restored, and the rest is', async () => {
  const { bucket, folder } = await backedUp();
  await bucket.delete(await keysInBucket(site));
  const [changed, missing] = readFileSync(join(folder, 'manifest.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => /sealed\/|mailboxes\//.test(line) && !line.includes(caseKey))
    .map((line) => join(folder, 'objects', JSON.parse(line).sha256));
  writeFileSync(changed ?? '', new Uint8Array([1, 2, 4]));
  rmSync(missing ?? '');
  const { status, output } = await run('restore', '--from', folder);
  expect(status).toBe(1);
  expect(output).toContain('1 objects restored');
  expect(output).toContain(`2 are missing or damaged in ${folder}`);
  expect(output).toContain(`${changed} is missing or damaged`);
  expect(output).not.toContain(stored.reference);
  expect(await keysInBucket(site)).toEqual([caseKey]);
});

const hostile = '\u001b[2Jzxqvelmo';
const strange = `outbox/${hostile}`;
const line = (over: object) =>
  `${JSON.stringify({ key: 'cases/a', bytes: 0, sha256: 'a'.repeat(64), etag: '', storedAt: 0, httpMetadata: {}, customMetadata: {}, ...over })}\n`;
test.each([
  ['is cut off', (text: string) => text.slice(0, text.lastIndexOf('{')), 'is not complete'],
  ['lacks a line', (text: string) => text.replace(/^.*\n/, ''), 'is not complete'],
  ['has text of a stranger', (text: string) => hostile + text, 'Line 1 of '],
  ['goes on after its end', (text: string) => text + line({}), 'Line 5 of '],
  ['names another folder', (text: string) => line({ key: strange }) + text, 'Line 1 of '],
  ['names a file elsewhere', (text: string) => line({ sha256: '../../key' }) + text, 'Line 1 of '],
])('a manifest that %s is refused, and quoted nowhere', async (_, spoilt, refusal) => {
  const { bucket, folder, manifest } = await backedUp();
  await bucket.delete(await keysInBucket(site));
  writeFileSync(manifest, spoilt(readFileSync(manifest, 'utf8')));
  const { status, output } = await run('restore', '--from', folder);
  expect({ status, output }).toMatchObject({ status: 1, output: expect.stringContaining(refusal) });
  expect(output).not.toMatch(/zxqvelmo/);
  expect(output).toMatch(/^[^\n]*: use another backup\n$/);
  expect(await keysInBucket(site)).toEqual([]);
});

test('folders are required, and a backup goes into an empty one', async () => {
  const folder = newFolder();
  expect((await run('backup')).output).toMatch(/^Name the folder\. Usage: /);
  expect((await run('restore')).output).toMatch(/^Name the folder\. Usage: /);
  expect((await run('restore', '--from', folder)).output).toBe(`There is no backup in ${folder}\n`);
  writeFileSync(join(folder, 'manifest.jsonl'), '');
  for (const to of [folder, join(folder, 'manifest.jsonl')]) {
    const { status, output } = await run('backup', '--to', to);
    expect(output).toBe(`${to} is not an empty folder: name a new one for each backup\n`);
    expect(status).toBe(1);
  }
});
