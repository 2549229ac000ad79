import { type Flights, singleFlight } from '../../singleFlight.ts';
import { withTimeout } from '../../withTimeout.ts';
import { NotFound } from '../call.ts';
import type { Copies } from './copies.ts';
import { kindOf } from './copyKeys.ts';
import { type AskFor, type Copy, forget, recall, remember } from './copyMemory.ts';
import { edgeCopy, keep, remove, removeIfConfirmed, storedCopy } from './copyStores.ts';

/** Younger copies are served without asking the back end again. */
const maxAgeMs = 60_000;
/** Time without another call after one that failed. */
const pauseMs = 5_000;
/** Failed calls that are remembered. */
const maxFailures = 500;

const failures = new Map<string, number>();
const calls: Flights<Copy<unknown> | null> = new Map();

/**
 * An answer of the back end, or its stale copy.
 *
 * Copies of the last minute, in memory and then in the edge cache, are served as they
 * are. An older one in memory is served while one call refreshes it. Without any of them
 * the back end is asked, and if it fails or takes too long, the copy in the key-value
 * store is served however old.
 *
 * Of what does not exist there is no copy: it is asked for every time.
 *
 * @param key Names the answer, with its language.
 * @returns The value, `null` if it does not exist, or undefined if the back end fails and
 *   there is no copy.
 */
export async function withStaleCopy<T>(
  key: string,
  ask: AskFor<T>,
  copies: Copies,
): Promise<T | null | undefined> {
  const copy = await find(key, ask, copies);
  copies.onRead?.(key, copy?.version);
  return copy === null ? null : copy?.value;
}

/** The version of what is not in memory. */
export const noVersion = 0;

/**
 * The version of a copy in memory. An old copy is refreshed behind the visitor, as if it
 * had been read.
 */
export function versionInMemory(key: string, copies: Copies): number {
  const copy = recall(key);
  if (copy) refreshIfOld(key, copy, copies);
  return copy?.version ?? noVersion;
}

async function find<T>(
  key: string,
  ask: AskFor<T>,
  copies: Copies,
): Promise<Copy<T> | null | undefined> {
  const copy = recall<T>(key) ?? (await young(key, ask));
  if (copy) {
    refreshIfOld(key, copy, copies);
    return copy;
  }
  if (!isPaused(key)) {
    try {
      // A call that takes longer goes on behind the visitor.
      const waitMs = copies.until - Date.now();
      const done = await withTimeout(refresh(key, ask, copies), waitMs);
      if (done) return done.value;
    } catch {
      // The copy below is better than nothing.
    }
  }
  const stored = await storedCopy<T>(key, copies.store);
  return stored ? remember(key, stored, ask, stored.at) : undefined;
}

async function young<T>(key: string, ask: AskFor<T>): Promise<Copy<T> | undefined> {
  const stored = await edgeCopy<T>(key);
  return stored && remember(key, stored, ask);
}

function refreshIfOld(key: string, copy: Copy<unknown>, copies: Copies): void {
  if (Date.now() - copy.at > maxAgeMs && !isPaused(key))
    copies.waitUntil(refresh(key, copy.ask, copies).catch(() => undefined));
}

const isPaused = (key: string): boolean =>
  Date.now() - (failures.get(key) ?? 0) < pauseMs;

/** Asks the back end, once for all visitors who wait for the same answer. */
function refresh<T>(
  key: string,
  ask: AskFor<T>,
  copies: Copies,
): Promise<Copy<T> | null> {
  return singleFlight(
    calls as Flights<Copy<T> | null>,
    key,
    () => answer(key, ask, copies),
    (work) => copies.waitUntil(work),
  );
}

async function answer<T>(
  key: string,
  ask: AskFor<T>,
  copies: Copies,
): Promise<Copy<T> | null> {
  try {
    const value = await ask(copies);
    failures.delete(key);
    if (value === null) {
      forget(key);
      copies.waitUntil(remove(key, copies.store));
      return null;
    }
    const copy = remember(key, { value, at: Date.now() }, ask);
    copies.waitUntil(keep(key, copy, copies.store, maxAgeMs));
    return copy;
  } catch (error) {
    if (error instanceof NotFound) {
      forget(key);
      copies.waitUntil(removeIfConfirmed(key, copies.store));
      return null;
    }
    failures.set(key, Date.now());
    if (failures.size > maxFailures)
      failures.delete(failures.keys().next().value as string);
    copies.onFailure?.(kindOf(key), error instanceof Error ? error.name : 'unknown');
    throw error;
  }
}
