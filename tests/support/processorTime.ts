import { readdirSync, readFileSync } from 'node:fs';

/**
 * Processor time of an action in this process, in milliseconds: the least of three
 * runs, so that neither compilation nor a busy machine counts.
 */
export async function processorTimeOf(action: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run++) {
    const before = process.cpuUsage();
    await action();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/**
 * Time until an action is over, in milliseconds: the least of three runs, because other
 * tests run beside it.
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
 * Processor time that the site of this test has used so far, in milliseconds: of every
 * thread of the workerd processes that this process has started. Linux only tells.
 */
export function siteProcessorTime(): number {
  const nanoseconds = childrenNamed('workerd').flatMap((id) =>
    readdirSync(`/proc/${id}/task`).map((thread) =>
      Number(readFileSync(`/proc/${id}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    ),
  );
  return nanoseconds.reduce((sum, time) => sum + time, 0) / 1_000_000;
}

/** Ids of the processes below this one that have a name. */
function childrenNamed(name: string): string[] {
  const processes = readdirSync('/proc')
    .filter((id) => /^\d+$/.test(id))
    .flatMap((id) => {
      try {
        const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
        const [, own, parent] = /\((.*)\) \S (\d+)/s.exec(stat) ?? [];
        return [{ id, own, parent }];
      } catch {
        // It has ended since.
        return [];
      }
    });
  const below = new Set([String(process.pid)]);
  // Children may have lower ids than their parents where the ids begin anew.
  for (let before = 0; before < below.size; ) {
    before = below.size;
    for (const { id, parent = '' } of processes) if (below.has(parent)) below.add(id);
  }
  return processes.flatMap(({ id, own }) => (below.has(id) && own === name ? [id] : []));
}
