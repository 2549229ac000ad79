import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { recallsFolder as folder } from '../../uncommitted.ts';
import { CommandError, say } from '../commandLine.ts';
import { readRecall, withdrawnRecalls } from '../deploy/liveRecalls.ts';
import { root } from '../tools.ts';
import { environmentOf } from '../wrangler.ts';

/** Timeout for the health check of the running site, in ms. */
const healthTimeoutMs = 5_000;

/** Runs git in the repository. */
function git(...parameters: string[]): { ok: boolean; said: string } {
  const { status, stdout, stderr } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8' });
  return { ok: status === 0, said: `${stdout}${stderr}`.trim() };
}

function gitOrFail(...parameters: string[]): void {
  const { ok, said } = git(...parameters);
  if (!ok) throw new CommandError(`git ${parameters.join(' ')}: ${said}`);
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

export interface Base {
  commit: string;
  /** What else that may publish or withdraw. */
  doubt?: string;
}

/** The version that is running, or the next best. */
export async function runningBase(environment: string): Promise<Base> {
  const { commit, rest } = await runningBuild(environment);
  if (!commit || !git('cat-file', '-e', `${commit}^{commit}`).ok)
    return {
      commit: 'HEAD',
      doubt:
        'No se sabe qué versión está publicada: con la retirada se publica el último commit de esta carpeta, con todo lo que tenga.',
    };
  if (rest === '-dirty')
    return {
      commit,
      doubt: `La versión en marcha es ${commit} con cambios que no están en ningún commit, y no se sabe cuáles: se publica ${commit} con la retirada, y esos cambios desaparecen de la web.`,
    };
  say(`Se publica la versión que ya está en marcha (${commit}) con la retirada, y nada más.`);
  return { commit };
}

/**
 * Makes a copy of a commit, with the recalls that are committed here and one more, and
 * removes it afterwards. Nothing else goes out with them: no change that is not published
 * yet, and no draft.
 *
 * @param act Is given the copy's folder.
 * @throws CommandError if the live site has a recall that the copy lacks.
 */
export async function withCopy<T>(
  { commit }: Base,
  { environment, file }: { environment: string; file: string },
  act: (copy: string) => Promise<T>,
): Promise<T> {
  const temporary = mkdtempSync(join(tmpdir(), 'recall-'));
  const copy = join(temporary, 'site');
  try {
    gitOrFail('worktree', 'add', '--quiet', '--detach', copy, commit);
    // The running build may have recalls that its commit lacks: a recall is deployed alone.
    const { said: here } = git('rev-parse', 'HEAD');
    gitOrFail('-C', copy, 'checkout', '--quiet', here, '--', folder);
    // Before the file is added: another machine's recall may have the same name.
    if (environment === 'production') await requireLiveRecalls(copy, file);
    cpSync(join(root, file), join(copy, file));
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    return await act(copy);
  } finally {
    git('worktree', 'remove', '--force', copy);
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** A recall that another machine has published must neither disappear nor change. */
async function requireLiveRecalls(copy: string, file: string): Promise<void> {
  const siteUrl = siteUrlOf('production');
  const files = readdirSync(join(copy, folder)).filter((name) => name.endsWith('.json'));
  const withdrawn = await withdrawnRecalls(
    siteUrl,
    new Map(
      files.map((name) => [
        basename(name, '.json'),
        readRecall(readFileSync(join(copy, folder, name), 'utf8')),
      ]),
    ),
  );
  if (!withdrawn) return say(`No se ha podido leer qué retiradas muestra ${siteUrl}.`);
  if (!withdrawn.length) return;
  const id = basename(file, '.json');
  const cure = withdrawn.includes(id)
    ? `Cambia el nombre de ${file}, y después: git pull`
    : 'Primero: git pull';
  throw new CommandError(
    `${siteUrl} muestra retiradas que aquí faltan o abarcan menos: ${withdrawn.join(', ')}. No se ha publicado nada.\n${cure}`,
  );
}

/**
 * Deploys a copy of the project.
 *
 * @param options Of `npm run deploy`.
 * @param stopped Ends the deployment.
 * @returns Its status; null if it was ended. If it failed, it has said why.
 */
export function deployCopy(
  copy: string,
  options: string[],
  stopped: AbortSignal,
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--import', './build/checkNode.js', 'build/commands/deploy.ts', ...options],
      // A group of its own, so that what the deployment has started ends with it.
      { cwd: copy, stdio: ['ignore', 'inherit', 'inherit'], detached: true },
    );
    const stop = () => {
      const isRunning = child.exitCode === null && child.signalCode === null;
      if (child.pid && isRunning) process.kill(-child.pid, 'SIGTERM');
    };
    stopped.addEventListener('abort', stop);
    child.once('error', reject);
    child.once('close', (status) => {
      stopped.removeEventListener('abort', stop);
      resolve(status);
    });
  });
}

const siteUrlOf = (environment: string): string =>
  String(environmentOf(`${root}wrangler.toml`, environment).vars['SITE_URL']);

/** The build of the running site, as far as it says. */
async function runningBuild(environment: string): Promise<{ commit?: string; rest?: string }> {
  const siteUrl = siteUrlOf(environment);
  try {
    const response = await fetch(`${siteUrl}/api/health`, {
      signal: AbortSignal.timeout(healthTimeoutMs),
    });
    const { build } = (await response.json()) as { build?: unknown };
    const [, commit, rest] = /^([\da-f]{12,40})(-[a-z]+)?$/.exec(String(build)) ?? [];
    return { ...(commit ? { commit } : {}), ...(rest ? { rest } : {}) };
  } catch {
    return {};
  }
}
