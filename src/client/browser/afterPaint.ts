/**
 * Resolves once the browser has painted what a touch has changed so far. Does not wait for
 * a tab in the background.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
