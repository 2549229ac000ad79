import { readTimeoutMs } from './backEnd/limits.ts';
import { withTimeout } from './withTimeout.ts';

interface Flight<T> {
  work: Promise<T>;
  /** Milliseconds since 1970. */
  startedAt: number;
}

/** Work in progress, by key. */
export type Flights<T> = Map<string, Flight<T>>;

/**
 * Maximum time to wait for work that another request started, in ms: a read of the back
 * end, and as long again for the render.
 */
const maxWaitMs = 2 * readTimeoutMs;

/**
 * Concurrent callers with the same key share one run of the work.
 *
 * The work belongs to the request that started it, which the platform may end when its
 * visitor leaves. So `waitUntil` keeps the work alive, and a caller that has waited too
 * long starts it again.
 */
export async function singleFlight<T>(
  flights: Flights<T>,
  key: string,
  start: () => Promise<T>,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<T> {
  const current = flights.get(key);
  if (current && Date.now() - current.startedAt < maxWaitMs) {
    const done = await withTimeout(current.work, maxWaitMs);
    if (done) return done.value;
  }
  const flight: Flight<T> = { work: start(), startedAt: Date.now() };
  flights.set(key, flight);
  const land = () => {
    if (flights.get(key) === flight) flights.delete(key);
  };
  waitUntil(flight.work.then(land, land));
  return flight.work;
}
