const minute = (): number => Math.floor(Date.now() / 60_000);

/**
 * What an action returns that began and ended in one minute of the clock, by which
 * limits count: one that did not is done again.
 */
export async function withinAMinute<T>(action: () => Promise<T>): Promise<T> {
  for (;;) {
    const begun = minute();
    const result = await action();
    if (minute() === begun) return result;
  }
}
