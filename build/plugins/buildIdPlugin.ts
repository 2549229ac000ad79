import { spawnSync } from 'node:child_process';
import type { Plugin } from 'vite';

const id = 'virtual:build';

/**
 * Tells the Worker its build: the commit, with `-dirty` if files have changed since, or
 * `unknown` outside a repository.
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
      source === `\0${id}` ? `export const build = ${JSON.stringify(commitIn(root))};` : undefined,
  };
}

function commitIn(root: string): string {
  const { status, stdout } = spawnSync(
    'git',
    ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'],
    { cwd: root, encoding: 'utf8' },
  );
  return status === 0 && /^[\da-f]{12,40}(?:-dirty)?$/.test(stdout.trim())
    ? stdout.trim()
    : 'unknown';
}
