import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { runScript } from './command.ts';
import type { Change } from './content.ts';
import { freePort } from './freePort.ts';

export type DevelopedSite = Awaited<ReturnType<typeof developedSite>>;

/** The server compiles on demand, which is slow on a busy machine. */
export const patiently = { timeout: 300_000, interval: 200 };

/**
 * `npm run dev` in a copy of the project, once it shows a page; `npm run edit` with `DESK` in
 * the environment.
 */
export async function developedSite(
  folder: string,
  page: string,
  environment: Record<string, string> = {},
) {
  const prepared = await runScript(join(folder, 'build/commands/prepareDevelopment.ts'));
  expect(prepared.status, prepared.output).toBe(0);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    ['node_modules/.bin/vite', 'dev', '--port', String(port), '--strictPort'],
    {
      cwd: folder,
      env: {
        ...process.env,
        ...environment,
        LC_ALL: 'C',
        CI: '1',
        NO_COLOR: '1',
        WRANGLER_SEND_METRICS: 'false',
      },
    },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  let terminal = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => {
      terminal += text.toString();
    });
  const site = {
    url,
    /** The status and text of an address; empty while the server does not respond. */
    shown: (path: string) =>
      fetch(url + path).then(
        async (response) => `${response.status} ${await response.text()}`,
        () => '',
      ),
    /** What the terminal has said so far. */
    said: () => terminal,
    /** Changes a file of the project. */
    edit: (file: string, change: Change) => {
      const path = join(folder, file);
      writeFileSync(path, change(readFileSync(path, 'utf8')));
    },
    stop: async () => {
      server.kill();
      await ended;
    },
  };
  try {
    await vi.waitFor(async () => expect(await site.shown(page)).toContain('200 '), patiently);
    return site;
  } catch (error) {
    await site.stop();
    throw error;
  }
}
