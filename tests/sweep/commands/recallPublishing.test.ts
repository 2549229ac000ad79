import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Served, serve } from '../../support/serve.ts';
import { recallProject } from './recallProject.ts';

const { folder, recalls, remove, git, commitAll, recall: run } = recallProject();
const recall = {
  products: ['jummy'],
  lots: ['L26257'],
  reason: 'foreign-body',
  published: '2026-11-28',
};
/** Deploys nothing, and says which recalls it was given. */
const deployment = `import { readdirSync } from 'node:fs';
console.log('deployed:', readdirSync('content/recalls').join(' '));
if (process.env.HANGS) setInterval(() => {}, 1000);
else process.exit(Number(process.env.STATUS ?? 0));
`;

const fileOf = (id: string): string => join(recalls, `${id}.json`);
const write = (id: string, facts: object = recall): void =>
  writeFileSync(fileOf(id), JSON.stringify(facts));

/** The published site, which runs the first commit. */
let live: Served;
let running: string;
let shown: { id: string }[];
/** What the site says of the files that it was built from, after the commit. */
let rest: string;

beforeAll(async () => {
  live = await serve(({ url }, response) => {
    const answer = url === '/api/health' ? { build: running + rest } : { recalls: shown };
    response.end(JSON.stringify(answer));
  });
  const config = readFileSync('wrangler.toml', 'utf8');
  writeFileSync(
    join(folder, 'wrangler.toml'),
    config.replace(/^SITE_URL = .*/gm, `SITE_URL = "${live.url}"`),
  );
  writeFileSync(join(folder, 'build/commands/deploy.ts'), deployment);
  commitAll();
  running = git('rev-parse', 'HEAD');
});
beforeEach(() => {
  shown = [];
  rest = '-recalls';
  git('reset', '--quiet', '--hard', running);
  git('clean', '--quiet', '--force');
});
afterAll(async () => {
  await live.close();
  remove();
});

/** Of every batch of Jummy, up to the question who publishes. */
const drill = ['jummy', '', 'todos', '', '2', '', '', ''];
const publishing = ['Ana', 'publicar'];
/** Publishes one recall of this folder. */
const publish = (id: string, environment = {}) =>
  run(['--publish', id], { environment, answers: publishing });

/** What a command leaves behind. */
const left = () => ({
  commits: git('log', '--format=%h', `${running}..`).split('\n').filter(Boolean).length,
  worktrees: git('worktree', 'list').split('\n').length,
  recalls: readdirSync(recalls),
});

test('a recall is published without the drafts of this folder, be they sound or not', async () => {
  write('2026-11-28-jummy');
  write('2026-11-28-supermaria', { ...recall, products: ['supermaria'] });
  writeFileSync(fileOf('2026-11-27-jummy'), '{ "products"');
  const { status, output } = await publish('2026-11-28-jummy');
  expect(output).toContain('deployed: 2026-11-28-jummy.json README.md\n');
  expect(status).toBe(0);
});

test.each([
  ['with changes of no commit', '-dirty', 'cambios que no están en ningún commit'],
  ['that is not known here', '0000', 'No se sabe qué versión'],
])(
  'a running version %s is told of, and is replaced only if that is meant',
  async (_, after, said) => {
    write('2026-11-28-jummy');
    rest = after;
    const once = await publish('2026-11-28-jummy');
    expect(once.output).toContain(said);
    expect(once.output).not.toContain('nada más');
    expect(once.output).not.toContain('deployed:');
    expect(left().commits).toBe(0);
    const answers = ['Ana', 'publicar', 'publicar'];
    const { status, output } = await run(['--publish', '2026-11-28-jummy'], { answers });
    expect(output).toContain('deployed: 2026-11-28-jummy.json README.md\n');
    expect(status).toBe(0);
  },
);

test('a recall that another machine has published is not withdrawn: pull first', async () => {
  write('2026-11-28-jummy');
  shown = [{ id: '2026-11-27-jummy', ...recall }];
  const refused = await publish('2026-11-28-jummy');
  expect(refused.output).toContain('2026-11-27-jummy');
  expect(refused.output).toContain('git pull');
  expect(refused.output).not.toContain('deployed:');
  expect([refused.status, left().commits]).toEqual([1, 0]);

  write('2026-11-27-jummy');
  git('add', 'content/recalls/2026-11-27-jummy.json');
  git('commit', '--quiet', '-m', 'Jummy is recalled');
  const { output } = await publish('2026-11-28-jummy');
  expect(output).toContain('deployed: 2026-11-27-jummy.json 2026-11-28-jummy.json README.md\n');
});

test('a recall of another machine is not replaced by one of the same name', async () => {
  write('2026-11-28-jummy');
  shown = [{ id: '2026-11-28-jummy', ...recall }];
  const { status, output } = await publish('2026-11-28-jummy');
  expect(output).toContain('git pull');
  expect(status).toBe(1);
});

test('a site whose recalls cannot be read is told of, and does not hold up a recall', async () => {
  write('2026-11-28-jummy');
  shown = [{ id: 'x'.repeat(2_000_000) }];
  const { status, output } = await publish('2026-11-28-jummy');
  expect(output).toContain('No se ha podido leer');
  expect([status, left().commits]).toEqual([0, 1]);
});

test('a drill on the preview is published there and leaves nothing', async () => {
  shown = [{ id: '2026-11-27-drill', ...recall }];
  const { status, output } = await run(['--env', 'preview'], {
    answers: [...drill, ...publishing],
  });
  expect(output).toMatch(/deployed: [-\d]+-jummy\.json README\.md/);
  expect(output).not.toContain('git push');
  expect(status).toBe(0);
  expect(left()).toEqual({ commits: 0, worktrees: 1, recalls: ['README.md'] });
});

test.each([
  ['a question', '¿Quién publica?', 'SIGHUP', drill],
  ['the deployment', 'deployed:', 'SIGTERM', [...drill, ...publishing]],
] as const)('a drill that ends at %s leaves nothing', async (_, said, signal, answers) => {
  const environment = { HANGS: 'yes' };
  const options = { answers: [...answers], signal: [said, signal] as [string, typeof signal] };
  const { status } = await run(['--env', 'preview'], { ...options, environment });
  expect(status).toBe(1);
  expect(left()).toEqual({ commits: 0, worktrees: 1, recalls: ['README.md'] });
});

test.each([
  [1, 'No está publicado.', 'git push'],
  [3, 'Está publicado', 'No está publicado'],
])('a deployment with status %i: %s', async (status, said, unsaid) => {
  write('2026-11-28-jummy');
  const { output, ...finished } = await publish('2026-11-28-jummy', { STATUS: String(status) });
  expect(output).toContain(said);
  expect(output).not.toContain(unsaid);
  expect(finished.status).toBe(status);
});
