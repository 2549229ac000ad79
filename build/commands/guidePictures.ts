/**
 * `npm run guide:pictures`: takes the screenshots of content/README.md anew, in a copy of the
 * project: `npm run dev` and the editor's desk, with and without mistakes. Run it after a
 * change to what they show.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Frame, type Page } from 'playwright-core';
import sharp from 'sharp';
import { createServer } from 'vite';
import { copyProject } from '../../tests/support/projectCopy.ts';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { parseCommandLine, runCommand, say } from './commandLine.ts';
import { root } from './tools.ts';

const folder = `${root}docs/guide`;
const product = 'content/products/jummy.json';
const page = '/es/producto/jummy';
const size = { width: 1280, height: 800 };
/** Pages are compiled on demand, which is slow on a busy machine. */
const timeout = 300_000;

await runCommand(async () => {
  parseCommandLine('npm run guide:pictures', {});
  const copy = copyProject();
  process.chdir(copy.folder);
  execFileSync(process.execPath, ['build/commands/prepareDevelopment.ts']);
  // The messages of an editor in Spain.
  process.env['LC_ALL'] = 'es_ES.UTF-8';
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  mkdirSync(folder, { recursive: true });
  try {
    const context = await browser.newContext({
      viewport: size,
      locale: 'es-ES',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(timeout);
    context.setDefaultNavigationTimeout(timeout);
    await context.addInitScript(refuseCookies);
    await photographDevelopment(context);
    await photographDesk(context);
  } finally {
    await browser.close();
    copy.remove();
  }
});

/** `npm run dev`: a product's page, and the mistakes that stand in its place. */
async function photographDevelopment(context: BrowserContext): Promise<void> {
  const server = await startServer();
  const tab = await context.newPage();
  await tab.goto(server.url + page, { waitUntil: 'networkidle' });
  await tab.locator('main img').first().waitFor();
  await save(tab, 'product');
  const mend = spoil();
  await tab.getByRole('heading', { name: 'content/ tiene errores' }).waitFor();
  await save(tab, 'faults', 400);
  mend();
  await tab.close();
  await server.close();
}

/** `npm run edit`: a product in the desk, and then its mistakes below. */
async function photographDesk(context: BrowserContext): Promise<void> {
  process.env['DESK'] = 'yes';
  const server = await startServer();
  const tab = await context.newPage();
  await tab.exposeFunction('contentFiles', contentFiles);
  await tab.addInitScript(pickContent);
  await tab.goto(`${server.url}/desk/`);
  const editor = frameOf(tab, 'editor');
  await editor.getByRole('button', { name: /local/i }).click();
  await editor.getByRole('button', { name: 'Agrupar' }).waitFor();
  await editor.evaluate(() => {
    location.hash = '#/collections/products/entries/jummy';
  });
  await editor.getByRole('button', { name: 'Guardar' }).waitFor();
  const site = frameOf(tab, 'site');
  await site.waitForURL(server.url + page);
  await site.waitForLoadState('networkidle');
  await save(tab, 'desk');
  spoil();
  await tab.getByRole('link', { name: 'Productos › jummy' }).first().waitFor();
  await editor.getByRole('button', { name: 'Guardar' }).waitFor();
  await save(tab, 'desk-faults');
  await server.close();
}

function frameOf(tab: Page, name: string): Frame {
  const frame = tab.frame({ name });
  if (!frame) throw new Error(`the desk has no frame ${name}`);
  return frame;
}

async function startServer(): Promise<{ url: string; close(): Promise<void> }> {
  // The packages are outside the copy; what is made of them is not.
  const server = await createServer({
    logLevel: 'silent',
    cacheDir: '.vite',
    server: { port: 0, fs: { strict: false } },
  });
  await server.listen();
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return { url: address.replace(/\/$/, ''), close: () => server.close() };
}

/** A flavour ends in three dots, and an allergen is not marked. The result corrects both. */
function spoil(): () => void {
  const right = readFileSync(product, 'utf8');
  const { sabor, ingredientes, ...rest } = JSON.parse(right);
  sabor.es += '...';
  ingredientes.en = ingredientes.en.replace(/<\/?u>/g, '');
  writeFileSync(product, JSON.stringify({ ...rest, sabor, ingredientes }, null, 2));
  return () => writeFileSync(product, right);
}

async function save(tab: Page, name: string, height = size.height): Promise<void> {
  await tab.evaluate(() => document.fonts.ready);
  const file = join(folder, `${name}.webp`);
  const clip = { x: 0, y: 0, width: size.width, height };
  const { size: bytes } = await sharp(await tab.screenshot({ clip }))
    .webp({ quality: 50 })
    .toFile(file);
  say(`docs/guide/${name}.webp ${Math.ceil(bytes / 1000)} kB`);
}

type Written = [file: string, text: string];

function contentFiles(): Written[] {
  return readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(json|md)$/.test(name))
    .map((name) => [`content/${name}`, readFileSync(join('content', name), 'utf8')]);
}

/** Runs in each page: no question about cookies lies on it. */
function refuseCookies(): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
}

/** Runs in each page: the folder that an editor picks is a copy in the browser. */
function pickContent(): void {
  const showDirectoryPicker = async (): Promise<FileSystemDirectoryHandle> => {
    const picked = await navigator.storage.getDirectory();
    await picked.getDirectoryHandle('.git', { create: true });
    const files = await (
      window as unknown as { contentFiles(): Promise<Written[]> }
    ).contentFiles();
    for (const [file, text] of files) {
      let parent = picked;
      const [name = '', ...parents] = file.split('/').reverse();
      for (const one of parents.reverse())
        parent = await parent.getDirectoryHandle(one, { create: true });
      const stream = await (await parent.getFileHandle(name, { create: true })).createWritable();
      await stream.write(text);
      await stream.close();
    }
    return picked;
  };
  Object.assign(window, { showDirectoryPicker });
}
