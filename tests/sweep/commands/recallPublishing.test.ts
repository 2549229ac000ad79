import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { copyProject } from '../../support/projectCopy.ts';
import { type Served, serve } from '../../support/serve.ts';

const project = copyProject();
const recalls = join(project.folder, 'content/recalls');
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

const git = (...parameters: string[]): string =>
  spawnSync('git', parameters, { cwd: project.folder, encoding: 'utf8' }).stdout.trim();
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
    join(project.folder, 'wrangler.toml'),
    config.replace(/^SITE_URL = .*/gm, `SITE_URL = "${live.url}"`),
  );
  writeFileSync(join(project.folder, 'build/commands/deploy.ts'), deployment);
  writeFileSync(join(project.folder, '.gitignore'), 'node_modules\n');
  git('init', '--quiet');
  git('config', 'user.name', 'Quality');
  git('config', 'user.email', 'quality@example.com');
  git('add', '.');
  git('commit', '--quiet', '-m', 'The site as it is');
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
  project.remove();
});

interface Run {
  environment?: Record<string, string>;
  answers?: string[];
  /** The signal that it is sent once it has said something. */
  signal?: [said: string, signal: NodeJS.Signals];
}

/** `npm run recall`, answered line by line. */
const run = (parameters: string[], { environment, answers, signal }: Run = {}) =>
  new Promise<{ status: number | null; output: string }>((resolve) => {
    const child = spawn(
      process.execPath,
      ['--import', './build/checkNode.js', 'build/commands/recall.ts', ...parameters],
      { cwd: project.folder, env: { ...process.env, ...environment } },
    );
    let output = '';
    const read = (part: unknown) => {
      output += String(part);
      if (signal && output.includes(signal[0])) child.kill(signal[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    // Not before everything that it has started has ended, too.
    child.once('close', (status) => resolve({ status, output }));
    for (const answer of answers ?? ['Ana', 'publicar']) child.stdin.write(`${answer}\n`);
    if (!signal) child.stdin.end();
  });

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
  const { status, output } = await run(['--publish', '2026-11-28-jummy']);
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
    const once = await run(['--publish', '2026-11-28-jummy']);
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
  const refused = await run(['--publish', '2026-11-28-jummy']);
  expect(refused.output).toContain('2026-11-27-jummy');
  expect(refused.output).toContain('git pull');
  expect(refused.output).not.toContain('deployed:');
  expect([refused.status, left().commits]).toEqual([1, 0]);

  write('2026-11-27-jummy');
  git('add', 'content/recalls/2026-11-27-jummy.json');
  git('commit', '--quiet', '-m', 'Jummy is recalled');
  const { output } = await run(['--publish', '2026-11-28-jummy']);
  expect(output).toContain('deployed: 2026-11-27-jummy.json 2026-11-28-jummy.json README.md\n');
});

test('a recall of another machine is not replaced by one of the same name', async () => {
  write('2026-11-28-jummy');
  shown = [{ id: '2026-11-28-jummy', ...recall }];
  const { status, output } = await run(['--publish', '2026-11-28-jummy']);
  expect(output).toContain('git pull');
  expect(status).toBe(1);
});

test('a site whose recalls cannot be read is told of, and does not hold up a recall', async () => {
  write('2026-11-28-jummy');
  shown = [{ id: 'x'.repeat(2_000_000) }];
  const { status, output } = await run(['--publish', '2026-11-28-jummy']);
  expect(output).toContain('No se ha podido leer');
  expect([status, left().commits]).toEqual([0, 1]);
});

test('a drill on the preview is published there and leaves nothing', async () => {
  shown = [{ id: '2026-11-27-drill', ...recall }];
  const answers = ['jummy', '', 'todos', '', '2', '', '', '', 'Ana', 'publicar'];
  const { status, output } = await run(['--env', 'preview'], { answers });
  expect(output).toMatch(/deployed: [-\d]+-jummy\.json README\.md/);
  expect(output).not.toContain('git push');
  expect(status).toBe(0);
  expect(left()).toEqual({ commits: 0, worktrees: 1, recalls: ['README.md'] });
});

test.each([
  ['a question', '¿Quién publica?', 'SIGHUP', ['jummy', '', 'todos', '', '2', '', '', '']],
  [
    'the deployment',
    'deployed:',
    'SIGTERM',
    ['jummy', '', 'todos', '', '2', '', '', '', 'Ana', 'publicar'],
  ],
] as const)('a drill that ends at %s leaves nothing', async (_, said, signal, answers) => {
  const { status } = await run(['--env', 'preview'], {
    answers: [...answers],
    signal: [said, signal],
    environment: { HANGS: 'yes' },
  });
  expect(status).toBe(1);
  expect(left()).toEqual({ commits: 0, worktrees: 1, recalls: ['README.md'] });
});

test.each([
  [1, 'No está publicado.', 'git push'],
  [3, 'Está publicado', 'No está publicado'],
])('a deployment with status %i: %s', async (status, said, unsaid) => {
  write('2026-11-28-jummy');
  const { output, ...finished } = await run(['--publish', '2026-11-28-jummy'], {
    environment: { STATUS: String(status) },
  });
  expect(output).toContain(said);
  expect(output).not.toContain(unsaid);
  expect(finished.status).toBe(status);
});
