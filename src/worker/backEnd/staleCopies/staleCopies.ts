import { type Flights, singleFlight } from '../../singleFlight.ts';
import { withTimeout } from '../../withTimeout.ts';
import { NotFound, ReadFailure } from '../call.ts';
import { reasonOfError } from '../failure.ts';
import type { ReadContext } from '../readContext.ts';
import { type Copy, forget, type Refetch, recall, remember } from './copyMemory.ts';
import {
  edgeCopy,
  kindOf,
  removeIfConfirmed,
  storeCopy,
  storedCopy,
  storeHidden,
} from './copyStores.ts';

/** Age in ms up to which a copy is served without a refresh. */
const maxAgeMs = 60_000;
/** Pause in ms after a failed call. */
const pauseMs = 5_000;
/** Maximum failed calls to remember. */
const maxFailures = 500;

const failures = new Map<string, number>();
const calls: Flights<Copy<unknown> | null> = new Map();

/**
 * A response of the back end, or its stale copy.
 *
 * A copy younger than a minute is served from memory or the edge cache. An older one in
 * memory is served while one call refreshes it. Without a copy, the back end is called;
 * if that fails or times out, the copy in KV is served, of any age.
 *
 * Missing items are not cached: every read calls the back end. Only that an item is hidden is
 * remembered in KV, for an outage.
 *
 * @param key Identifies the response, including its language.
 * @returns The value, `null` if it does not exist, or undefined if the back end fails and
 *   there is no copy.
 */
export async function withStaleCopy<T>(
  key: string,
  ask: Refetch<T>,
  context: ReadContext,
): Promise<T | null | undefined> {
  const copy = await findCopy(key, ask, context);
  context.onRead?.(key, copy?.version);
  return copy === null ? null : copy?.value;
}

/** The version of a copy that is not in memory. */
export const noVersion = 0;

/**
 * The version of a copy in memory. Refreshes an old copy in the background, as a read
 * does.
 */
export function versionInMemory(key: string, context: ReadContext): number {
  const copy = recall(key);
  if (copy) refreshIfOld(key, copy, context);
  return copy?.version ?? noVersion;
}

async function findCopy<T>(
  key: string,
  ask: Refetch<T>,
  context: ReadContext,
): Promise<Copy<T> | null | undefined> {
  const copy = recall<T>(key) ?? (await freshEdgeCopy(key, ask));
  if (copy) {
    refreshIfOld(key, copy, context);
    return copy;
  }
  if (!isPaused(key)) {
    try {
      // A slower call continues in the background.
      const timeoutMs = context.deadline - Date.now();
      const done = await withTimeout(refresh(key, ask, context), timeoutMs);
      if (done) return done.value;
    } catch {
      // Falls back to the copy in KV.
    }
  }
  const stored = await storedCopy<T>(key, context.store);
  if (!stored) return undefined;
  return stored.value === null
    ? null
    : remember<T>(key, { value: stored.value, at: stored.at }, ask, stored.at);
}

async function freshEdgeCopy<T>(key: string, ask: Refetch<T>): Promise<Copy<T> | undefined> {
  const stored = await edgeCopy<T>(key);
  return stored && remember(key, stored, ask);
}

function refreshIfOld(key: string, copy: Copy<unknown>, context: ReadContext): void {
  if (Date.now() - copy.at > maxAgeMs && !isPaused(key))
    inBackground(refresh(key, copy.ask, context), context);
}

/** Continues after the response. What fails is tried again with the next read. */
const inBackground = (work: Promise<unknown>, { waitUntil }: ReadContext): void =>
  waitUntil(work.catch(() => undefined));

const isPaused = (key: string): boolean => Date.now() - (failures.get(key) ?? 0) < pauseMs;

/** Calls the back end; concurrent callers share one call. */
function refresh<T>(key: string, ask: Refetch<T>, context: ReadContext): Promise<Copy<T> | null> {
  return singleFlight(
    calls as Flights<Copy<T> | null>,
    key,
    () => fetchAndStore(key, ask, context),
    (work) => context.waitUntil(work),
  );
}

async function fetchAndStore<T>(
  key: string,
  ask: Refetch<T>,
  context: ReadContext,
): Promise<Copy<T> | null> {
  try {
    const value = await ask(context);
    failures.delete(key);
    if (value === null) {
      forget(key);
      inBackground(storeHidden(key, context.store), context);
      return null;
    }
    const copy = remember(key, { value, at: Date.now() }, ask);
    inBackground(storeCopy(key, copy, context.store, maxAgeMs), context);
    return copy;
  } catch (error) {
    if (error instanceof NotFound) {
      forget(key);
      inBackground(removeIfConfirmed(key, context.store), context);
      return null;
    }
    inBackground(forgetIfHidden(key, context), context);
    failures.set(key, Date.now());
    if (failures.size > maxFailures) failures.delete(failures.keys().next().value as string);
    const reason = error instanceof ReadFailure ? error.message : reasonOfError(error);
    context.onFailure?.(kindOf(key), reason);
    throw error;
  }
}

/** Forgets a copy if another isolate has learnt since that its item is hidden. */
async function forgetIfHidden(key: string, { store }: ReadContext): Promise<void> {
  const copy = recall(key);
  if (!copy) return;
  const stored = await storedCopy(key, store);
  if (stored?.value === null && stored.at > copy.at) forget(key);
}
