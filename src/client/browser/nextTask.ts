/**
 * Ends the running task, so that the browser shows and answers what waits before the
 * work goes on.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve));
