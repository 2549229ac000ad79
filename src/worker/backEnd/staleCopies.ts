import { log } from '../log.ts';
import { type Flights, singleFlight } from '../singleFlight.ts';
import { withTimeout } from '../withTimeout.ts';
import { kindOf } from './copyKeys.ts';

/**
 * Where copies are kept besides the isolate's memory, and who wants to know what was
 * read.
 */
export interface Copies {
  store: KVNamespace;
  /** Keeps work alive after the answer. */
  waitUntil(work: Promise<unknown>): void;
  /**
   * When the page stops waiting for the origin, in milliseconds since 1970: one time
   * for all that it reads.
   */
  until: number;
  /**
   * Told of every answer that a page reads; `version` is undefined where there was
   * none.
   */
  onRead?(key: string, version: number | undefined): void;
  /** Told of every call that failed. */
  onFailure?(kind: string): void;
}

interface Stored<T> {
  value: T;
  /** Milliseconds since 1970 of the origin's answer. */
  at: number;
}

/** Kept beside each copy in the key-value store, so that its age can be listed. */
export interface CopyMetadata {
  at: number;
}

interface Copy<T> extends Stored<T> {
  /** The value as JSON, to tell whether a new answer says something new. */
  json: string;
  /** Changes whenever the value does. */
  version: number;
  /**
   * When it was last written to the key-value store, in milliseconds since 1970;
   * undefined where this isolate does not know.
   */
  writtenAt: number | undefined;
  ask: () => Promise<T>;
}

/** Younger copies are served without asking the back end again. */
const maxAgeMs = 60_000;
/** Time without another call after one that failed. */
const pauseMs = 5_000;
/** Age at which an unchanged copy is written to the key-value store again. */
const rewriteAfterMs = 3_600_000;
/**
 * Items that visitors asked for by address; bounded, so that made-up addresses cannot
 * fill the memory.
 */
const mostCopies = 500;

// The DOM's types, needed for the browser's part, hide the platform's default cache.
const edge = (caches as unknown as { default: Cache }).default;

const memory = new Map<string, Copy<unknown>>();
const failures = new Map<string, number>();
const calls: Flights<Copy<unknown>> = new Map();
let versions = 0;

/**
 * An answer of the origin through its last good copy.
 *
 * Fresh copies (60 s, in memory, then in the edge cache) are served as they are; older
 * ones are served while one call refreshes them behind the visitor. Without any of them
 * the origin is asked, and if it fails or takes too long, the key-value store's copy is
 * served however old.
 *
 * @param key Names the answer, with its language.
 * @param ask Calls the origin; throws on every kind of failure.
 * @returns The value, or undefined where the origin fails and there is no copy.
 */
export async function withStaleCopy<T>(
  key: string,
  ask: () => Promise<T>,
  copies: Copies,
): Promise<T | undefined> {
  const copy = await find(key, ask, copies);
  copies.onRead?.(key, copy?.version);
  return copy?.value;
}

/**
 * The version of a copy in memory, undefined where there is none. A copy that is no
 * longer fresh is refreshed behind the visitor, as if it had been read.
 */
export function versionInMemory(key: string, copies: Copies): number | undefined {
  const copy = memory.get(key);
  if (copy) refreshIfStale(key, copy, copies);
  return copy?.version;
}

/** When each copy in memory was the origin's answer, in milliseconds since 1970. */
export const timesInMemory = (): [key: string, at: number][] =>
  [...memory].map(([key, { at }]) => [key, at]);

async function find<T>(
  key: string,
  ask: () => Promise<T>,
  copies: Copies,
): Promise<Copy<T> | undefined> {
  const copy = (memory.get(key) as Copy<T> | undefined) ?? (await edgeCopy(key, ask));
  if (copy) {
    refreshIfStale(key, copy, copies);
    return copy;
  }
  if (!paused(key)) {
    try {
      // A call that takes longer goes on behind the visitor.
      const done = await withTimeout(
        refresh(key, ask, copies),
        copies.until - Date.now(),
      );
      if (done) return done.value;
    } catch {
      // The copy below is better than nothing.
    }
  }
  const stored = await copies.store.get<Stored<T>>(key, 'json').catch(() => null);
  return stored ? remember(key, stored, ask, stored.at) : undefined;
}

function refreshIfStale(key: string, copy: Copy<unknown>, copies: Copies): void {
  if (Date.now() - copy.at > maxAgeMs && !paused(key))
    copies.waitUntil(refresh(key, copy.ask, copies).catch(() => undefined));
}

const paused = (key: string): boolean => Date.now() - (failures.get(key) ?? 0) < pauseMs;

/** Asks the origin once for all visitors who wait for the same answer. */
function refresh<T>(
  key: string,
  ask: () => Promise<T>,
  copies: Copies,
): Promise<Copy<T>> {
  const call = async (): Promise<Copy<T>> => {
    try {
      const value = await ask();
      const copy = remember(key, { value, at: Date.now() }, ask);
      failures.delete(key);
      copies.waitUntil(keep(key, copy, copies.store));
      return copy;
    } catch (error) {
      failures.set(key, Date.now());
      if (failures.size > mostCopies)
        failures.delete(failures.keys().next().value as string);
      log('warn', 'origin-failed', {
        call: kindOf(key),
        reason: error instanceof Error ? error.name : 'unknown',
      });
      copies.onFailure?.(kindOf(key));
      throw error;
    }
  };
  return singleFlight(calls as Flights<Copy<T>>, key, call, (work) =>
    copies.waitUntil(work),
  );
}

function remember<T>(
  key: string,
  { value, at }: Stored<T>,
  ask: () => Promise<T>,
  writtenAt?: number,
): Copy<T> {
  const before = memory.get(key);
  const json = JSON.stringify(value);
  const same = before?.json === json ? before : undefined;
  const copy = {
    value,
    at,
    json,
    version: same?.version ?? ++versions,
    writtenAt: writtenAt ?? same?.writtenAt,
    ask,
  };
  memory.delete(key);
  memory.set(key, copy);
  if (memory.size > mostCopies) memory.delete(memory.keys().next().value as string);
  return copy;
}

const edgeAddress = (key: string): string =>
  `https://last-good.internal/${encodeURIComponent(key)}`;

async function edgeCopy<T>(
  key: string,
  ask: () => Promise<T>,
): Promise<Copy<T> | undefined> {
  const hit = await edge.match(edgeAddress(key)).catch(() => undefined);
  return hit ? remember(key, (await hit.json()) as Stored<T>, ask) : undefined;
}

async function keep<T>(key: string, copy: Copy<T>, store: KVNamespace): Promise<void> {
  const body = JSON.stringify({ value: copy.value, at: copy.at } satisfies Stored<T>);
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': `public, max-age=${maxAgeMs / 1000}`,
  };
  await Promise.allSettled([
    edge.put(edgeAddress(key), new Response(body, { headers })),
    copy.value === null ? remove(key, store) : write(key, body, copy, store),
  ]);
}

async function write(
  key: string,
  body: string,
  copy: Copy<unknown>,
  store: KVNamespace,
): Promise<void> {
  const { at, writtenAt = Number.NEGATIVE_INFINITY } = copy;
  if (at - writtenAt < rewriteAfterMs) return;
  await store.put(key, body, { metadata: { at } satisfies CopyMetadata });
  copy.writtenAt = at;
}

/**
 * What does not exist leaves nothing: anybody can ask for it. An item that is gone
 * takes its copy with it.
 */
async function remove(key: string, store: KVNamespace): Promise<void> {
  if ((await store.get(key)) !== null) await store.delete(key);
}
