import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FormName } from '../../../src/site/forms/forms.ts';
import { runCommandHere, runScript } from '../../support/command.ts';
import { keysInBucket, postApi } from '../../support/forms/posting.ts';
import { submittingPlatform } from '../../support/forms/submittingPlatform.ts';
import { linesOf } from '../../support/logLines.ts';

const { site, backEnd, taken, waiting, deadLetters } = await submittingPlatform();

const command = (...parameters: string[]) =>
  runCommandHere('deadLetters', ['--local', '--persist-to', site.storage, ...parameters]);

/** Has a submission refused after its acknowledgement. Returns its reference. */
async function deadLetter(form: FormName, over: Record<string, string> = {}) {
  const before = backEnd.calls.length;
  backEnd.behave(() => (backEnd.calls.length === before + 1 ? 500 : 422));
  const { reference = '' } = await postApi(site, form, over);
  await expect
    .poll(async () => (await deadLetters()).map((letter) => letter.reference))
    .toContain(reference);
  await expect.poll(waiting).toEqual([]);
  return reference;
}

test('a submission refused after its acknowledgement becomes a dead letter, logged without its sender', async () => {
  const reference = await deadLetter('question', { mensaje: 'Un mensaje inconfundible' });
  const { SUBMISSIONS } = await site.environment();
  const letter = await SUBMISSIONS.get(`dead-letters/${reference}.json`);
  expect(await letter?.json()).toMatchObject({
    attempts: 2,
    submission: {
      reference,
      form: 'question',
      payload: { mensaje: 'Un mensaje inconfundible' },
    },
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

test('a resent dead letter arrives on the next cron run, and is removed from the dead letters', async () => {
  const reference = await deadLetter('work');
  const other = await deadLetter('other');
  const listed = await command();
  expect(listed.output).toMatch(
    new RegExp(
      `^[\\dT:.-]+Z +${reference} +work +2 attempts +status 422 +carmen@example.com +with attachment$`,
      'm',
    ),
  );
  expect(listed.output).not.toMatch(/Carmen|600/);

  const { status, output } = await command('--resend', reference);
  expect(output).toBe(
    '1 dead letter returned to the outbox; the site sends them within five minutes\n',
  );
  expect(status).toBe(0);
  backEnd.behave('well');
  await site.tick(new Date(Date.now() + 5 * 60 * 1000));
  await expect.poll(taken).toEqual([reference]);
  const file = await fetch(backEnd.attachment('cv').url);
  expect(file.status).toBe(200);
  await file.body?.cancel();
  const left = (await deadLetters()).map((letter) => letter.reference);
  expect(left).not.toContain(reference);
  expect(left).toContain(other);
});

test('deleting a dead letter deletes its attachment, and nothing else', async () => {
  const mine = await deadLetter('work');
  await deadLetter('work');
  const before = await keysInBucket(site);
  const attachment = (await deadLetters()).find(({ reference }) => reference === mine)?.attachment;
  const { status, output } = await command('--delete', mine);
  expect(output).toBe(`deleted ${attachment} and dead-letters/${mine}.json\n`);
  expect(status).toBe(0);
  expect(await keysInBucket(site)).toEqual(
    before.filter((key) => key !== attachment && key !== `dead-letters/${mine}.json`),
  );
});

test.each(['--resend', '--delete'])(
  '%s with an unknown reference changes nothing and fails with one line',
  async (option) => {
    const before = await keysInBucket(site);
    const { status, output } = await command(option, 'BBBB-BBBB-BBBB');
    expect(output).toBe('There is no dead letter BBBB-BBBB-BBBB; npm run deadletters lists them\n');
    expect(status).toBe(1);
    expect(await keysInBucket(site)).toEqual(before);
  },
);

test.each(['deadLetters', 'outbox'])(
  'without a login %s.ts says in one line how to log in',
  async (name) => {
    const home = mkdtempSync(join(tmpdir(), 'nobody-'));
    const { status, output } = await runScript(`build/commands/${name}.ts`, [], {
      HOME: home,
      XDG_CONFIG_HOME: home,
      CLOUDFLARE_API_TOKEN: '',
      CLOUDFLARE_API_KEY: '',
      CI: '1',
    });
    rmSync(home, { recursive: true });
    const lines = output
      .split('\n')
      .filter((line) => line && !line.includes('Establishing remote connection'));
    expect(lines).toEqual([expect.stringContaining('Nobody is logged in: npx wrangler login')]);
    expect(status).toBe(1);
  },
);

test('an environment missing from wrangler.toml is reported in one line', async () => {
  const { status, output } = await runCommandHere('deadLetters', ['--env', 'staging']);
  expect(output).toBe('wrangler.toml has no environment "staging", but preview and production\n');
  expect(status).toBe(1);
});
