import { watch } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../support/freePort.ts';
import { copyProject } from '../../support/projectCopy.ts';
import { runStart, type StartedSite, startedSite } from '../../support/startedSite.ts';

// A start is a build, and on a busy machine slow.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const project = copyProject();
const script = join(project.folder, 'build/commands/serve.ts');
const build = join(project.folder, 'dist');
afterAll(project.remove);

describe('npm start beside a running site', () => {
  let first: StartedSite;
  let page: string;
  let second: { status: number; output: string };
  /** A start at the port of the second, while that one builds. */
  let meanwhile: { status: number; output: string };
  /** Answers of the first site while the second was built. */
  const statuses: number[] = [];
  beforeAll(async () => {
    first = await startedSite(script);
    page = await (await fetch(`${first.url}/es`)).text();
    const port = await freePort();
    // A stranger takes the second port as soon as the build is done with it.
    const stranger = onChange(build, () => startStranger(port, '127.0.0.1'));
    const third = onChange(build, () => runStart(script, { PORT: String(port) }));
    const asking = setInterval(async () => {
      statuses.push((await fetch(first.url + scriptIn(page))).status);
    }, 100);
    second = await runStart(script, { PORT: String(port) });
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
    expect(second.output).toMatch(/^The site did not start at port \d+\. .*: PORT=\d+ npm start$/m);
    expect(second.status).toBe(1);
  });
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
