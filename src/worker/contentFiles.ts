import type { Context } from 'hono';
import type { AppEnv } from './appEnv.ts';
import { type Flights, singleFlight } from './singleFlight.ts';

type Reader<T> = (files: Fetcher) => Promise<T>;

/**
 * Readers of the entries of a content module, by name. Called by the modules that
 * `build/plugins/contentPlugin.ts` generates in a build.
 *
 * @param hashes Of each entry's file.
 * @param address Of every file, with `{entry}` and `{hash}`.
 */
export const readersOf = (
  hashes: Readonly<Record<string, string>>,
  address: string,
): Record<string, Reader<unknown>> =>
  Object.fromEntries(
    Object.entries(hashes).map(([entry, hash]) => [
      entry,
      (files) =>
        readJson(
          files,
          address.replace('{entry}', entry.replaceAll('/', '-')).replace('{hash}', hash),
        ),
    ]),
  );

/** @throws Error if the file does not exist. */
async function readJson(files: Fetcher, address: string): Promise<unknown> {
  // ASSETS ignores the host.
  const response = await files.fetch(`https://files${address}`);
  if (!response.ok) throw new Error(`${address} cannot be read: ${response.status}`);
  return response.json();
}

/** Maximum entries of a module that an isolate keeps. */
const maxKept = 100;

/**
 * Returns a function that reads an entry of a content module, and keeps those that were
 * asked for last in the isolate. Concurrent requests for an entry share one reading.
 *
 * @param prepare Turns an entry into what is kept.
 */
export function keptEntries<Name extends string, T, K>(
  readers: Readonly<Record<Name, Reader<T>>>,
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
        async () => prepare(await readers[name](c.env.ASSETS)),
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
