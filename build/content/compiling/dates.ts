import { spawnSync } from 'node:child_process';
import type { ContentDates } from '../../../src/content/dates.ts';
import type { Content } from '../reading/load.ts';

/**
 * A shallow clone only has the date of its last commit, so texts without their own date
 * use the date of content/.
 */
export function contentDates({ root, texts }: Content): ContentDates {
  return {
    changed: lastCommitOf(root) ?? new Date().toISOString().slice(0, 10),
    texts: Object.fromEntries(
      [...texts].flatMap(([path, { updated }]) =>
        updated && path.endsWith('/es') ? [[path.slice(0, -'/es'.length), updated]] : [],
      ),
    ),
  };
}

function lastCommitOf(root: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%cs', '--', 'content'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 && /^\d{4}-\d{2}-\d{2}\s*$/.test(stdout) ? stdout.trim() : undefined;
}
