import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runCommandHere, runScript } from '../support/command.ts';
import type { FakeAccount } from '../support/fakeAccount.ts';

// Each command is its own process, which starts slowly on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const commandsIn = (output: string): string[] =>
  output
    .split('\n')
    .flatMap(
      (line) =>
        /^ *(?:openssl rand -hex 32 \| )?npx wrangler (.*)$/.exec(line)?.[1] ?? [],
    );
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

const provision = (...parameters: string[]) =>
  runCommandHere('provision', ['--config', config, ...parameters], {
    WRANGLER: 'tests/support/fakeWrangler.js',
    FAKE_ACCOUNT: account,
  });
const accountNow = (): FakeAccount =>
  JSON.parse(readFileSync(account, 'utf8')) as FakeAccount;
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
      ...[
        ['applications', 45],
        ['questions', 45],
        ['reports', 90],
        ['sealed', 3650],
        ['cases', 3650],
        ['mailboxes', 3650],
        ['messages', 3650],
        ['outbox', 30],
        ['dead-letters', 30],
      ].map(
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
    expect(() => accountNow()).toThrow();
  });

  test('creates everything once: a second run creates nothing and keeps the key', async () => {
    const first = await provision('--env', environment);
    expect(first.status, first.output).toBe(0);
    const after = accountNow();
    expect(after.buckets[bucket]).toHaveLength(9);
    expect(Object.values(after.queues).map(({ retention }) => retention)).toEqual([
      1_209_600,
    ]);
    expect(after.secrets[`risi-site-${environment}`]?.['ATTACHMENT_KEY']).toMatch(
      /^[\da-f]{64}$/,
    );
    expect(first.output).not.toContain(
      after.secrets[`risi-site-${environment}`]?.['ATTACHMENT_KEY'],
    );
    expect(readFileSync(config, 'utf8')).toContain(`id = "${after.namespaces[0]?.id}"`);
    const commands = made();

    const second = await provision('--env', environment);
    expect(second.status, second.output).toBe(0);
    expect(made()).toEqual(commands);
    expect(accountNow()).toEqual(after);
    expect(commandsIn(second.output)).toEqual([]);
    expect(
      commandsIn((await provision('--env', environment, '--dry-run')).output),
    ).not.toContain(`kv namespace create risi-site-${environment}-LAST_GOOD`);
  });
});

test('the installed wrangler understands every command, and asks for a login', async () => {
  const { output } = await provision('--env', 'production', '--dry-run');
  const kinds = new Map(
    commandsIn(output).map((command) => [
      command.split(' ').slice(0, 4).join(' '),
      command,
    ]),
  );
  kinds.set('remove', 'r2 bucket lifecycle remove risi-submissions --name reports');
  // An empty home has no login.
  const nobody = {
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    CLOUDFLARE_API_TOKEN: '',
    CLOUDFLARE_API_KEY: '',
    WRANGLER_SEND_METRICS: 'false',
    CI: '1',
  };
  for (const command of kinds.values()) {
    const { status, output: said } = await runScript(
      'node_modules/.bin/wrangler',
      command.split(' '),
      nobody,
    );
    expect(`${command}: ${status} ${said}`).toMatch(/: 1 .*CLOUDFLARE_API_TOKEN/s);
  }
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
  const settings = { WRANGLER: 'tests/support/fakeWrangler.js', FAKE_ACCOUNT: account };
  const run = (key: string) =>
    runCommandHere('provision', ['--config', config, '--env', 'production'], {
      ...settings,
      ATTACHMENT_KEY: key,
    });
  const refused = await run('too short');
  expect(refused.output).toMatch(
    /^ATTACHMENT_KEY has 9 characters and must have at least 32: openssl .*\n$/,
  );
  expect(refused.status).toBe(1);
  expect(() => accountNow()).toThrow();
  expect((await run('k'.repeat(64))).status).toBe(0);
  expect(accountNow().secrets['risi-site-production']).toEqual({
    ATTACHMENT_KEY: 'k'.repeat(64),
  });
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
  writeFileSync(
    account,
    JSON.stringify({
      buckets: {},
      queues: {},
      namespaces: [],
      secrets: {},
      loggedIn: false,
    }),
  );
  const { status, output } = await provision('--env', 'preview');
  expect(status).toBe(1);
  expect(output).toMatch(/^Nobody is logged in: npx wrangler login, or a token .*\n$/);
  expect(made()).toEqual([]);
});

test('an environment missing from wrangler.toml is refused by name', async () => {
  const { status, output } = await provision('--env', 'staging', '--dry-run');
  expect(status).toBe(1);
  expect(output).toBe(
    'wrangler.toml has no environment "staging", but preview and production\n',
  );
});
