import { readFileSync } from 'node:fs';
import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Miniflare,
  type V4WorkerOptions,
} from 'miniflare';
import type { Env } from '../../src/worker/env.ts';
import { isSweep } from './inTurn.ts';
import { builtWorker, migrate } from './platform.ts';
import { attachmentKey, type RunningSite } from './site.ts';

/** A Worker of the built site with settings, storage, caches and a clock of its own. */
export interface OwnSite extends RunningSite, AsyncDisposable {
  /** Sets the clock of its isolate, which then stands still. */
  setClock(to: Date | number): Promise<void>;
  /** Gives it these variables and secrets instead, as a deployment does. */
  deploy(vars: Record<string, string>): Promise<void>;
}

/** Workers in a workerd. Further ones are in another, which starts when it is needed. */
const workersEach = 10;

/** The entry that a Worker of a test has around its own. */
const entry = readFileSync(new URL('./ownSiteEntry.js', import.meta.url), 'utf8');

interface Process {
  miniflare: Miniflare;
  /** Log lines of each Worker so far. */
  logs: Map<string, string[]>;
  unused: string[];
}

/** The workerd that the test files of this process share. */
let current: Promise<Process> | undefined;

/**
 * A site with empty caches and storage, as a Worker in the one workerd of this test
 * process; `vars` are its variables and secrets. Its counters are in its log.
 */
export async function ownSite(vars: Record<string, string> = {}): Promise<OwnSite> {
  if (!current || (await current).unused.length === 0) current = startProcess();
  const { miniflare, logs, unused } = await current;
  const name = unused.shift() ?? '';
  const { port } = await miniflare.unsafeGetDirectURL(name);
  const url = `http://localhost:${port}`;
  const order = async (told: object) => {
    const headers = { 'X-Test-Order': JSON.stringify(told) };
    await (await fetch(url, { headers })).text();
  };
  const worker = () => miniflare.getWorker(name);
  const close = () => order({ isClosed: true });
  await order({ name, vars, patience: isSweep ? 1 : 10 });
  return {
    url,
    logs: () => logs.get(name) ?? [],
    environment: () => miniflare.getBindings<Env & Record<string, unknown>>(name),
    tick: async (at = new Date()) => {
      const site = await worker();
      await site.scheduled({ cron: '*/3 * * * *', scheduledTime: at });
    },
    ask: async (address, init) =>
      (await (await worker()).fetch(address, init as never)) as unknown as Response,
    setClock: (to) => order({ moment: Number(to) }),
    deploy: (others) => order({ vars: others }),
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function startProcess(): Promise<Process> {
  const names = Array.from({ length: workersEach }, (_, i) => `site-${i}`);
  const logs = new Map<string, string[]>(names.map((name) => [name, []]));
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      log: new Log(LogLevel.ERROR),
      handleStructuredLogs: ({ message, ...line }) => {
        const [, name = '', text = message] = /^(site-\d+) (.*)$/s.exec(message) ?? [];
        logs.get(name)?.push(JSON.stringify({ ...line, message: text }));
      },
      workers: [filesWorker(), builtWorker('origin'), ...names.map(worker)],
    }),
  );
  await miniflare.ready;
  await migrate(await miniflare.getD1Database('DB', 'risi-origin'));
  return { miniflare, logs, unused: names };
}

/** Serves the files of the build to all Workers, which would each read them again. */
export const filesWorker = (): V4WorkerOptions => {
  const { assets, compatibilityDate } = builtWorker('site');
  const script = 'export default { fetch: (request, env) => env.ASSETS.fetch(request) };';
  return {
    name: 'files',
    modules: true,
    script,
    ...(assets ? { assets } : {}),
    ...(compatibilityDate ? { compatibilityDate } : {}),
  };
};

function worker(name: string): V4WorkerOptions {
  const { assets: _, bindings, modules, serviceBindings, ...built } = builtWorker('site');
  const queue = `${name}-outbox`;
  return {
    ...built,
    name,
    modules: [{ type: 'ESModule', path: 'ownSiteEntry.js', contents: entry }, ...(modules as [])],
    bindings: { ...bindings, ATTACHMENT_KEY: attachmentKey },
    serviceBindings: { ...serviceBindings, ASSETS: 'files' },
    r2Buckets: { SUBMISSIONS: name },
    kvNamespaces: { LAST_GOOD: name },
    queueProducers: { OUTBOX: { queueName: queue } },
    queueConsumers: { [queue]: { maxBatchTimeout: 0, maxRetries: 100 } },
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  };
}
