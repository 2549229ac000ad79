import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inspect } from '../../build/commands/deploy/inspect.ts';
import { withdrawnRecalls } from '../../build/commands/deploy/liveRecalls.ts';
import {
  preflight,
  publishedAddress,
  refusedSetting,
} from '../../build/commands/deploy/preflight.ts';
import { environmentOf } from '../../build/commands/wrangler.ts';
import { buildOf } from '../../build/plugins/buildIdPlugin.ts';
import { runCommandHere, runScript } from '../support/command.ts';
import type { FakeAccount } from '../support/fakeAccount.ts';
import { copyProject, fillIn } from '../support/projectCopy.ts';
import { serve } from '../support/serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));
const account = join(folder, 'account.json');
const untouched = readFileSync('wrangler.toml', 'utf8');
beforeEach(() => {
  vi.stubEnv('WRANGLER', resolve('tests/support/fakeWrangler.js'));
  vi.stubEnv('FAKE_ACCOUNT', account);
});
afterEach(() => void vi.unstubAllEnvs());

const setAccount = (over: Partial<FakeAccount>): void => {
  const empty = { buckets: {}, queues: {}, namespaces: [], secrets: {}, loggedIn: true };
  writeFileSync(account, JSON.stringify({ ...empty, ...over }));
};
/** What is found missing before anything is built, a line each. */
async function found(toml: string, environment: string, over: Partial<FakeAccount>) {
  setAccount(over);
  const config = join(folder, 'wrangler.toml');
  writeFileSync(config, toml);
  const { gaps, ...rest } = await preflight(config, environment, { mayBeLoggedOut: true });
  const lines = gaps.map(({ setting, now, needs }) => `${setting}, ${now}: ${needs}`);
  return { gaps: lines, ...rest };
}

describe('before anything is built', () => {
  test('production is told what it lacks in wrangler.toml and at the platform', async () => {
    expect(await found(untouched, 'production', {})).toEqual({
      gaps: [
        'SITE_URL, https://www.example.com: a host of the company',
        'ORIGIN_URL, https://api.example.com: a host of the company',
        'routes, missing: routes = [{ pattern = "www.<domain>", custom_domain = true }]',
        `LAST_GOOD, ${'0'.repeat(31)}2: npm run provision -- --env production`,
        'ATTACHMENT_KEY, missing: npm run provision -- --env production',
      ],
      notice: expect.stringMatching(
        /REPORT_PUBLIC_KEY is missing.*\n.*REPORT_SUBSTITUTE_KEY is missing/,
      ),
    });
  });

  test('production is told that nobody would hear of the deadlines of reports', async () => {
    const toml = untouched.replace('[env.production.vars]', '$&\nREPORT_PUBLIC_KEY = "k"');
    const noticeWith = async (own: Record<string, string>) =>
      (await found(toml, 'production', { secrets: { 'risi-site-production': own } })).notice;
    expect(await noticeWith({})).toContain('ALERT_WEBHOOK is missing');
    expect(await noticeWith({ ALERT_WEBHOOK: 'w' })).not.toContain('ALERT_WEBHOOK');
  });

  test('a preview is told what it lacks', async () => {
    const toml = untouched.replace(/^ORIGIN_DEV_URL.*\n/m, '');
    const secrets = { 'risi-site-preview': { ATTACHMENT_KEY: 'k' } };
    const { gaps } = await found(toml, 'preview', { secrets });
    const settings = ['SITE_URL', 'ORIGIN_URL', 'ORIGIN_DEV_URL', 'LAST_GOOD'];
    expect(gaps.map((gap) => gap.split(',')[0])).toEqual(settings);
  });

  test('without a login, a dry run says what it could not check', async () => {
    const { gaps, unasked } = await found(untouched, 'production', { loggedIn: false });
    expect(gaps.join()).not.toContain('ATTACHMENT_KEY');
    expect(unasked).toMatch(/^not checked: ATTACHMENT_KEY\. Nobody is logged in: npx /);
  });

  test('a setting that the Worker would refuse, and a placeholder route, are named', async () => {
    const toml = fillIn(untouched)
      .replace('[env.production.vars]', '$&\nINDEXING = "yes"')
      .replaceAll('www.risi.internal', 'www.example.com');
    const secrets = { 'risi-site-production': {} };
    expect((await found(toml, 'production', { secrets })).gaps).toEqual([
      'SITE_URL, https://www.example.com: a host of the company',
      'routes, www.example.com: a host of the company',
      'ATTACHMENT_KEY, missing: npm run provision -- --env production',
      'INDEXING, yes: `on`, `off`, or unset',
    ]);
  });

  const route = 'pattern = "www.risi.internal", custom_domain = true';
  const vars = '[env.production.vars]';
  const changes: Record<string, string | string[]> = {
    'routes → routes': [],
    [`{ ${route} } → { ${route} }, { pattern = "risi.internal", custom_domain = true }`]:
      'routes, www.risi.internal risi.internal: one host; the zone redirects the others to it',
    'workers_dev = false → workers_dev = true\npreview_urls = true': [
      'ORIGIN_DEV_URL, missing: the development back end, because workers_dev = true',
      'workers_dev, true: false: it is a second host',
      'preview_urls, true: false: they are further hosts',
    ],
    [`${route} → pattern = "https://www.risi.internal/*", zone_name = "risi.internal"`]:
      'routes, https://www.risi.internal/*: a host without https://',
    'SITE_URL = "https://www. → SITE_URL = "https://old.':
      'SITE_URL, https://old.risi.internal: https://www.risi.internal, the address that is published',
    'SITE_URL = "https://www.risi.internal"\n → ': 'SITE_URL, missing: https://www.risi.internal',
    'ORIGIN_URL = "https: → ORIGIN_URL = "http:':
      'ORIGIN_URL, http://api.risi.internal: https://, because it receives personal data',
    'queue = "risi-outbox"\nmax → queue = "risi-other"\nmax':
      'OUTBOX, no consumer of risi-outbox: [[env.production.queues.consumers]] queue = "risi-outbox"',
    'bucket_name = "risi-submissions" → bucket_name = "risi-submissions-preview"':
      'SUBMISSIONS, risi-submissions-preview: its own: preview has it',
    [`"${'2'.repeat(32)}" → "${'1'.repeat(32)}"`]: `LAST_GOOD, ${'1'.repeat(32)}: its own: preview has it`,
    '"3001" → "2001"': 'RATE_LIMIT, 2001: its own: preview has it',
    [`"${'2'.repeat(32)}" → "last-good"`]: 'LAST_GOOD, last-good: 32 hexadecimal characters',
    '"3001" → "one"': 'RATE_LIMIT, one: a number',
    [`${vars} → ${vars}\nINDEXNG = "on"\nWEATHER = "fine"`]: [
      'INDEXNG, unknown: did you mean INDEXING?',
      'WEATHER, unknown: to be removed: the site does not read it',
    ],
    [`${vars} → ${vars}\nALERT_WEBHOOK = "https://chat.risi.internal"`]:
      'ALERT_WEBHOOK, in wrangler.toml: npx wrangler secret put ALERT_WEBHOOK',
  };
  test.each(Object.entries(changes))('what %j needs is told, no more', async (change, needs) => {
    const [before = '', production = ''] = fillIn(untouched).split(/(?=\[env\.production\])/);
    const [from = '', to = ''] = change.split(' → ');
    expect(production).toContain(from);
    const secrets = { 'risi-site-production': { ATTACHMENT_KEY: 'k' } };
    const toml = before + production.replace(from, to);
    const { gaps } = await found(toml, 'production', { secrets });
    expect(gaps.toSorted()).toEqual([needs].flat().toSorted());
  });

  test('an environment that wrangler.toml does not have is refused', () => {
    expect(() => environmentOf('wrangler.toml', 'staging')).toThrow(
      /^wrangler\.toml has no environment "staging", but preview and production$/,
    );
  });
});

