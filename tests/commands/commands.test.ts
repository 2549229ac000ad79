import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { withBucket } from '../../build/commands/bucket.ts';
import { parseHostArgument, runCommand } from '../../build/commands/commandLine.ts';
import { runCommandHere } from '../support/command.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
/** The name of the command that an npm script runs. */
const commandIn = (script: string): string => /build\/commands\/(\w+)\.ts/.exec(script)?.[1] ?? '';

describe('with a Node that is too old', () => {
  const pretending = `data:text/javascript,${encodeURIComponent(
    "Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })",
  )}`;

  test('a command prints one line on how to get a newer one', () => {
    const [, ...parameters] = (scripts['smoke'] ?? '').split(' ');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', pretending, ...parameters],
      { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
    );
    expect(stdout + stderr).toMatch(/^Node 20\.20\.2 is too old, .* run npm ci .*\n$/);
    expect(status).toBe(1);
  });

  test('every TypeScript command checks the version first', () => {
    const commands = Object.entries(scripts).filter(([, line]) => line.includes('.ts'));
    expect(commands.length).toBeGreaterThan(10);
    const careless = commands.filter(
      ([, line]) => !line.includes('node --import ./build/checkNode.js '),
    );
    expect(careless).toEqual([]);
  });
});

const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const command = commandIn(line);
  return command ? [[name, command] as const] : [];
});
test.each(commands)('%s refuses an unknown option in one line', async (name, command) => {
  const usage = { start: 'npm start\\b', dev: 'npm run dev' }[name] ?? `npm run ${name}\\b`;
  const { status, output } = await runCommandHere(command, ['--nonsense']);
  expect(output).toMatch(new RegExp(`^Unknown option '--nonsense'\\. Usage: .*${usage}.*\n$`));
  expect(status).toBe(1);
});

test.each([
  [['jummy'], "Sobra 'jummy'"],
  [['--corrected'], "Falta el valor de '--corrected"],
  [['--nonsense'], "No hay ninguna opción '--nonsense'"],
])('npm run labels -- %j is refused in Spanish to whoever speaks it', async (parameters, words) => {
  const { output } = await runCommandHere('labels', parameters, { LC_ALL: 'es_ES.UTF-8' });
  expect(output).toMatch(new RegExp(`^${words}.*\\. Uso: npm run labels `));
});

test.each([
  ['without a scheme', ['www.risi.internal'], 'is not an http:// or https:// address'],
  ['with another scheme', ['htp://risi.internal'], 'is not an http:// or https://'],
  ['with a path', ['http://risi.internal/es'], 'http://risi.internal is enough'],
  ['with a query', ['http://risi.internal?q=1'], 'http://risi.internal is enough'],
  ['that is missing', [], 'Name the host'],
  ['beside another one', ['http://a.internal', 'http://b.internal'], 'One host'],
])('an address %s is refused, with the usage', (_, parameters, words) => {
  const usage = 'npm run smoke -- https://host';
  expect(() => parseHostArgument(usage, parameters)).toThrow(words);
  expect(() => parseHostArgument(usage, parameters)).toThrow(`Usage: ${usage}`);
});

test.each([
  ['outbox', 'outbox/'],
  ['deadLetters', 'dead-letters/'],
])('%s finds and erases what a person sent in %s', async (command, folder) => {
  const storage = mkdtempSync(join(tmpdir(), 'risi-person-'));
  const submission = { reference: 'R', form: 'other', payload: { email: 'ana@example.com' } };
  const letter = JSON.stringify({ submission, receivedAt: 0 });
  await withBucket({ local: storage }, async (bucket) => {
    await bucket.put(`${folder}R.json`, letter, { customMetadata: { form: 'other' } });
  });
  const saying = async (option: string) =>
    (await runCommandHere(command, [option, 'ana@example.com', '--local', '--persist-to', storage]))
      .output;
  expect(await saying('--find')).toContain(`1 found in ${folder}.`);
  expect(await saying('--erase')).toContain(`deleted ${folder}R.json\n`);
  expect(await saying('--find')).toContain(`0 found in ${folder}.`);
  rmSync(storage, { recursive: true });
});

describe('what stops a command is reported', () => {
  const readOnly = ['/sys', '/System'].find(existsSync) ?? '/';
  afterEach(() => {
    process.exitCode = 0;
    vi.restoreAllMocks();
  });

  test('in one line with the fix if a folder is read-only', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    await runCommand(() => void mkdirSync(join(readOnly, 'risi')));
    expect(told.mock.calls).toEqual([
      [expect.stringMatching(/^\/sys\S+ cannot be written or read \(E\w+\): give this /i)],
    ]);
    expect(process.exitCode).toBe(1);
  });

  test('with its stack if it is a bug', async () => {
    const defect = () => runCommand(() => JSON.parse('{'));
    await expect(defect).rejects.toMatchObject({
      stack: expect.stringMatching(/^SyntaxError: .*\n +at JSON\.parse/),
    });
  });
});
