import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The input of a build. */
const sources = [
  'build',
  'content',
  'migrations',
  'public',
  'src',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'wrangler.toml',
  'wrangler.origin.toml',
  '.dev.vars.example',
];

/**
 * A copy of the project in which a test can build without overwriting the build that
 * other tests run on.
 */
export function copyProject(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'risi-copy-'));
  for (const source of sources) cpSync(source, join(folder, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** wrangler.toml with all the company's values filled in. */
export const fillIn = (toml: string): string =>
  toml
    .replaceAll('example.com', 'risi.internal')
    // Short, because wrangler cuts long values in what it prints.
    .replaceAll('example.workers.dev', 'x.workers.dev')
    .replace(/^id = "0{31}(.)"$/gm, (_, last: string) => `id = "${last.repeat(32)}"`)
    .replace(
      /^\[env\.production\]\n/m,
      '$&routes = [{ pattern = "www.risi.internal", custom_domain = true }]\n',
    );
