const minute = (): number => Math.floor(Date.now() / 60_000);

/**
 * Runs an action within one clock minute, the unit of the rate limits, and returns its
 * result. Repeats it if a new minute began meanwhile.
 */
export async function withinAMinute<T>(action: () => Promise<T>): Promise<T> {
  for (;;) {
    const begun = minute();
    const result = await action();
    if (minute() === begun) return result;
  }
}
