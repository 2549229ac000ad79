import { spawnSync } from 'node:child_process';

/** Of the files that are published one by one, before or without what else has changed. */
export const recallsFolder = 'content/recalls';

/**
 * The files that differ from the last commit or are not in it, without those that git
 * ignores.
 *
 * @param folder Where git works.
 * @param patterns Of git, which limit what is looked at, as in `content` and `:!content`.
 * @returns undefined if git cannot say, as outside a repository.
 */
export function uncommitted(folder: string, ...patterns: string[]): string[] | undefined {
  const { status, stdout } = spawnSync(
    'git',
    ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', ...patterns],
    // Room for the names of hundreds of thousands of files.
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) return undefined;
  // Each entry is two letters, a space and the file.
  return stdout
    .split('\0')
    .filter(Boolean)
    .map((entry) => entry.slice(3));
}
