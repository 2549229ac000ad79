/** Runs `action` after the load event. */
export function afterLoad(action: () => void): void {
  if (document.readyState === 'complete') action();
  else addEventListener('load', action, { once: true });
}

/** Runs `action` when the browser is idle, after two seconds at the latest. */
export const whenIdle = (action: () => void): unknown =>
  'requestIdleCallback' in window
    ? requestIdleCallback(action, { timeout: 2000 })
    : setTimeout(action, 200);

/** Yields to the main thread, so that the browser can paint and handle input. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Resolves once the browser has painted what a touch has changed so far. */
export async function nextPaint(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await nextTask();
}
