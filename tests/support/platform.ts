import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Miniflare,
  type V4WorkerOptions,
} from 'miniflare';
import {
  unstable_getMiniflareWorkerOptions as optionsOf,
  unstable_splitSqlQuery as statementsOf,
} from 'wrangler';
import type { Env } from '../../src/worker/env.ts';
import { freePort } from './freePort.ts';
import { attachmentKey } from './site.ts';

/** Overrides of the built configuration. */
export interface Settings {
  /** Variables and secrets of the site, e.g. ORIGIN_DEV_URL. */
  vars?: Record<string, string>;
  /** Changes the bindings of the site. */
  bind?: (options: V4WorkerOptions) => V4WorkerOptions;
  /** Additional Workers. */
  beside?: V4WorkerOptions[];
}

process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false';
process.env['WRANGLER_SEND_METRICS'] = 'false';

type Options = Parameters<typeof convertV4MiniflareOptions>[0];

/** Workers in a workerd of their own, of which the first one answers at the port. */
export async function startWorkers(
  workers: V4WorkerOptions[],
  options: Partial<Options> = {},
): Promise<Miniflare> {
  const log = new Log(LogLevel.ERROR);
  const all = { host: '127.0.0.1', port: 0, log, ...options, workers } as Options;
  const miniflare = new Miniflare(convertV4MiniflareOptions(all));
  await miniflare.ready;
  return miniflare;
}

/**
 * The platform on this machine: the built Workers in one workerd, with R2, KV, D1 and
 * rate limits in a folder that outlives the process. Queues are in memory.
 */
export async function startPlatform(settings: Settings = {}) {
  /** As in wrangler's `--persist-to`. */
  const storage = mkdtempSync(join(tmpdir(), 'risi-platform-'));
  const port = await freePort();
  const logs: string[] = [];
  const start = ({ beside = [], ...now }: Settings) =>
    startWorkers([siteOptions(now), builtWorker('origin'), ...beside], {
      port,
      resourcePersistencePath: join(storage, 'v3'),
      handleStructuredLogs: (line) => logs.push(JSON.stringify(line)),
    });
  let miniflare = await start(settings);
  await migrate(miniflare);
  const end = () => miniflare.dispose().catch(() => undefined);
  return {
    url: `http://localhost:${port}`,
    storage,
    /** The bindings of the site, for inspecting storage. */
    environment: () => miniflare.getBindings<Env & Record<string, unknown>>(),
    logs: () => logs,
    /** Runs the cron trigger with the clock at this time. */
    tick: async (at = new Date()) => {
      const site = await miniflare.getWorker();
      const { outcome } = await site.scheduled({ cron: '*/3 * * * *', scheduledTime: at });
      if (outcome !== 'ok') throw new Error(`the cron trigger ended with ${outcome}`);
    },
    /** By SIGKILL: nothing is finished, and the queues are lost. */
    kill: async () => {
      process.kill(processAt(port), 'SIGKILL');
      await end();
    },
    /** On the same storage and port, as after a deployment or crash. */
    restart: async (now = settings) => {
      await end();
      miniflare = await start(now);
    },
    close: async () => {
      await end();
      rmSync(storage, { recursive: true, force: true });
    },
  };
}

/** A Worker from dist/ with its configured bindings. */
export function builtWorker(name: 'site' | 'origin'): V4WorkerOptions {
  const folder = `dist/${name}`;
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'));
  return {
    ...optionsOf(`${folder}/wrangler.json`).workerOptions,
    name: `risi-${name}`,
    modules: modules.map((path) => ({ type: 'ESModule' as const, path })),
  };
}

/** Serves the files of the build to all Workers, which would each read them again. */
export function filesWorker(): V4WorkerOptions {
  const { assets, compatibilityDate } = builtWorker('site');
  const script = 'export default { fetch: (request, env) => env.ASSETS.fetch(request) };';
  return { name: 'files', modules: true, script, assets, compatibilityDate } as V4WorkerOptions;
}

/** The built site with an address of its own beside `filesWorker`, its entry within others. */
export function siteWithin(name: string, ...entries: URL[]): V4WorkerOptions {
  const { assets: _, bindings, modules, serviceBindings, ...built } = builtWorker('site');
  const around = entries.map((entry) => ({
    type: 'ESModule' as const,
    path: basename(entry.pathname),
    contents: readFileSync(entry, 'utf8'),
  }));
  return {
    ...built,
    name,
    modules: [...around, ...(modules as [])],
    bindings: { ...bindings, ATTACHMENT_KEY: attachmentKey },
    serviceBindings: { ...serviceBindings, ASSETS: 'files' },
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  };
}

/** The address of such a Worker. */
export const urlOf = async (miniflare: Miniflare, name: string): Promise<string> =>
  `http://localhost:${(await miniflare.unsafeGetDirectURL(name)).port}`;

/** The site without its queue's batch timeout of one second. */
function siteOptions({ vars, bind = (options) => options }: Settings): V4WorkerOptions {
  const { queueConsumers, bindings, ...built } = builtWorker('site');
  const consumers = Object.entries(queueConsumers ?? {}).map(([queue, consumer]) => [
    queue,
    { ...consumer, maxBatchTimeout: 0 },
  ]);
  return bind({
    ...built,
    queueConsumers: Object.fromEntries(consumers),
    bindings: { ...bindings, ATTACHMENT_KEY: attachmentKey, ...vars },
  });
}

/** Creates the tables of the embedded back end. */
export async function migrate(miniflare: Miniflare): Promise<void> {
  const database = await miniflare.getD1Database('DB', 'risi-origin');
  for (const file of readdirSync('migrations').sort())
    for (const statement of statementsOf(readFileSync(join('migrations', file), 'utf8')))
      await database.prepare(statement).run();
}

/** The workerd process listening on a port. */
export function processAt(port: number): number {
  const running = execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' });
  const workerd = running
    .split('\n')
    .find((line) => line.includes(`--socket-addr=entry=127.0.0.1:${port} `));
  if (!workerd) throw new Error(`no workerd listens on ${port}`);
  return Number.parseInt(workerd, 10);
}
