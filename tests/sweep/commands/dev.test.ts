import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runScript } from '../../support/command.ts';
import { editing, replacing } from '../../support/content.ts';
import { freePort } from '../../support/freePort.ts';
import { copyProject } from '../../support/projectCopy.ts';

// The server compiles on demand, which is slow on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });
const twoMinutes = { timeout: 120_000, interval: 200 };

const project = copyProject();
const jummy = 'content/products/jummy.json';
const page = '/es/producto/jummy';
let url = '';
let server: ChildProcess | undefined;
let terminal = '';

beforeAll(async () => {
  const prepared = await runScript(
    join(project.folder, 'build/commands/prepareDevelopment.ts'),
  );
  expect(prepared.status, prepared.output).toBe(0);
  const port = await freePort();
  url = `http://localhost:${port}`;
  server = spawn(
    process.execPath,
    ['node_modules/.bin/vite', 'dev', '--port', String(port), '--strictPort'],
    {
      cwd: project.folder,
      env: { ...process.env, CI: '1', NO_COLOR: '1', WRANGLER_SEND_METRICS: 'false' },
    },
  );
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (text: Buffer) => {
      terminal += text.toString();
    });
  await vi.waitFor(async () => expect(await shown(page)).toContain('200 '), twoMinutes);
});

afterAll(async () => {
  if (server && server.exitCode === null) {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server.kill();
    await ended;
  }
  project.remove();
});

/** The status and text of an address; undefined while the server is not responding. */
const shown = (path: string): Promise<string> =>
  fetch(url + path).then(
    async (response) => `${response.status} ${await response.text()}`,
    () => '',
  );
const read = (file: string): string => readFileSync(join(project.folder, file), 'utf8');
const write = (file: string, text: string): void =>
  writeFileSync(join(project.folder, file), text);

const reviewed = /"reviewed": "(.*?)"/.exec(readFileSync(jummy, 'utf8'))?.[1] ?? '';

test.each([
  [
    'a missing comma',
    replacing('"family": "jummy",', '"family": "jummy"'),
    `${jummy}: line 3 has no comma at its end. Write , after «"family": "jummy"».`,
  ],
  [
    'a day that does not exist',
    replacing(reviewed, '2024-02-30'),
    `${jummy}: reviewed is 2024-02-30`,
  ],
  [
    'a photograph that is not there',
    editing((json) => (json.imagenes = { pack: 'jummy.webp' })),
    `${jummy}: imagenes.pack names jummy.webp, which is not in public/products.`,
  ],
])(
  '%s is shown in the browser and the terminal until it is fixed',
  async (_, change, line) => {
    const source = read(jummy);
    terminal = '';
    write(jummy, change(source));
    await expect.poll(() => shown(page), twoMinutes).toContain(`503 <!DOCTYPE html>`);
    expect(await shown(page)).toContain(line);
    await expect.poll(() => terminal, twoMinutes).toContain(line);
    write(jummy, source);
    await expect.poll(() => shown(page), twoMinutes).toContain('200 ');
    await expect.poll(() => terminal, twoMinutes).toContain('content/ has no fault');
  },
);

test('a changed text shows without a restart', async () => {
  const source = read(jummy);
  write(jummy, replacing('"#elagujerovagratis"', '"#elagujeroesgratis"')(source));
  await expect.poll(() => shown(page), twoMinutes).toContain('#elagujeroesgratis');
  write(jummy, source);
  await expect.poll(() => shown(page), twoMinutes).toContain('#elagujerovagratis');
});

test('a product without a pack shows the row to add, and gets its pack once that is added', async () => {
  const copy = 'content/products/jummy-queso.json';
  const missing = `${copy}: pack has no design. Write in build/drawings/packs/snacks/jummy.ts, before the last line: `;
  copyFileSync(join(project.folder, jummy), join(project.folder, copy));
  await expect.poll(() => shown(page), twoMinutes).toContain(missing);
  const [, row = ''] = (await shown(page)).split(missing);
  const [line = ''] = row.split('</li>');
  const packs = 'build/drawings/packs/snacks/jummy.ts';
  write(packs, read(packs).replace(/\n(}[^\n]*\n)$/, `\n  ${line}\n$1`));
  const others = async (): Promise<boolean> => {
    const now = await shown(page);
    return now.startsWith('503') && !now.includes(missing);
  };
  await expect.poll(others, twoMinutes).toBe(true);
  rmSync(join(project.folder, copy));
  await expect.poll(() => shown(page), twoMinutes).toContain('200 ');
});

test('an added photograph replaces the drawn pack', async () => {
  mkdirSync(join(project.folder, 'public/products'), { recursive: true });
  await sharp({
    create: { width: 900, height: 1200, channels: 3, background: 'orange' },
  }).toFile(join(project.folder, 'public/products/jummy.webp'));
  write(jummy, editing((json) => (json.imagenes = { pack: 'jummy.webp' }))(read(jummy)));
  await expect.poll(() => shown(page), twoMinutes).toMatch(/jummy-[\da-f]{6}-900\.avif/);
  const html = await shown(page);
  for (const [address] of html.matchAll(/\/assets\/jummy-[\da-f]{6}-\d+\.\w+/g)) {
    const response = await fetch(url + address);
    expect(response.headers.get('Content-Type'), address).toMatch(/^image\/(avif|webp)$/);
    const { width } = await sharp(await response.arrayBuffer()).metadata();
    expect(address).toContain(`-${width}.`);
  }
});
