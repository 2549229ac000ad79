import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { replacing } from '../../support/content.ts';
import { developedSite, patiently } from '../../support/developedSite.ts';
import { copyProject } from '../../support/projectCopy.ts';

vi.setConfig({ testTimeout: 900_000 });

const project = copyProject();
afterAll(project.remove);

test('a fault of the last save stands beside the site, which keeps its last good pages', async () => {
  const page = '/es/producto/jummy';
  const jummy = 'content/products/jummy.json';
  const site = await developedSite(project.folder, page, { DESK: 'yes' });
  try {
    expect(await site.shown('/desk/')).toContain('200 ');
    site.edit(jummy, replacing('"fr": "#troucompris"', '"fr": ""'));
    await expect
      .poll(() => site.shown('/desk/faults.json'), patiently)
      .toContain('/desk/editor#/collections/products/entries/jummy');
    expect(await site.shown(page)).toMatch(/^200 .*#elagujerovagratis/s);
    site.edit(jummy, replacing('"fr": ""', '"fr": "#letroudedans"'));
    await expect
      .poll(() => site.shown('/desk/faults.json'), patiently)
      .toContain('"faults":[],"unread":[{"text":"Productos › jummy: ha cambiado en francés.');
    await expect.poll(() => site.shown('/fr/produit/jummy'), patiently).toContain('#letroudedans');
    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    await fetch(`${site.url}/desk/read`, { method: 'POST', headers });
    expect(await site.shown('/desk/faults.json')).toContain('"unread":[]');
  } finally {
    await site.stop();
  }
});

test('the desk opens while content has faults, and repairs what has one solution', async () => {
  const faqs = 'content/faqs.json';
  const file = join(project.folder, faqs);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace('\u202f?"', '?"'));
  const site = await developedSite(project.folder, '/desk/', { DESK: 'yes' });
  const ask = async (path: string, headers: Record<string, string>): Promise<number> =>
    (await fetch(site.url + path, { method: 'POST', headers })).status;
  const ofDesk = { 'Sec-Fetch-Site': 'same-origin' };
  try {
    expect(await site.shown('/build/desk/page/desk.ts')).toContain('200 ');
    await ask('/desk/fix', { 'Sec-Fetch-Site': 'cross-site' });
    expect(await site.shown('/desk/faults.json')).toContain('"isFixable":true');
    expect(await ask('/desk/handIn?line=Queso', ofDesk)).toBe(409);
    expect(await ask('/desk/fix', ofDesk)).toBe(200);
    expect(readFileSync(file, 'utf8')).toBe(source);

    const terms = '/desk/terms?from=pipas&to=Palomitas%20de%20cañón';
    expect(await ask(terms, ofDesk)).toBe(200);
    expect(await ask(terms, ofDesk)).toBe(409);
    const list = join(project.folder, 'content/texts/promotion-terms');
    expect(readFileSync(join(list, 'palomitas-de-canon/fr.md'), 'utf8')).toContain(
      `position: ${readdirSync(list).length}`,
    );
    expect(await ask('/desk/terms?from=../pipas&to=x', ofDesk)).toBe(409);
    expect(await site.shown('/desk/configuration.json')).toContain('"palomitas-de-canon"');
  } finally {
    await site.stop();
    rmSync(join(project.folder, 'content/texts/promotion-terms/palomitas-de-canon'), {
      recursive: true,
    });
  }
});

/** What a build publishes, byte by byte. */
function built(environment: Record<string, string>): Map<string, string> {
  const vite = [join(project.folder, 'node_modules/.bin/vite'), 'build', '--logLevel', 'warn'];
  execFileSync(process.execPath, vite, {
    cwd: project.folder,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
  const dist = join(project.folder, 'dist');
  return new Map(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file, readFileSync(file, 'base64')]),
  );
}

test('a build is the same with and without the desk', () => {
  const [withDesk, without] = [built({ DESK: 'yes' }), built({})];
  expect([...withDesk.keys()]).toEqual([...without.keys()]);
  expect([...without].filter(([file, bytes]) => withDesk.get(file) !== bytes)).toEqual([]);
});
