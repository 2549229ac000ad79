/** Yields to the main thread, so that the browser can paint and handle input. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve));