describe('npm run deploy', () => {
  const project = copyProject();
  afterAll(project.remove);
  const deploy = (...parameters: string[]) =>
    runCommandHere('deploy', parameters, {}, project.folder);

  test('asks for a login before publishing', async () => {
    setAccount({ loggedIn: false });
    const { status, output } = await deploy();
    expect(output).toMatch(/^Nobody is logged in: npx wrangler login, or a token .*\n$/);
    expect(status).toBe(1);
  });

  test('lists what is missing, refuses sample values, and builds nothing', async () => {
    setAccount({});
    const { status, output } = await deploy('--dry-run');
    expect(output).toMatch(/^Still to fill in for production, .*\nsetting +now +needs\n/);
    expect(output).toContain('Sample values are not published. Replace them and ');
    expect(output).toMatch(/Nothing was built\.\n$/);
    expect(status).toBe(1);
    expect(existsSync(join(project.folder, 'dist'))).toBe(false);
  });

  test('names what is not committed, and recalls that would go out before their commit', async () => {
    setAccount({ loggedIn: false });
    writeFileSync(join(project.folder, 'wrangler.toml'), fillIn(untouched));
    writeFileSync(join(project.folder, '.gitignore'), 'node_modules\n');
    commitAll(project.folder);
    for (let letter = 10; letter < 22; letter++)
      writeFileSync(join(project.folder, `src/${letter.toString(36)}.ts`), '');
    const draft = {
      products: ['jummy'],
      lots: ['L1'],
      reason: 'chemical',
      published: '2026-11-28',
    };
    writeFileSync(join(project.folder, 'content/recalls/draft.json'), JSON.stringify(draft));
    const { status, output } = await deploy('--dry-run', '--allow-samples');
    expect(output).toContain('the commit lacks them: content/recalls/draft.json\n');
    expect(output).toContain(
      'Changes that are not committed: src/a.ts, src/b.ts, src/c.ts, src/d.ts, src/e.ts, src/f.ts, src/g.ts, src/h.ts, src/i.ts, src/j.ts and 2 more.\n',
    );
    expect([status, existsSync(join(project.folder, 'dist'))]).toEqual([1, false]);
  });

  test('refuses files of public/ that git ignores', async () => {
    writeFileSync(join(project.folder, '.gitignore'), 'node_modules\n*.log\n');
    commitAll(project.folder);
    writeFileSync(join(project.folder, 'public/letters.log'), '');
    const { status, output } = await deploy('--dry-run', '--allow-samples');
    expect(output).toContain('that git ignores would be published: public/letters.log.\n');
    expect([status, existsSync(join(project.folder, 'dist'))]).toEqual([1, false]);
  });
});

