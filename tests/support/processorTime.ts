import { readdirSync, readFileSync } from 'node:fs';

const yardstick = 'a\u0301'.repeat(200_000);
/** Processor time of composing the yardstick, in ms, on the machine the limits are for. */
const yardstickMs = 6;

/**
 * How many times slower a processor is now than the one the limits are for, at least 1.
 * Virtual machines share their processors, and run at half speed for minutes on end.
 */
export function slowness(): number {
  const before = process.cpuUsage();
  yardstick.normalize('NFC');
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, (user + system) / 1000 / yardstickMs);
}

/**
 * Duration of an action in ms: the minimum of three runs, because other tests run at the
 * same time.
 */
export async function leastTimeOf(action: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run++) {
    const began = performance.now();
    await action();
    least = Math.min(least, performance.now() - began);
  }
  return least;
}

/**
 * Processor time used so far by this test's site, in ms: all threads of the workerd
 * processes that this process started. Linux only.
 */
export function siteProcessorTime(): number {
  const nanoseconds = childrenNamed('workerd').flatMap((id) =>
    readdirSync(`/proc/${id}/task`).map((thread) =>
      Number(readFileSync(`/proc/${id}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    ),
  );
  return nanoseconds.reduce((sum, time) => sum + time, 0) / 1_000_000;
}

/** Ids of descendant processes with a name. */
function childrenNamed(name: string): string[] {
  const processes = readdirSync('/proc')
    .filter((id) => /^\d+$/.test(id))
    .flatMap((id) => {
      try {
        const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
        const [, own, parent] = /\((.*)\) \S (\d+)/s.exec(stat) ?? [];
        return [{ id, own, parent }];
      } catch {
        // It has exited meanwhile.
        return [];
      }
    });
  const below = new Set([String(process.pid)]);
  // Children can have lower ids than their parents after ids wrap around.
  for (let before = 0; before < below.size; ) {
    before = below.size;
    for (const { id, parent = '' } of processes) if (below.has(parent)) below.add(id);
  }
  return processes.flatMap(({ id, own }) => (below.has(id) && own === name ? [id] : []));
}
