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
