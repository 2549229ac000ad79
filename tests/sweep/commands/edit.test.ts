import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
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
    await expect.poll(() => site.shown('/desk/faults.json'), patiently).toBe('200 []');
    await expect.poll(() => site.shown('/fr/produit/jummy'), patiently).toContain('#letroudedans');
  } finally {
    await site.stop();
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
