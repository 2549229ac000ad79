import { inTime } from './withTimeout.ts';

interface Running<T> {
  work: Promise<T>;
  /** Milliseconds since 1970. */
  since: number;
}

/** Work of the same name that several visitors ask for at once. */
export type Runs<T> = Map<string, Running<T>>;

/**
 * Nobody waits longer for what another visitor's request does, in milliseconds: the
 * origin has two seconds, and rendering takes none.
 */
const patience = 4_000;

/**
 * Does work once for all who ask for it at the same time.
 *
 * The work belongs to the request that began it. The platform lets others wait for it,
 * but may end that request, with the work, when its visitor has left: so it is kept
 * alive beyond the answer, and whoever waits too long does it anew.
 */
export async function onceForAll<T>(
  runs: Runs<T>,
  key: string,
  begin: () => Promise<T>,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<T> {
  const running = runs.get(key);
  if (running && Date.now() - running.since < patience) {
    const done = await inTime(running.work, patience);
    if (done) return done.value;
  }
  const run: Running<T> = { work: begin(), since: Date.now() };
  runs.set(key, run);
  const end = () => {
    if (runs.get(key) === run) runs.delete(key);
  };
  waitUntil(run.work.then(end, end));
  return run.work;
}
