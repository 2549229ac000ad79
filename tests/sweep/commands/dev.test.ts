import { mkdirSync, readFileSync, rmSync } from 'node:fs';
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

test('the editor’s desk is only there for npm run edit', async () => {
  expect(await site.shown('/desk/')).not.toContain('/desk/editor');
});

test('a page has its styles, and hears of changes', async () => {
  const [, sheet] = /<link rel="stylesheet" href="([^"]+)"/.exec(await site.shown(page)) ?? [];
  const response = await fetch(site.url + sheet, { headers: { Accept: 'text/css,*/*;q=0.1' } });
  expect(response.headers.get('Content-Type')).toBe('text/css');
  expect(await site.shown(page)).toContain('src="/@vite/client"');
});

test('a changed text shows without a restart', async () => {
  site.edit(jummy, replacing('"#elagujerovagratis"', '"#elagujeroesgratis"'));
  await expect.poll(() => site.shown(page), patiently).toContain('#elagujeroesgratis');
  site.edit(jummy, () => source);
  await expect.poll(() => site.shown(page), patiently).toContain('#elagujerovagratis');
});

test('only a distributor that is a sample is marked, and the mark is explained once', async () => {
  const list = 'content/distributors.json';
  const marks = async () => {
    const html = await site.shown('/es/distribuidores?provincia=madrid');
    return ['<sup>*</sup>', 'Distribuidor de muestra:'].map((mark) => html.split(mark).length - 1);
  };
  const withReal = (count: number) =>
    editing(({ distributors }: { distributors: { provinces: string[]; sample?: true }[] }) => {
      const own = distributors.filter(({ provinces }) => provinces.includes('madrid'));
      for (const distributor of own.slice(0, count)) delete distributor.sample;
    });
  expect(await marks()).toEqual([2, 1]);
  site.edit(list, withReal(1));
  await expect.poll(marks, patiently).toEqual([1, 1]);
  site.edit(list, withReal(2));
  await expect.poll(marks, patiently).toEqual([0, 0]);
  site.edit(list, () => readFileSync(list, 'utf8'));
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

test('a translation that waits is told in the terminal, and the page stays', async () => {
  const text = 'content/texts/values/en.md';
  site.edit(text, replacing('our own table.', 'our own table, and crunch.'));
  const warning = 'content/texts/values: changed in English. Read it in Spanish and French';
  await expect.poll(() => site.said(), patiently).toContain(warning);
  expect(await site.shown('/en/values')).toMatch(/^200 .*table, and crunch\./s);
  site.edit(text, () => readFileSync(text, 'utf8'));
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
