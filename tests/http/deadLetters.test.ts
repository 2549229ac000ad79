import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  deleteDeadLetter,
  listDeadLetters,
  resendDeadLetters,
} from '../../build/commands/deadLetters.ts';
import { storeAttachment, storeDeadLetter } from '../../src/worker/submissions/store.ts';
import { runScript } from '../support/command.ts';
import { keysInBucket } from '../support/posting.ts';
import { type RunningSite, startSite } from '../support/site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** Buries a submission with an attachment; returns the attachment's key. */
async function bury(reference: string): Promise<string> {
  const { SUBMISSIONS } = await site.environment();
  const bytes = new TextEncoder().encode('%PDF-1.4');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const key = await storeAttachment(SUBMISSIONS, 'questions', {
    name: 'documento.pdf',
    bytes,
    sha256,
  });
  await storeDeadLetter(SUBMISSIONS, reference, {
    reference,
    form: 'question',
    buried: '2026-11-21T10:00:00Z',
    attachment: { field: 'documentation', key },
  });
  return key;
}

test('deleting a dead letter deletes its attachment too, and nothing of anybody else', async () => {
  const { SUBMISSIONS } = await site.environment();
  const [mine, other] = [await bury('BBBB-CCCC-DDDD'), await bury('FFFF-GGGG-HHHH')];
  expect(await deleteDeadLetter(SUBMISSIONS, 'BBBB-CCCC-DDDD')).toEqual([
    mine,
    'dead-letters/BBBB-CCCC-DDDD.json',
  ]);
  expect((await keysInBucket(site)).sort()).toEqual(
    ['dead-letters/FFFF-GGGG-HHHH.json', other].sort(),
  );
  expect(await listDeadLetters(SUBMISSIONS)).toHaveLength(1);
});

test('a letter that is marked for sending again can still be deleted', async () => {
  const { SUBMISSIONS } = await site.environment();
  const key = await bury('JJJJ-KKKK-MMMM');
  await resendDeadLetters(SUBMISSIONS, 'JJJJ-KKKK-MMMM');
  expect(await deleteDeadLetter(SUBMISSIONS, 'JJJJ-KKKK-MMMM')).toEqual([
    key,
    'resend/JJJJ-KKKK-MMMM.json',
  ]);
});

test('an unknown reference deletes nothing', async () => {
  const { SUBMISSIONS } = await site.environment();
  const before = await keysInBucket(site);
  expect(await deleteDeadLetter(SUBMISSIONS, 'BBBB-BBBB-BBBB')).toEqual([]);
  expect(await keysInBucket(site)).toEqual(before);
});

test('without a login the command says in one line how to log in', async ({
  onTestFinished,
}) => {
  const home = mkdtempSync(join(tmpdir(), 'nobody-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const { status, output } = await runScript('build/commands/deadLetters.ts', [], {
    HOME: home,
    XDG_CONFIG_HOME: home,
    CLOUDFLARE_API_TOKEN: '',
    CLOUDFLARE_API_KEY: '',
    CI: '1',
  });
  const lines = output
    .split('\n')
    .filter((line) => line && !line.includes('Establishing remote connection'));
  expect(lines).toEqual([
    expect.stringContaining('Nobody is logged in: npx wrangler login'),
  ]);
  expect(status).toBe(1);
});

test('an environment that wrangler.toml does not have is named, without the place in the code', async () => {
  const { status, output } = await runScript('build/commands/deadLetters.ts', [
    '--env',
    'staging',
  ]);
  expect(output).toContain('No environment found in configuration with name "staging"');
  expect(output).not.toMatch(/^ +at /m);
  expect(status).toBe(1);
});
