/** Runs when the page has loaded. */
export function afterLoad(action: () => void): void {
  if (document.readyState === 'complete') action();
  else addEventListener('load', action, { once: true });
}

/** Runs when the browser is idle, after two seconds at the latest. */
export const whenIdle = (action: () => void): unknown =>
  'requestIdleCallback' in window
    ? requestIdleCallback(action, { timeout: 2000 })
    : setTimeout(action, 200);
