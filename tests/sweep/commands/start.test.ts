import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync, watch } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runScript } from '../../support/command.ts';
import { freePort } from '../../support/freePort.ts';
import { copyProject } from '../../support/projectCopy.ts';

// A start is a build, and on a busy machine slow.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const project = copyProject();
const script = join(project.folder, 'build/commands/serve.ts');
const build = join(project.folder, 'dist');
afterAll(project.remove);

describe('npm start with an invalid setting', () => {
  test.each(['127.0.0.1', '::1', '0.0.0.0'])(
    'suggests a free port if its own is taken at %s, and builds nothing',
    async (ip) => {
      const stranger = await startStranger(0, ip);
      const { port } = stranger.address() as AddressInfo;
      const { status, output } = await start({ PORT: String(port) });
      await closed(stranger);
      expect(output).toMatch(
        new RegExp(`^Port ${port} is taken: PORT=\\d+ npm start\n$`),
      );
      expect(status).toBe(1);
      expect(existsSync(build)).toBe(false);
    },
  );

  test.each([
    [{ PORT: 'http' }, /^PORT must be a number from 1 to 65535, not "http": PORT=\d+ /],
    [{ INDEXING: 'yes' }, /^INDEXING must be on or off, not "yes"/],
    [
      { ORIGIN_DEV_URL: 'htp://localhost' },
      /^htp:\/\/localhost is not an http:\/\/ or https:\/\/ address\. Set it like /,
    ],
    [
      { ORIGIN_DEV_URL: 'http://localhost:1/api' },
      /^http:\/\/localhost:1\/api has more than a host: http:\/\/localhost:1 is enough\./,
    ],
  ])('says so in one line, and builds nothing: %j', async (settings, words) => {
    const port = String(await freePort());
    const { status, output } = await start({ PORT: port, ...settings });
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toMatch(words);
    expect(status).toBe(1);
    expect(existsSync(build)).toBe(false);
  });
});

describe('npm start beside a running site', () => {
  let first: Site;
  let page: string;
  let second: { status: number; output: string };
  /** A start at the port of the second, while that one builds. */
  let meanwhile: { status: number; output: string };
  /** Answers of the first site while the second was built. */
  const statuses: number[] = [];
  beforeAll(async () => {
    first = await startSite();
    page = await (await fetch(`${first.url}/es`)).text();
    const port = await freePort();
    // A stranger takes the second port as soon as the build is done with it.
    const stranger = onChange(build, () => startStranger(port, '127.0.0.1'));
    const third = onChange(build, () => start({ PORT: String(port) }));
    const asking = setInterval(async () => {
      statuses.push((await fetch(first.url + scriptIn(page))).status);
    }, 100);
    second = await start({ PORT: String(port) });
    clearInterval(asking);
    meanwhile = await third;
    await closed(await stranger);
  });
  afterAll(() => first.stop());

  test('keeps the files of the running site', async () => {
    expect(statuses.length).toBeGreaterThan(10);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await (await fetch(`${first.url}/es`)).text()).toBe(page);
  });

  test('holds its port while it builds, so that a third start is refused at once', () => {
    expect(meanwhile.output).toMatch(/^Port \d+ is taken: PORT=\d+ npm start\n$/);
    expect(meanwhile.status).toBe(1);
  });

  test('does not mistake another program’s response for its own', () => {
    expect(second.output).not.toContain('is ready');
    expect(second.output).toMatch(
      /^The site did not start at port \d+\. .*: PORT=\d+ npm start$/m,
    );
    expect(second.status).toBe(1);
  });

  test('keeps the key that signs links out of the list of processes', () => {
    const state = join(project.folder, '.wrangler/state');
    const processes = listProcesses();
    expect(processes).toContain(state);
    expect(processes).not.toContain(readFileSync(join(state, 'attachment.key'), 'utf8'));
  });
});

const environmentOf = (settings: Record<string, string>): Record<string, string> => ({
  NODE_ENV: 'production',
  ORIGIN_DEV_URL: '',
  INDEXING: '',
  ...settings,
});

/** Runs a start that exits by itself. */
const start = (settings: Record<string, string>) =>
  runScript(script, [], environmentOf(settings));

interface Site {
  url: string;
  stop(): Promise<void>;
}

/** Starts a site at a free port, and waits until it says that it is ready. */
async function startSite(): Promise<Site> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...environmentOf({ PORT: String(port) }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await saying(child, `Risi is ready at ${url}\n`);
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { url, stop };
}

/** Waits until a process says something, and fails where it ends before. */
const saying = (child: ChildProcess, words: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = '';
    const read = (part: unknown) => {
      output += String(part);
      if (output.includes(words)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`the site ended\n${output}`)));
  });

const scriptIn = (html: string): string =>
  /<script[^>]*\ssrc="([^"]+)"/.exec(html)?.[1] ?? 'nothing';

/** Another program at a port, which it takes as soon as that is free. */
function startStranger(port: number, ip: string): Promise<Server> {
  const server = createServer((_, response) => response.end('Not Risi'));
  server.on('error', () => setTimeout(() => server.listen(port, ip), 10));
  return new Promise((resolve) => server.listen(port, ip, () => resolve(server)));
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

/** What something comes to that is done at the first change in a folder. */
const onChange = <T>(folder: string, act: () => Promise<T>): Promise<T> =>
  new Promise((resolve) => {
    const watcher = watch(folder, { recursive: true }, () => {
      watcher.close();
      resolve(act());
    });
  });

/** The command lines that everybody on this machine can read. */
function listProcesses(): string {
  if (!existsSync('/proc/self/cmdline'))
    return execFileSync('ps', ['-Ao', 'args'], { encoding: 'utf8' });
  return globSync('/proc/[0-9]*/cmdline').map(readIfThere).join('\n');
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
