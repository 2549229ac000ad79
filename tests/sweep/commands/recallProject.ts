import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../support/projectCopy.ts';

interface Run {
  environment?: Record<string, string>;
  answers?: string[];
  /** The signal that it is sent once it has said something. */
  signal?: [said: string, signal: NodeJS.Signals];
}

/** A copy of the project, with Git, in which recalls are published. */
export function recallProject() {
  const { folder, remove } = copyProject();
  const git = (...parameters: string[]): string =>
    spawnSync('git', parameters, { cwd: folder, encoding: 'utf8' }).stdout.trim();

  /** Commits everything that the copy holds. */
  function commitAll(): void {
    writeFileSync(join(folder, '.gitignore'), 'node_modules\ndist\n.wrangler*\n');
    git('init', '--quiet');
    git('config', 'user.name', 'Quality');
    git('config', 'user.email', 'quality@example.com');
    git('add', '.');
    git('commit', '--quiet', '-m', 'The site as it is');
  }

  /** `npm run recall`, answered line by line. */
  const recall = (parameters: string[], { environment, answers = [], signal }: Run = {}) =>
    new Promise<{ status: number | null; output: string }>((resolve) => {
      const child = spawn(
        process.execPath,
        ['--import', './build/checkNode.js', 'build/commands/recall.ts', ...parameters],
        { cwd: folder, env: { ...process.env, ...environment } },
      );
      let output = '';
      let waited = signal;
      const read = (part: unknown) => {
        output += String(part);
        if (!waited || !output.includes(waited[0])) return;
        child.kill(waited[1]);
        waited = undefined;
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      // Not before everything that it has started has ended, too.
      child.once('close', (status) => resolve({ status, output }));
      for (const answer of answers) child.stdin.write(`${answer}\n`);
      if (!signal) child.stdin.end();
    });

  return { folder, recalls: join(folder, 'content/recalls'), remove, git, commitAll, recall };
}
