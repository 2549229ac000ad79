/**
 * Yields to the browser, so that it can paint and handle input before the work
 * continues.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve));
