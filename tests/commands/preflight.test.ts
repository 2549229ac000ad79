import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { refusedSetting } from '../../build/commands/deploy/preflight.ts';
import { runCommandHere } from '../support/command.ts';
import type { FakeAccount } from '../support/fakeAccount.ts';
import { copyProject, fillIn } from '../support/projectCopy.ts';

// Each command is its own process, which starts slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const project = copyProject();
afterAll(project.remove);
const config = join(project.folder, 'wrangler.toml');
const account = join(project.folder, 'account.json');
const untouched = readFileSync('wrangler.toml', 'utf8');
beforeEach(() => writeFileSync(config, untouched));

const deploy = (...parameters: string[]) =>
  runCommandHere(
    'deploy',
    parameters,
    { WRANGLER: resolve('tests/support/fakeWrangler.js'), FAKE_ACCOUNT: account },
    project.folder,
  );
const setAccount = (over: Partial<FakeAccount>): void => {
  const empty = { buckets: {}, queues: {}, namespaces: [], secrets: {}, loggedIn: true };
  writeFileSync(account, JSON.stringify({ ...empty, ...over }));
};
/** Rows of the table of missing values, cell by cell. */
function gapsIn(output: string): string[][] {
  const [, rest = ''] = output.split(/^Still to fill in for .*\n/m);
  const [lines = ''] = rest.split('\n\n');
  return lines.split('\n').map((line) => line.split(/ {2,}/));
}

describe('a deployment is checked before anything is built. It', () => {
  test('lists what production lacks in wrangler.toml and at the platform', async () => {
    setAccount({});
    const { status, output } = await deploy('--dry-run', '--allow-samples');
    expect(gapsIn(output)).toEqual([
      ['setting', 'now', 'needs'],
      ['ORIGIN_URL', 'https://api.example.com', 'a host of the company'],
      [
        'routes',
        'missing',
        'routes = [{ pattern = "www.<domain>", custom_domain = true }]',
      ],
      ['LAST_GOOD', `${'0'.repeat(31)}2`, 'npm run provision -- --env production'],
      ['ATTACHMENT_KEY', 'missing', 'npm run provision -- --env production'],
    ]);
    expect(output).toContain('not sealed: REPORT_PUBLIC_KEY is missing');
    expect(output).not.toContain('not checked');
    expect(status).toBe(1);
    expect(existsSync(join(project.folder, 'dist'))).toBe(false);
  });

  test('lists what a preview lacks', async () => {
    setAccount({ secrets: { 'risi-site-preview': { ATTACHMENT_KEY: 'k' } } });
    writeFileSync(config, untouched.replace(/^ORIGIN_DEV_URL.*\n/m, ''));
    const { status, output } = await deploy('--env', 'preview', '--dry-run');
    expect(gapsIn(output).map(([setting]) => setting)).toEqual([
      'setting',
      'ORIGIN_URL',
      'ORIGIN_DEV_URL',
      'LAST_GOOD',
    ]);
    expect(status).toBe(1);
  });

  test('lists what it could not check in a dry run without a login', async () => {
    setAccount({ loggedIn: false });
    const { status, output } = await deploy('--dry-run');
    expect(gapsIn(output).map(([setting]) => setting)).not.toContain('ATTACHMENT_KEY');
    expect(output).toContain('not checked: ATTACHMENT_KEY. Nobody is logged in: npx ');
    expect(status).toBe(1);
  });

  test('asks for a login before publishing', async () => {
    setAccount({ loggedIn: false });
    const { status, output } = await deploy();
    expect(output).toMatch(/^Nobody is logged in: npx wrangler login, or a token .*\n$/);
    expect(status).toBe(1);
  });

  test('finds nothing missing if everything is filled in, and still refuses sample values', async () => {
    setAccount({ secrets: { 'risi-site-production': { ATTACHMENT_KEY: 'k' } } });
    writeFileSync(config, fillIn(untouched));
    const { status, output } = await deploy('--dry-run');
    expect(output).not.toContain('Still to fill in');
    expect(output).toContain('Sample values are not published. Replace them and ');
    expect(output).toMatch(/Nothing was built\.\n$/);
    expect(status).toBe(1);
    expect(existsSync(join(project.folder, 'dist'))).toBe(false);
  });

  test('names a setting that the Worker would refuse, and a placeholder route', async () => {
    setAccount({ secrets: { 'risi-site-production': {} } });
    writeFileSync(
      config,
      fillIn(untouched)
        .replace('[env.production.vars]', '$&\nINDEXING = "yes"')
        .replace('www.risi.internal', 'www.example.com'),
    );
    const { output } = await deploy('--dry-run');
    expect(gapsIn(output).slice(1)).toEqual([
      ['routes', 'www.example.com', 'a host of the company'],
      ['ATTACHMENT_KEY', 'missing', 'npm run provision -- --env production'],
      ['INDEXING', 'yes', '`on`, `off`, or unset'],
    ]);
  });

  test.each([
    [
      'an environment that wrangler.toml does not have',
      ['--env', 'staging'],
      /^wrangler\.toml has no environment "staging", but preview and production\n$/,
    ],
    [
      'an option that it does not know',
      ['--dryrun'],
      /^Unknown option '--dryrun'\. Usage: npm run deploy -- \[--env preview\].*\n$/,
    ],
  ])('refuses %s in one line', async (_, parameters, words) => {
    setAccount({});
    const { status, output } = await deploy(...parameters);
    expect(output).toMatch(words);
    expect(status).toBe(1);
  });
});

describe('the setting that a running site refuses', () => {
  test.each([
    [
      'is read from what the site says of itself',
      { setting: 'ATTACHMENT_KEY must be a secret of at least 32 characters; see docs' },
      {
        setting: 'ATTACHMENT_KEY',
        now: 'refused by the site',
        needs: 'a secret of at least 32 characters',
      },
    ],
    ['is none where the site is well', { ok: true }, undefined],
  ])('%s', async (_, health, gap) => {
    const asked: (string | undefined)[] = [];
    const server = createServer(({ url }, response) => {
      asked.push(url);
      response.end(JSON.stringify(health));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    expect(await refusedSetting(`http://127.0.0.1:${port}`)).toEqual(gap);
    await new Promise((done) => server.close(done));
    expect(asked).toEqual(['/api/health']);
  });

  test('is empty if the site does not exist yet', async () => {
    expect(await refusedSetting('http://127.0.0.1:1')).toBeUndefined();
  });
});
