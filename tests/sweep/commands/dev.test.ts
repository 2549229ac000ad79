import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runScript } from '../../support/command.ts';
import { type Change, editing, replacing } from '../../support/content.ts';
import { freePort } from '../../support/freePort.ts';
import { copyProject } from '../../support/projectCopy.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

interface DevelopedSite {
  url: string;
  /** The status and text of an address; empty while the server does not respond. */
  shown(path: string): Promise<string>;
  /** What the terminal has said so far. */
  said(): string;
  /** Changes a file of the project. */
  edit(file: string, change: Change): void;
  stop(): Promise<void>;
}

/** The server compiles on demand, which is slow on a busy machine. */
const patiently = { timeout: 300_000, interval: 200 };

/** `npm run dev` in a copy of the project, once it shows a page. */
async function developedSite(folder: string, page: string): Promise<DevelopedSite> {
  const prepared = await runScript(join(folder, 'build/commands/prepareDevelopment.ts'));
  expect(prepared.status, prepared.output).toBe(0);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    ['node_modules/.bin/vite', 'dev', '--port', String(port), '--strictPort'],
    {
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C', CI: '1', NO_COLOR: '1', WRANGLER_SEND_METRICS: 'false' },
    },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  let terminal = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => {
      terminal += text.toString();
    });
  const site: DevelopedSite = {
    url,
    shown: (path) =>
      fetch(url + path).then(
        async (response) => `${response.status} ${await response.text()}`,
        () => '',
      ),
    said: () => terminal,
    edit: (file, change) => {
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

const project = copyProject();
const jummy = 'content/products/jummy.json';
const page = '/es/producto/jummy';
let site: DevelopedSite;
beforeAll(async () => {
  site = await developedSite(project.folder, page);
});
afterAll(async () => {
  await site?.stop();
  project.remove();
});

const inProject = (file: string): string => join(project.folder, file);
const source = readFileSync(jummy, 'utf8');

test('a changed text shows without a restart', async () => {
  site.edit(jummy, replacing('"#elagujerovagratis"', '"#elagujeroesgratis"'));
  await expect.poll(() => site.shown(page), patiently).toContain('#elagujeroesgratis');
  site.edit(jummy, () => source);
  await expect.poll(() => site.shown(page), patiently).toContain('#elagujerovagratis');
});

test('a changed design shows the new pack without a restart', async () => {
  const pack = async (): Promise<string> => {
    const [address] = /\/assets\/pack-jummy-\w+\.svg/.exec(await site.shown(page)) ?? [];
    return address ? site.shown(address) : '';
  };
  site.edit(
    jummy,
    editing((json) => (json.design = { base: 'uva' })),
  );
  await expect.poll(pack, patiently).toContain('#6a2a86');
  site.edit(jummy, () => source);
  await expect.poll(pack, patiently).toMatch(/^200 (?!.*#6a2a86)/s);
});

test('an added photograph replaces the drawn pack', async () => {
  mkdirSync(inProject('public/products'), { recursive: true });
  await sharp({
    create: { width: 900, height: 1200, channels: 3, background: 'orange' },
  }).toFile(inProject('public/products/jummy.webp'));
  site.edit(
    jummy,
    editing((json) => (json.imagenes = { pack: 'jummy.webp' })),
  );
  await expect.poll(() => site.shown(page), patiently).toMatch(/jummy-[\da-f]{6}-900\.avif/);
  const html = await site.shown(page);
  for (const [address] of html.matchAll(/\/assets\/jummy-[\da-f]{6}-\d+\.\w+/g)) {
    const response = await fetch(site.url + address);
    expect(response.headers.get('Content-Type'), address).toMatch(/^image\/(avif|webp)$/);
    const { width } = await sharp(await response.arrayBuffer()).metadata();
    expect(address).toContain(`-${width}.`);
  }
  rmSync(inProject('public/products/jummy.webp'));
  site.edit(jummy, () => source);
});

test('a fault is shown in the browser and the terminal until it is fixed', async () => {
  const line = `${jummy}\n  line 3 has no comma at its end. Write , after «"family": "jummy"».`;
  site.edit(jummy, replacing('"family": "jummy",', '"family": "jummy"'));
  await expect.poll(() => site.shown(page), patiently).toMatch(/^503 <!DOCTYPE html>/);
  expect(await site.shown(page)).toContain(line);
  await expect.poll(() => site.said(), patiently).toContain(line);
  site.edit(jummy, () => source);
  await expect.poll(() => site.shown(page), patiently).toContain('200 ');
  await expect.poll(() => site.said(), patiently).toContain('content/ has no fault');
});
