import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { runCommand } from '../../build/commands/commandLine.ts';
import { runCommandHere } from '../support/command.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
/** The name of the command that an npm script runs. */
const commandIn = (script: string): string =>
  /build\/commands\/(\w+)\.ts/.exec(script)?.[1] ?? '';

describe('with a Node that is too old', () => {
  const pretending = `data:text/javascript,${encodeURIComponent(
    "Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })",
  )}`;

  test('a command prints one line on how to get a newer one', () => {
    const [, ...parameters] = (scripts['smoke'] ?? '').split(' ');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', pretending, ...parameters],
      { encoding: 'utf8' },
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

describe('an unknown option is refused in one line, with the usage, by', () => {
  const commands = Object.entries(scripts).flatMap(([name, line]) => {
    const command = commandIn(line);
    return command ? [[name, command] as const] : [];
  });

  test.each(commands)('%s', async (name, command) => {
    const { status, output } = await runCommandHere(command, ['--nonsense']);
    expect(output).toMatch(
      name === 'dev' || name === 'start'
        ? /^Unknown option '--nonsense'\. Usage: .*npm (start|run dev)\n$/
        : new RegExp(`^Unknown option '--nonsense'\\. Usage: .*npm run ${name}\\b.*\n$`),
    );
    expect(status).toBe(1);
  });
});

describe('an invalid address is refused in one line by', () => {
  const notHosts = [
    ['without a scheme', ['www.risi.internal'], 'is not an http:// or https:// address'],
    [
      'with another scheme',
      ['htp://risi.internal'],
      'is not an http:// or https:// address',
    ],
    ['with a path', ['http://risi.internal/es'], 'http://risi.internal is enough'],
    ['with a query', ['http://risi.internal?q=1'], 'http://risi.internal is enough'],
    ['that is missing', [], 'Name the host'],
    ['beside another one', ['http://a.internal', 'http://b.internal'], 'One host'],
  ] as const;
  const cases = ['smoke', 'check:origin'].flatMap((name) =>
    notHosts.map(([what, parameters, words]) => ({ name, what, parameters, words })),
  );

  test.each(cases)('$name: one $what', async (given) => {
    const command = commandIn(scripts[given.name] ?? '');
    const { status, output } = await runCommandHere(command, [...given.parameters]);
    expect(output).toContain(given.words);
    expect(output).toMatch(
      new RegExp(`^.* Usage: npm run ${given.name} -- https://host.*\n$`),
    );
    expect(status).toBe(1);
  });
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
      [
        expect.stringMatching(
          /^\/sys\S+ cannot be written or read \(E\w+\): give this /i,
        ),
      ],
    ]);
    expect(process.exitCode).toBe(1);
  });

  test('with its stack if it is a bug', async () => {
    const defect = () => runCommand(() => JSON.parse('{'));
    await expect(defect).rejects.toThrow(SyntaxError);
  });
});
