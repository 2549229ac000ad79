import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FormName } from '../../../src/site/forms/forms.ts';
import { runCommandHere, runScript } from '../../support/command.ts';
import { pdfFile, plainPdf } from '../../support/forms/answers.ts';
import { keysInBucket, postApi } from '../../support/forms/posting.ts';
import { newOfficer } from '../../support/forms/sealedSite.ts';
import { submittingPlatform } from '../../support/forms/submittingPlatform.ts';

const officer = await newOfficer();
// Nothing is retried until a test calls `passTime`.
const vars = { OUTBOX_DELAYS: '3600', REPORT_PUBLIC_KEY: officer.keys[0]?.publicKey ?? '' };
const { site, backEnd, taken, waiting, deadLetters, passTime } = await submittingPlatform({ vars });

const run = (command: 'deadLetters' | 'outbox' | 'reports', ...parameters: string[]) =>
  runCommandHere(command, [...parameters, '--local', '--persist-to', site.storage]);

/** Has a submission refused after its acknowledgement. Returns its reference. */
async function deadLetter(form: FormName) {
  backEnd.behave(503);
  const { reference = '' } = await postApi(site, form);
  backEnd.behave(422);
  await passTime();
  await expect.poll(waiting).toEqual([]);
  backEnd.behave('well');
  return reference;
}

test('npm run outbox shows form, age and attempts, and nothing about the sender', async () => {
  backEnd.behave(503);
  const { reference = '' } = await postApi(site, 'work');
  const other = await postApi(site, 'other');
  const { output } = await run('outbox');
  expect(output).toMatch(
    new RegExp(`^work +\\d+ s +1 +in (?:59 min|1 h 0 min) +${reference}$`, 'm'),
  );
  expect(output).toMatch(/^1 work\n1 other\n2 submissions wait\n$/m);
  expect(output).not.toMatch(/Carmen|600|example/);
  expect((await run('outbox', '--delete', reference)).output).toMatch(
    new RegExp(`^deleted applications/[\\da-f-]+ and outbox/${reference}.json\n$`),
  );
  expect(await waiting()).toMatchObject([{ form: 'other' }]);
  await run('outbox', '--delete', other.reference ?? '');
});

test('npm run deadletters lists, resends and deletes', async () => {
  const [mine, other] = [await deadLetter('work'), await deadLetter('work')];
  const listed = await run('deadLetters');
  expect(listed.output).toMatch(
    new RegExp(
      `^[\\dT:.-]+Z +${mine} +work +2 attempts +status 422 +carmen@example.com +with attachment$`,
      'm',
    ),
  );
  expect(listed.output).not.toMatch(/Carmen|600/);
  expect(await run('deadLetters', '--resend', mine)).toMatchObject({
    status: 0,
    output: '1 dead letter returned to the outbox; the site sends them within five minutes\n',
  });
  await site.tick(new Date(Date.now() + 5 * 60 * 1000));
  await expect.poll(taken).toEqual([mine]);
  const [letter] = await deadLetters();
  expect(await run('deadLetters', '--delete', other)).toMatchObject({
    status: 0,
    output: `deleted ${letter?.attachment} and dead-letters/${other}.json\n`,
  });
  expect(await deadLetters()).toEqual([]);
});

test('npm run reports lists, reads, answers, exports and erases a report', async () => {
  const reports = async (...words: string[]) => {
    const { status, output } = await run('reports', ...words, '--keys', officer.keyFile);
    expect(status, output).toBe(0);
    return output;
  };
  const { reference = '' } = await postApi(site, 'ethical', {
    mensaje: 'Lo que vi',
    documentation: pdfFile(plainPdf),
  });
  expect(await reports('list')).toMatch(
    new RegExp(`${reference}  \\d{4}-\\d\\d-\\d\\d  NEW +acknowledge by`),
  );
  await reports('ask', reference, '--message', '¿Cuándo fue?');
  expect(await reports('list')).toMatch(/investigated +answer by/);
  expect(await reports('read', reference)).toContain('Lo que vi');
  const folder = mkdtempSync(join(site.storage, 'export-'));
  await reports('export', reference, '--to', folder);
  expect(readFileSync(join(folder, `${reference}.pdf`), 'latin1')).toBe(plainPdf);
  await reports('close', reference, '--message', 'Hemos terminado.');
  expect(await reports('list')).toContain('ANSWERED');
  await reports('erase', reference);
  expect(await reports('list')).not.toContain(reference);
});

test.each(['--resend', '--delete'])(
  'npm run deadletters -- %s with an unknown reference changes nothing and fails with one line',
  async (option) => {
    const before = await keysInBucket(site);
    expect(await run('deadLetters', option, 'BBBB-BBBB-BBBB')).toMatchObject({
      status: 1,
      output: 'There is no dead letter BBBB-BBBB-BBBB; npm run deadletters lists them\n',
    });
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
  expect(await runCommandHere('deadLetters', ['--env', 'staging'])).toMatchObject({
    status: 1,
    output: 'wrangler.toml has no environment "staging", but preview and production\n',
  });
});
