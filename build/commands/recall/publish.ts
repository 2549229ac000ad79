import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError, say } from '../commandLine.ts';
import { root } from '../tools.ts';
import { environmentOf } from '../wrangler.ts';

const folder = 'content/recalls';
/** Timeout for the health check of the running site, in ms. */
const healthTimeoutMs = 5_000;

/** Runs git in the repository. */
function git(...parameters: string[]): { ok: boolean; said: string } {
  const { status, stdout, stderr } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8' });
  return { ok: status === 0, said: `${stdout}${stderr}`.trim() };
}

function gitOrFail(...parameters: string[]): void {
  const { ok, said } = git(...parameters);
  if (!ok) throw new CommandError(`git ${parameters[0]}: ${said}`);
}

/** Who works here, as git knows them; empty if it does not. */
export const gitName = (): string => {
  const { ok, said } = git('config', 'user.name');
  return ok ? said : '';
};

/** Commits a file and nothing else. The log then says who did it, and when. */
export function commitAlone(file: string, subject: string, who: string, email: string): void {
  gitOrFail('add', '--', file);
  // It was committed before, and then not deployed.
  if (git('diff', '--cached', '--quiet', '--', file).ok) return;
  // A machine without a name of its own must not stop it.
  const identity = git('config', 'user.email').ok
    ? []
    : ['-c', `user.name=${who}`, '-c', `user.email=${email}`];
  const message = ['-m', subject, '-m', `Published by ${who} with npm run recall.`];
  gitOrFail(...identity, 'commit', '--quiet', ...message, '--only', '--', file);
  say(git('log', '-1', '--format=%h, %an, %ad: %s', '--date=format:%d/%m/%Y %H:%M').said);
}

/**
 * Deploys the commit that is running with the recalls of this folder, so that no other change
 * goes out with them: neither one that is not published yet nor one that is not committed.
 *
 * @param options Of `npm run deploy`.
 * @returns Whether it succeeded; if not, it has said why.
 */
export async function deployAlone(environment: string, options: string[]): Promise<boolean> {
  const base = (await runningCommit(environment)) ?? 'HEAD';
  say(
    base === 'HEAD'
      ? 'No se sabe qué versión está publicada: se publica el último commit de esta carpeta.'
      : `Se publica la versión que ya está en marcha (${base}) con la retirada, y nada más.`,
  );
  const temporary = mkdtempSync(join(tmpdir(), 'recall-'));
  const copy = join(temporary, 'site');
  try {
    gitOrFail('worktree', 'add', '--quiet', '--detach', copy, base);
    rmSync(join(copy, folder), { recursive: true, force: true });
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const { status } = spawnSync(
      process.execPath,
      [
        '--import',
        './build/checkNode.js',
        'build/commands/deploy.ts',
        '--env',
        environment,
        ...options,
      ],
      { cwd: copy, stdio: ['ignore', 'inherit', 'inherit'] },
    );
    return status === 0;
  } finally {
    git('worktree', 'remove', '--force', copy);
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** The commit of the running site; undefined if it does not say, or is not here. */
async function runningCommit(environment: string): Promise<string | undefined> {
  const { vars } = environmentOf(`${root}wrangler.toml`, environment);
  try {
    const response = await fetch(`${String(vars['SITE_URL'])}/api/health`, {
      signal: AbortSignal.timeout(healthTimeoutMs),
    });
    const { build } = (await response.json()) as { build?: unknown };
    const [commit] = /^[\da-f]{12,40}/.exec(String(build)) ?? [];
    return commit && git('cat-file', '-e', `${commit}^{commit}`).ok ? commit : undefined;
  } catch {
    return undefined;
  }
}