test('wrangler accepts what is built', async () => {
  const { status, output } = await runScript(
    'node_modules/.bin/wrangler',
    ['deploy', '--dry-run', '-c', 'dist/site/wrangler.json'],
    { WRANGLER_SEND_METRICS: 'false' },
  );
  for (const binding of ['SUBMISSIONS', 'OUTBOX', 'LAST_GOOD', 'ORIGIN_URL'])
    expect(output).toContain(`env.${binding} (`);
  expect(output).toContain('--dry-run: exiting now.');
  expect(status).toBe(0);
});

describe('the setting that a running site refuses', () => {
  const setting = 'ATTACHMENT_KEY must be a secret of at least 32 characters; see docs';
  const needs = 'a secret of at least 32 characters';
  test.each([
    [
      'is read from what the site says of itself',
      { setting },
      { setting: 'ATTACHMENT_KEY', now: 'refused by the site', needs },
    ],
    ['is none where the site is well', { ok: true }, undefined],
  ])('%s', async (_, health, gap) => {
    const { url, close } = await serve(({ url }, response) =>
      response.end(JSON.stringify(url === '/api/health' ? health : {})),
    );
    expect(await refusedSetting(url)).toEqual(gap);
    await close();
  });

  test('is empty if the site does not exist yet', async () => {
    expect(await refusedSetting('http://127.0.0.1:1')).toBeUndefined();
  });
});

/** Makes a repository of a folder, or adds a commit to it. */
function commitAll(root: string): string {
  const git = (...parameters: string[]): string =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...parameters], {
      cwd: root,
      encoding: 'utf8',
    }).stdout.trim();
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'All');
  return git('rev-parse', '--short=12', 'HEAD');
}

test.each([
  ['is the commit', [], ''],
  ['says that a recall differs from it', ['content/recalls/jummy.json'], '-recalls'],
  ['says that a file is not in it', ['src/new.ts'], '-dirty'],
  ['says that a file has changed', ['content/recalls/jummy.json', 'src/old.ts'], '-dirty'],
])('a build %s', (_, changed, rest) => {
  const root = mkdtempSync(join(folder, 'build-'));
  for (const inside of ['src', 'content/recalls'])
    mkdirSync(join(root, inside), { recursive: true });
  writeFileSync(join(root, 'src/old.ts'), '');
  const commit = commitAll(root);
  for (const file of changed) writeFileSync(join(root, file), 'changed');
  expect(buildOf(root)).toBe(commit + rest);
});

const here = { products: ['jummy'], lots: ['L26257'], bestBefore: [] };
const shows = (id: string, facts: object = {}) =>
  JSON.stringify({ recalls: [{ id, ...here, ...facts }] });
test.each([
  ['are none if all are here', shows('here'), []],
  ['are named', shows('elsewhere'), ['elsewhere']],
  ['are those with more batches', shows('here', { lots: ['L26257', 'L26258'] }), ['here']],
  ['are those of all batches', shows('here', { lots: 'all' }), ['here']],
  ['are those with another product', shows('here', { products: ['fabs'] }), ['here']],
  ['are none without recalls', '{"recalls":[]}', []],
  ['are unknown where the answer is no list', 'Not found', undefined],
  ['are unknown where the answer is endless', '['.repeat(2_000_000), undefined],
])('recalls that a deployment would withdraw %s', async (_, answer, ids) => {
  const { url, close } = await serve((_, response) => response.end(answer));
  expect(await withdrawnRecalls(url, new Map([['here', here]]))).toEqual(ids);
  await close();
});

test('a site that is published with a fault has a status of its own', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const { url, close } = await serve((_, response) => response.end());
  await expect(inspect(url, 'production')).rejects.toMatchObject({
    status: 3,
    message: expect.stringContaining('It is published nevertheless.'),
  });
  said.mockRestore();
  await close();
});

test.each([
  ['of a preview is that of workers.dev', 'https://a.workers.dev', 'https://a.workers.dev'],
  ['of a route is its host', 'www.a.example/* (zone name: a.example)', 'https://www.a.example'],
  ['of a custom domain is the domain', 'www.a.example (custom domain)', 'https://www.a.example'],
  ['of a pattern of hosts is unknown', '*.example.com/*', undefined],
])('the published address %s', (_, target, address) => {
  const targets = ['schedule: */5 * * * *', target, 'Producer for risi-outbox'];
  const deployed = JSON.stringify({ type: 'deploy', version: 1, targets });
  const output = `{"type":"wrangler-session","version":1}\n${deployed}\n`;
  expect(publishedAddress(output)).toBe(address);
});
