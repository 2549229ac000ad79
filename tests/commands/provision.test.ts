import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runCommandHere } from '../support/command.ts';
import type { FakeAccount } from '../support/fakeAccount.ts';

const commandsIn = (output: string): string[] =>
  output
    .split('\n')
    .flatMap((line) => /^ *npx wrangler (.*?)(?: < attachment\.key)?$/.exec(line)?.[1] ?? []);
const looks = /^(r2 bucket lifecycle list|queues info|kv namespace list|secret list)/;

let folder: string;
let config: string;
let account: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'provision-'));
  config = join(folder, 'wrangler.toml');
  account = join(folder, 'account.json');
  // The state before anything was created.
  let namespaces = 0;
  writeFileSync(
    config,
    readFileSync('wrangler.toml', 'utf8').replace(
      /^id = "[\da-f]{32}"$/gm,
      () => `id = "${String(namespaces++).padStart(32, '0')}"`,
    ),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const fake = () => ({ WRANGLER: 'tests/support/fakeWrangler.js', FAKE_ACCOUNT: account });
const provision = (...parameters: string[]) =>
  runCommandHere('provision', ['--config', config, ...parameters], fake());
const accountNow = (): FakeAccount => JSON.parse(readFileSync(account, 'utf8')) as FakeAccount;
const change = (edit: (account: FakeAccount) => void): void => {
  const edited = accountNow();
  edit(edited);
  writeFileSync(account, JSON.stringify(edited));
};
/** Commands that reached wrangler and were not read-only. */
const made = (): string[] =>
  readFileSync(`${account}.log`, 'utf8')
    .split('\n')
    .filter((line) => line && !looks.test(line));

/** Days after which the platform deletes what is left in a folder. */
const short = { applications: 45, questions: 45, reports: 90 };
const long = {
  ...{ sealed: 3650, cases: 3650, envelopes: 3650, mailboxes: 3650, messages: 3650 },
  ...{ outbox: 30, 'dead-letters': 30 },
};

describe.each([
  ['production', 'risi-submissions', 'risi-outbox'],
  ['preview', 'risi-submissions-preview', 'risi-outbox-preview'],
])('provisioning %s', (environment, bucket, queue) => {
  test('prints every command of a first run, in order, and runs none', async () => {
    const { status, output } = await provision('--env', environment, '--dry-run');
    expect(status, output).toBe(0);
    expect(commandsIn(output)).toEqual([
      `r2 bucket lifecycle list ${bucket}`,
      `r2 bucket create ${bucket}`,
      ...Object.entries({ ...short, ...long }).map(
        ([rule, days]) =>
          `r2 bucket lifecycle add ${bucket} ${rule} ${rule}/ --expire-days ${days} --force`,
      ),
      `queues info ${queue}`,
      `queues create ${queue} --message-retention-period-secs 1209600`,
      'kv namespace list',
      `kv namespace create risi-site-${environment}-LAST_GOOD`,
      `secret list --env ${environment}`,
      `secret put ATTACHMENT_KEY --env ${environment}`,
    ]);
    // A key that is piped into the platform can never be read again.
    expect(output).not.toContain('|');
    expect(output).toContain('openssl rand -hex 32 > attachment.key');
    expect(() => accountNow()).toThrow();
  });
});

test('everything is created once: a second run creates nothing and keeps the key', async () => {
  const [bucket, worker] = ['risi-submissions', 'risi-site-production'];
  const first = await provision('--env', 'production');
  expect(first.status, first.output).toBe(0);
  const after = accountNow();
  expect(after.buckets[bucket]).toHaveLength(10);
  expect(Object.values(after.queues)).toEqual([{ retention: 1_209_600 }]);
  const key = after.secrets[worker]?.['ATTACHMENT_KEY'] ?? '';
  expect(key).toMatch(/^[\da-f]{64}$/);
  expect(first.output).not.toContain(key);
  expect(readFileSync(config, 'utf8')).toContain(`id = "${after.namespaces[0]?.id}"`);
  const commands = made();
  const second = await provision('--env', 'production');
  expect(second.status, second.output).toBe(0);
  expect([made(), accountNow()]).toEqual([commands, after]);
  expect(commandsIn(second.output)).toEqual([]);
  const { output } = await provision('--env', 'production', '--dry-run');
  expect(commandsIn(output)).not.toContain(`kv namespace create ${worker}-LAST_GOOD`);
});

test('missing parts are added, and a rule with a different term is corrected', async () => {
  await provision('--env', 'production');
  change(({ buckets, secrets }) => {
    buckets['risi-submissions'] = (buckets['risi-submissions'] ?? [])
      .filter(({ name }) => name !== 'outbox')
      .map((rule) => (rule.name === 'reports' ? { ...rule, days: 900 } : rule));
    secrets['risi-site-production'] = { TAG: 'another' };
  });
  const before = made().length;
  await provision('--env', 'production');
  expect(made().slice(before)).toEqual([
    'r2 bucket lifecycle remove risi-submissions --name reports',
    'r2 bucket lifecycle add risi-submissions reports reports/ --expire-days 90 --force',
    'r2 bucket lifecycle add risi-submissions outbox outbox/ --expire-days 30 --force',
    'secret put ATTACHMENT_KEY --env production',
  ]);
});

test('the operator’s own key is used, unless it is too short', async () => {
  const run = (key: string) =>
    runCommandHere('provision', ['--config', config, '--env', 'production'], {
      ...fake(),
      ATTACHMENT_KEY: key,
    });
  const refused = await run('k'.repeat(31));
  expect(refused.output).toMatch(
    /^ATTACHMENT_KEY has 31 characters and must have at least 32: openssl .*\n$/,
  );
  expect(refused.status).toBe(1);
  expect(() => accountNow()).toThrow();
  const key = 'k'.repeat(32);
  expect((await run(key)).status).toBe(0);
  expect(accountNow().secrets['risi-site-production']).toEqual({ ATTACHMENT_KEY: key });
});

test('a namespace missing from the account is reported as the wrong account', async () => {
  await provision('--env', 'production');
  change((edited) => {
    edited.namespaces = [];
  });
  const { status, output } = await provision('--env', 'production');
  expect(status).toBe(1);
  expect(output).toContain('which this account does not have');
});

test('without a login it says in one line how to log in, and creates nothing', async () => {
  const nothing = { buckets: {}, queues: {}, namespaces: [], secrets: {} };
  writeFileSync(account, JSON.stringify({ ...nothing, loggedIn: false }));
  const { status, output } = await provision('--env', 'preview');
  expect(status).toBe(1);
  expect(output).toMatch(/^Nobody is logged in: npx wrangler login, or a token .*\n$/);
  expect(made()).toEqual([]);
});
