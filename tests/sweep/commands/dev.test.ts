import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { editing, replacing } from '../../support/content.ts';
import { type DevelopedSite, developedSite, patiently } from '../../support/developedSite.ts';
import { copyProject } from '../../support/projectCopy.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

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

test('a product without a pack shows the row to add, and gets its pack once that is added', async () => {
  const copy = 'content/products/jummy-queso.json';
  const packs = 'build/drawings/packs.json';
  const missing = `${copy}: pack has no design. Write in ${packs}, above "jummy": `;
  copyFileSync(inProject(jummy), inProject(copy));
  await expect.poll(() => site.shown(page), patiently).toContain(missing);
  const [, row = ''] = (await site.shown(page)).split(missing);
  const [line = ''] = row.split('</li>');
  site.edit(packs, replacing('    "jummy": { "like"', `${line}\n    "jummy": { "like"`));
  const others = async (): Promise<boolean> => {
    const now = await site.shown(page);
    return now.startsWith('503') && !now.includes(missing);
  };
  await expect.poll(others, patiently).toBe(true);
  rmSync(inProject(copy));
  await expect.poll(() => site.shown(page), patiently).toContain('200 ');
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
});

test('a fault is shown in the browser and the terminal until it is fixed', async () => {
  const line = `${jummy}: line 3 has no comma at its end. Write , after «"family": "jummy"».`;
  site.edit(jummy, replacing('"family": "jummy",', '"family": "jummy"'));
  await expect.poll(() => site.shown(page), patiently).toMatch(/^503 <!DOCTYPE html>/);
  expect(await site.shown(page)).toContain(line);
  await expect.poll(() => site.said(), patiently).toContain(line);
  site.edit(jummy, () => source);
  await expect.poll(() => site.shown(page), patiently).toContain('200 ');
  await expect.poll(() => site.said(), patiently).toContain('content/ has no fault');
});
