import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Miniflare,
  type V4WorkerOptions,
} from 'miniflare';
import { freePort } from '../support/freePort.ts';
import { filesWorker } from '../support/ownSite.ts';
import { builtWorker, processAt } from '../support/platform.ts';

/** Two Workers of the built site on one storage: the version before a deployment and after. */
export interface SimulatedPlatform {
  /** Addresses of the two Workers, which a restart changes. */
  urls(): readonly [string, string];
  /** Kills workerd with SIGKILL. */
  kill(): void;
  /** Starts it again on the same storage. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const names = ['before', 'after'] as const;

const source = (path: string) => ({
  type: 'ESModule' as const,
  path: path.slice(path.lastIndexOf('/') + 1),
  contents: readFileSync(new URL(path, import.meta.url), 'utf8'),
});

function worker(name: string): V4WorkerOptions {
  const { assets: _, queueConsumers: __, queueProducers: ___, ...built } = builtWorker('site');
  return {
    ...built,
    name,
    serviceBindings: { ASSETS: 'files' },
    modules: [source('./entry.js'), source('../support/ownSiteEntry.js'), ...(built.modules as [])],
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  };
}

/** Starts the platform with empty storage on disk. */
export async function startSimulatedPlatform(): Promise<SimulatedPlatform> {
  const storage = mkdtempSync(join(tmpdir(), 'risi-simulation-'));
  const port = await freePort();
  const start = async () => {
    const miniflare = new Miniflare(
      convertV4MiniflareOptions({
        host: '127.0.0.1',
        port,
        resourcePersistencePath: storage,
        log: new Log(LogLevel.NONE),
        handleStructuredLogs: () => undefined,
        workers: [filesWorker(), ...names.map(worker)],
      }),
    );
    await miniflare.ready;
    const urlOf = async (name: string) =>
      `http://localhost:${(await miniflare.unsafeGetDirectURL(name)).port}`;
    return { miniflare, urls: [await urlOf('before'), await urlOf('after')] as const };
  };
  let running = await start();
  const end = () => running.miniflare.dispose().catch(() => undefined);
  return {
    urls: () => running.urls,
    kill: () => process.kill(processAt(port), 'SIGKILL'),
    restart: async () => {
      await end();
      running = await start();
    },
    close: async () => {
      await end();
      rmSync(storage, { recursive: true, force: true });
    },
  };
}
