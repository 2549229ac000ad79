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
