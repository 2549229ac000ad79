import type { Miniflare, V4WorkerOptions } from 'miniflare';
import type { Env } from '../../src/worker/env.ts';
import { isSweep } from './inTurn.ts';
import { builtWorker, filesWorker, migrate, siteWithin, startWorkers, urlOf } from './platform.ts';
import type { RunningSite } from './site.ts';

/** A Worker of the built site with settings, storage, caches and a clock of its own. */
export interface OwnSite extends RunningSite, AsyncDisposable {
  /** Sets the clock of its isolate, which then stands still. */
  setClock(to: Date | number): Promise<void>;
  /** Gives it these variables and secrets instead, as a deployment does. */
  deploy(vars: Record<string, string>): Promise<void>;
}

/** Workers in a workerd. Further ones are in another, which starts when it is needed. */
const workersEach = 10;

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
  const url = await urlOf(miniflare, name);
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
  const workers = [filesWorker(), builtWorker('origin'), ...names.map(worker)];
  const miniflare = await startWorkers(workers, {
    handleStructuredLogs: ({ message, ...line }) => {
      const [, name = '', text = message] = /^(site-\d+) (.*)$/s.exec(message) ?? [];
      logs.get(name)?.push(JSON.stringify({ ...line, message: text }));
    },
  });
  await migrate(miniflare);
  return { miniflare, logs, unused: names };
}

function worker(name: string): V4WorkerOptions {
  const queue = `${name}-outbox`;
  return {
    ...siteWithin(name, new URL('./ownSiteEntry.js', import.meta.url)),
    r2Buckets: { SUBMISSIONS: name },
    kvNamespaces: { LAST_GOOD: name },
    queueProducers: { OUTBOX: { queueName: queue } },
    queueConsumers: { [queue]: { maxBatchTimeout: 0, maxRetries: 100 } },
  };
}
