import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Log, LogLevel, type V4WorkerOptions } from 'miniflare';
import { freePort } from '../support/freePort.ts';
import { filesWorker, processAt, siteWithin, startWorkers, urlOf } from '../support/platform.ts';

const entries = ['./entry.js', '../support/ownSiteEntry.js'].map(
  (path) => new URL(path, import.meta.url),
);

function worker(name: string): V4WorkerOptions {
  const { queueConsumers: _, queueProducers: __, ...site } = siteWithin(name, ...entries);
  return { ...site, serviceBindings: { ASSETS: 'files' } };
}

/**
 * Two Workers of the built site on one storage on disk, empty at first: the version before a
 * deployment and after.
 */
export async function startSimulatedPlatform() {
  const storage = mkdtempSync(join(tmpdir(), 'risi-simulation-'));
  const port = await freePort();
  const start = async () => {
    const miniflare = await startWorkers([filesWorker(), worker('before'), worker('after')], {
      port,
      resourcePersistencePath: storage,
      log: new Log(LogLevel.NONE),
      handleStructuredLogs: () => undefined,
    });
    const urls = [await urlOf(miniflare, 'before'), await urlOf(miniflare, 'after')] as const;
    return { miniflare, urls };
  };
  let running = await start();
  const end = () => running.miniflare.dispose().catch(() => undefined);
  return {
    /** Addresses of the two, which a restart changes. */
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
