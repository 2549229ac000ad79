import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changesOf, handIn, undo } from '../../build/desk/handIn.ts';

let folder: string;
let project: string;
let remote: string;
const git = (cwd: string, ...words: string[]): string =>
  execFileSync('git', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const write = (file: string, text = 'x'): void => writeFileSync(join(project, file), text);
const give = (line: string, day = '2026-11-30', faults: string[] = []) =>
  handIn(project, { line, day, faults });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'risi-hand-in-'));
  project = join(folder, 'project');
  remote = join(folder, 'remote.git');
  // The machine's own settings are no part of it.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  git(folder, 'clone', '--quiet', remote, project);
  git(project, 'config', 'user.name', 'Ana');
  git(project, 'config', 'user.email', 'ana@example.com');
  for (const name of ['content', 'public']) mkdirSync(join(project, name));
  for (const file of ['content/faqs.json', 'public/robots.txt', 'package.json']) write(file, 'old');
  git(project, 'add', '.');
  git(project, 'commit', '--quiet', '--message=First');
  git(project, 'push', '--quiet', 'origin', 'main');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** The subjects of a branch of the remote, the last one first. */
const subjects = (branch: string): string[] =>
  git(remote, 'log', '--format=%s', branch, '--').split('\n');

test('what is changed goes to a new branch, named after its line and the day', async () => {
  write('content/faqs.json');
  write('content/new.json');
  write('package.json');
  const line = ' «Queso» nuevo:\n $(touch x); "ñ"';
  const branch = 'queso-nuevo-touch-x-n-2026-11-30';
  expect(await give(line)).toEqual({
    said: { key: 'desk.handedInBranch', values: { branch } },
  });
  expect(subjects(branch)).toEqual(['«Queso» nuevo: $(touch x); "ñ"', 'First']);
  expect(git(remote, 'show', '--format=', '--name-only', branch).split('\n')).toEqual([
    'content/faqs.json',
    'content/new.json',
  ]);
  expect(subjects('main')).toEqual(['First']);
  expect(git(project, 'status', '--porcelain')).toBe('M package.json');
});

test('a name that is taken, here or at the remote, gets a number', async () => {
  git(project, 'branch', 'queso-2026-11-30');
  git(remote, 'branch', 'queso-2026-11-30-2', 'main');
  write('content/faqs.json');
  await give('Queso');
  expect(subjects('queso-2026-11-30-3')).toEqual(['Queso', 'First']);
});

test('a second time goes to the same branch, with the address that the remote answers', async () => {
  const hook = join(remote, 'hooks/post-receive');
  const lines = [
    'https://forge.example/risi/security/1',
    'Create a pull request:',
    '  https://forge.example/risi/pull/new/queso',
  ];
  mkdirSync(join(remote, 'hooks'), { recursive: true });
  writeFileSync(hook, `#!/bin/sh\n${lines.map((line) => `echo '${line}'\n`).join('')}`, {
    mode: 0o755,
  });
  write('content/faqs.json');
  await give('Queso');
  write('public/photo.webp');
  expect(await give('Foto', '2026-12-01')).toEqual({
    said: { key: 'desk.handedIn' },
    address: 'https://forge.example/risi/pull/new/queso',
  });
  expect(subjects('queso-2026-11-30')).toEqual(['Foto', 'Queso', 'First']);
});

test.each([
  ['content/ has a fault', 'desk.faulty', () => write('content/faqs.json'), 'Queso', ['fault']],
  ['nothing is changed', 'desk.nothing', () => write('package.json')],
  ['no line says what', 'desk.noLine', () => write('content/faqs.json'), ' \n '],
  ['the line is too long', 'desk.noLine', () => write('content/faqs.json'), 'x'.repeat(73)],
  [
    'there is no remote',
    'desk.noRemote',
    () => {
      write('content/faqs.json');
      git(project, 'remote', 'remove', 'origin');
    },
  ],
  [
    'the remote cannot be reached',
    'desk.noAccess',
    () => {
      write('content/faqs.json');
      git(project, 'remote', 'set-url', 'origin', join(folder, 'elsewhere.git'));
    },
  ],
  [
    'Git does not know who it is',
    'desk.noName',
    () => {
      write('content/faqs.json');
      git(project, 'config', '--unset', 'user.name');
      git(project, 'config', '--unset', 'user.email');
      git(project, 'config', 'user.useConfigOnly', 'true');
    },
  ],
  [
    'the folder is not of Git',
    'desk.noGit',
    () => rmSync(join(project, '.git'), { recursive: true }),
  ],
])('nothing is handed in if %s', async (_, key, prepare, line = 'Queso', faults: string[] = []) => {
  prepare();
  await expect(give(line, '2026-11-30', faults)).rejects.toMatchObject({ said: { key } });
  expect(git(remote, 'branch', '--format=%(refname:short)')).toBe('main');
  if (existsSync(join(project, '.git')))
    expect(git(project, 'branch', '--show-current')).toBe('main');
});

test('what the remote has refused stays committed, and goes with the next try', async () => {
  const hook = join(remote, 'hooks/pre-receive');
  mkdirSync(join(remote, 'hooks'), { recursive: true });
  writeFileSync(hook, '#!/bin/sh\necho closed\nexit 1\n', { mode: 0o755 });
  write('content/faqs.json');
  await expect(give('Queso')).rejects.toMatchObject({
    said: { key: 'desk.refused', values: { branch: 'queso-2026-11-30' } },
    detail: expect.stringContaining('pre-receive hook declined'),
  });
  rmSync(hook);
  await give('Otra vez');
  expect(subjects('queso-2026-11-30')).toEqual(['Queso', 'First']);
});

test('what is not handed in goes by the names of the menu, an entry once, and at most five', async () => {
  expect(await changesOf(project)).toEqual({ names: [], more: 0 });
  const terms = 'content/texts/promotion-terms/pipas';
  const texts = 'content/texts/history';
  for (const name of ['content/products', texts, terms, 'content/dictionary'])
    mkdirSync(join(project, name), { recursive: true });
  const jummy = { titulo: { es: 'Jummy' }, sabor: { es: 'Maíz tostado' } };
  write('content/products/jummy.json', JSON.stringify(jummy));
  write('content/products/queso añejo.json', '{');
  for (const language of ['es', 'fr']) {
    write(`${terms}/${language}.md`, "---\ntitle: 'Pipas: bases'\n---\n");
    write(`${texts}/${language}.md`, '---\ntitle: Medio siglo\n---\n');
    write(`content/dictionary/${language}.json`);
  }
  write('content/faqs.json');
  write('public/jummy.webp');
  write('package.json');
  const changes = await changesOf(project);
  expect(changes).toEqual({
    names: [
      'Preguntas frecuentes',
      'Palabras',
      'Productos › Jummy · Maíz tostado',
      'Productos › queso añejo',
      'Textos › Historia · Medio siglo',
    ],
    more: 2,
  });
});

test('what is not handed in is undone, new files too, and Git brings it back', async () => {
  write('content/faqs.json');
  write('content/new.json');
  write('package.json');
  expect(await undo(project)).toEqual({ said: { key: 'desk.undone' } });
  expect(readFileSync(join(project, 'content/faqs.json'), 'utf8')).toBe('old');
  expect(git(project, 'status', '--porcelain')).toBe('M package.json');
  git(project, 'stash', 'pop');
  expect(existsSync(join(project, 'content/new.json'))).toBe(true);
  await expect(undo(project)).resolves.toBeTruthy();
  await expect(undo(project)).rejects.toMatchObject({ said: { key: 'desk.nothing' } });
});
