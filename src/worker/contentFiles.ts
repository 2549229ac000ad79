import type { Context } from 'hono';
import type { AppEnv } from './appEnv.ts';
import { type Flights, singleFlight } from './singleFlight.ts';

/**
 * Returns a function that reads an entry of a content module from its file. Called by the
 * modules that `build/plugins/contentPlugin.ts` generates in a build.
 *
 * @param folder Address of the folder with the files.
 */
export const readerOf =
  (folder: string) =>
  async (entry: string, files: Fetcher): Promise<unknown> => {
    const address = `${folder}${entry}.json`;
    // ASSETS ignores the host.
    const response = await files.fetch(`https://files${address}`);
    if (!response.ok) throw new Error(`${address} cannot be read: ${response.status}`);
    return response.json();
  };

/** Maximum entries of a module that an isolate keeps. */
const maxKept = 100;

/**
 * Returns a function that reads an entry of a content module, and keeps those that were
 * asked for last in the isolate. Concurrent requests for an entry share one reading.
 *
 * @param prepare Turns an entry into what is kept.
 */
export function keptEntries<Name extends string, T, K>(
  read: (entry: Name, files: Fetcher) => Promise<T>,
  prepare: (entry: T) => K,
): (name: Name, c: Context<AppEnv>) => Promise<K> {
  const kept = new Map<Name, K>();
  const flights: Flights<K> = new Map();
  return async (name, c) => {
    const entry =
      kept.get(name) ??
      (await singleFlight(
        flights,
        name,
        async () => prepare(await read(name, c.env.ASSETS)),
        (work) => c.executionCtx.waitUntil(work),
      ));
    kept.delete(name);
    kept.set(name, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= maxKept) break;
      kept.delete(oldest);
    }
    return entry;
  };
}
