import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { get, whereTo } from '../support/http.ts';

const folder = 'dist/client';
const filesIn = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(directory.length + 1));

/** What the build adds to public/: files, and folders of content, named after what they hold. */
const built =
  /^assets\/(?:[\w.]+(?:-[\w.]+)*-[\w-]{4,}\.(?:css|js|json|png|svg|webp|avif)|[a-z-]+-[\da-f]{6}\/[\w/-]+\.json)$/;
/** What the platform reads and never serves. */
const settings = ['.assetsignore', '_headers'];

test('what is published is what Git knows of public/, and scripts, styles, texts and pictures', () => {
  const tracked = spawnSync('git', ['ls-files', '-z'], { cwd: 'public', encoding: 'utf8' });
  const known = new Set([...tracked.stdout.split('\0'), ...settings]);
  const others = filesIn(folder).filter((file) => !known.has(file) && !built.test(file));
  expect(others).toEqual([]);
});

test('nothing published names a path of the machine that built it', () => {
  const here = process.cwd();
  const telling = filesIn(folder).filter(
    (file) =>
      /\.(?:css|html|js|json|svg|txt)$|^[._]/.test(file) &&
      readFileSync(join(folder, file), 'utf8').includes(here),
  );
  expect(telling).toEqual([]);
});

test.each([
  ['.vite/manifest.json'],
  ['wrangler.json'],
  ['.dev.vars'],
  ...settings.map((file) => [file]),
])('/%s is not there', async (file) => {
  expect((await get(`/${file}`)).ok).toBe(false);
});

test('the style guide exists in development only', async () => {
  const [guide, unknown] = await Promise.all([get('/styleguide'), get('/no-such-page')]);
  expect(whereTo(guide)).toBe(whereTo(unknown));
  const files = filesIn('dist').filter((file) => /\.(js|css|json)$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  const ofTheGuide = files.filter((file) =>
    /styleguide|guide-swatch/i.test(file + readFileSync(join('dist', file), 'utf8')),
  );
  expect(ofTheGuide).toEqual([]);
});
