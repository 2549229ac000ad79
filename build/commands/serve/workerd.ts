import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { inSystemWords, message } from '../../messages/messages.ts';
import { CommandError } from '../commandLine.ts';
import { localSettings, stateFolder } from '../localRun.ts';
import { root } from '../tools.ts';
import { freeCommand } from './port.ts';

/** Time for the site to respond after its build, even on a busy machine. */
const startTimeoutMs = 60_000;

/**
 * Serves a build in workerd until this process ends; both end together.
 *
 * @param served Folder of the build, deleted in the end.
 * @throws CommandError if the site does not start.
 */
export async function startWorkerd(
  served: string,
  port: number,
  logLevel: 'info' | 'warn',
): Promise<void> {
  const child = spawnWrangler(served, port, logLevel);
  const stop = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('exit', stop);
  const ended = once(child, 'exit').then(([code]) => {
    rmSync(served, { recursive: true, force: true });
    return code as number | null;
  });
  const ready = await Promise.race([isReady(child, port), ended.then(() => false)]);
  if (!ready) {
    stop();
    throw new CommandError(
      inSystemWords(message('serve.notStarted', { port, command: await freeCommand() })),
    );
  }
  void ended.then((code) => process.exit(code ?? 0));
}

function spawnWrangler(served: string, port: number, logLevel: string): ChildProcess {
  const parameters = [
    'dev',
    ...['-c', `${served}/site/wrangler.json`, '-c', `${served}/origin/wrangler.json`],
    ...['--persist-to', stateFolder, '--ip', '127.0.0.1', '--port', String(port)],
    // Any free port: two sites that start together would choose the same one.
    ...['--inspector-port', '0'],
    ...['--show-interactive-dev-session=false', '--log-level', logLevel],
  ];
  return spawn(process.execPath, [`${root}node_modules/.bin/wrangler`, ...parameters], {
    cwd: root,
    env: {
      ...process.env,
      ...localSettings,
      // Ignores Workers of the same name in other processes.
      WRANGLER_REGISTRY_PATH: `${served}/registry`,
      MINIFLARE_REGISTRY_PATH: `${served}/registry`,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Its own process group, so that workerd ends with it.
    detached: true,
  });
}

/**
 * Whether the site is ready. The process itself reports that it listens, so another
 * program on the same port cannot be mistaken for it.
 */
async function isReady(child: ChildProcess, port: number): Promise<boolean> {
  const signal = AbortSignal.timeout(startTimeoutMs);
  try {
    for (;;) {
      const [said] = (await once(child, 'message', { signal })) as [unknown];
      if (String(said).includes('DEV_SERVER_READY')) break;
    }
    await fetch(`http://127.0.0.1:${port}/robots.txt`, { signal });
    return true;
  } catch {
    return false;
  }
}

/** The same interval as `[triggers]` in wrangler.toml. */
const intervalMs = 3 * 60 * 1000;

/**
 * Runs the cron trigger of a local site at start and at intervals, as the platform does.
 * It sends submissions left over from an earlier run.
 */
export function runCronTrigger(port: number): void {
  const run = () =>
    void fetch(`http://127.0.0.1:${port}/cdn-cgi/local/scheduled`).catch(() => undefined);
  run();
  setInterval(run, intervalMs).unref();
}
