/** Yields to the main thread, so that the browser can paint and handle input. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve));

/** Resolves once the browser has painted what a touch has changed so far. */
export async function nextPaint(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await nextTask();
}
