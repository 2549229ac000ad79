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
export const uncommitted = (folder: string, ...patterns: string[]): string[] | undefined =>
  // Each entry is two letters, a space and the file.
  listed(
    folder,
    'status',
    '--porcelain',
    '--no-renames',
    '--untracked-files=all',
    ...patterns,
  )?.map((entry) => entry.slice(3));

/** The files below `pattern` that git ignores; undefined if git cannot say. */
export const ignored = (folder: string, pattern: string): string[] | undefined =>
  listed(folder, 'ls-files', '--others', '--ignored', '--exclude-standard', pattern);

function listed(folder: string, command: string, ...options: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', [command, '-z', ...options], {
    cwd: folder,
    encoding: 'utf8',
    // Room for the names of hundreds of thousands of files.
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout.split('\0').filter(Boolean) : undefined;
}
