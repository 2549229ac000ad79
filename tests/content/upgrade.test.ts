import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { upgradeContent, upgradesOf } from '../../build/content/upgrade.ts';
import { runCommandHere } from '../support/command.ts';
import { type Change, copyContent, editing, removing } from '../support/content.ts';

const jsonOf = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** A copy of the content with some files as they were before. */
function copyWith(changes: Record<string, Change>): string {
  const folder = copyContent();
  for (const [file, change] of Object.entries(changes)) {
    const path = join(folder, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  }
  return folder;
}

/** Sizes, numbers and cases in lists of the same length, and one field in two spellings. */
const inThreeLists = editing((json) => {
  const packs: { size: string; gtin: string; caja: object }[] = json.packs;
  json.packs = packs.map(({ size }) => size).join(', ');
  json.gtin = packs.map(({ gtin }) => gtin);
  json.cajas = packs.map(({ caja }) => caja);
  json.sinHuevo = json.sinhuevo;
  delete json.sinhuevo;
});

const asMap = (source: string): string =>
  JSON.stringify(
    Object.fromEntries(
      (JSON.parse(source) as { id: string }[]).map(({ id, ...entry }) => [id, entry]),
    ),
  );

const withPlaces = editing((json) => {
  json.banners[1].place = { page: 'range', parameters: { family: 'snacks', range: 'jummy' } };
  delete json.banners[1].to;
});

const markedAsAWhole = editing((json) => {
  json.sample = true;
  for (const distributor of json.distributors) delete distributor.sample;
});

test('content in today’s form stays to the byte', () => {
  expect([...upgradesOf('.').keys()]).toEqual([]);
});

test.each([
  ['content/products/jummy.json', inThreeLists],
  ['content/distributors.json', markedAsAWhole],
  ['content/home.json', withPlaces],
  ['content/downloads.json', asMap],
  ['content/links.json', asMap],
  ['content/searched-words.json', asMap],
])('%s in its older form becomes what it is today', (file, older) => {
  const folder = copyWith({ [file]: older });
  expect(upgradeContent(folder)).toEqual({ converted: [file], removed: [] });
  expect(jsonOf(folder, file)).toEqual(jsonOf('.', file));
});

test('a product gets its place and its pack from where they stood before', () => {
  const file = 'content/products/gusanitos-ketchup.json';
  const gluten = 'content/products/singluten-digestive.json';
  const families = 'content/families.json';
  const folder = copyWith({
    [file]: (source) => removing('position')(removing('design')(source)),
    [gluten]: removing('alsoIn'),
    [families]: editing((json) => {
      json.snacks.ranges.gusanitos.products = ['gusanitos-tradicionales', 'gusanitos-ketchup'];
      json.galletas.ranges['sin-gluten'].products = ['singluten-digestive'];
    }),
  });
  const range = { name: 'Gusanitos', motif: 'worm', base: 'naranja', pattern: 'lunares' };
  const own = { base: 'clavel', accent: '#e8432b' };
  mkdirSync(join(folder, 'build/drawings'), { recursive: true });
  writeFileSync(
    join(folder, 'build/drawings/packs.json'),
    JSON.stringify({
      ranges: { gusanitos: range },
      packs: { 'gusanitos-ketchup': { like: 'gusanitos', ...own } },
    }),
  );
  expect(upgradeContent(folder)).toEqual({
    converted: expect.arrayContaining([file, gluten, families]),
    removed: ['build/drawings/packs.json'],
  });
  expect(jsonOf(folder, file)).toMatchObject({ position: 2, design: own });
  expect(jsonOf(folder, gluten)).toEqual(jsonOf('.', gluten));
  expect(jsonOf(folder, families)).toEqual(jsonOf('.', families));
});

test('the check names --upgrade, which says what it converted', async () => {
  const file = 'content/products/jummy.json';
  const folder = copyWith({ [file]: inThreeLists });
  const before = await runCommandHere('checkContent', [folder]);
  expect(before.output).toContain('npm run check:content -- --upgrade converts them');
  const { status, output } = await runCommandHere('checkContent', ['--upgrade', folder]);
  expect(output).toContain(`${file}: converted to today’s form`);
  expect([before.status, status]).toEqual([1, 0]);
});
