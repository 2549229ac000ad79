import { spawnSync } from 'node:child_process';
import type { Plugin } from 'vite';
import { recallsFolder, uncommitted } from '../uncommitted.ts';

const id = 'virtual:build';

/**
 * Tells the Worker its build: the commit, with `-recalls` if only recalls differ from it,
 * as when one is published alone, and with `-dirty` if other files do; or `unknown` outside
 * a repository.
 */
export function buildIdPlugin(): Plugin {
  let root = process.cwd();
  return {
    name: 'build-id',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export const build = ${JSON.stringify(buildOf(root))};` : undefined,
  };
}

/** The build of the project in a folder. */
export function buildOf(root: string): string {
  const { status, stdout } = spawnSync(
    'git',
    ['describe', '--always', '--abbrev=12', '--exclude=*'],
    { cwd: root, encoding: 'utf8' },
  );
  const commit = stdout?.trim();
  const files = uncommitted(root, '.', `:!${recallsFolder}`);
  if (status !== 0 || !files || !/^[\da-f]{12,40}$/.test(commit)) return 'unknown';
  if (files.length) return `${commit}-dirty`;
  return uncommitted(root, recallsFolder)?.length ? `${commit}-recalls` : commit;
}
