import type { Page, Request } from 'playwright-core';
import { vi } from 'vitest';

/**
 * Tracks a page's requests. The returned function resolves once all of them, including
 * those of loaded scripts, have arrived and run.
 */
export function followRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => void pending.add(request));
  page.on('requestfinished', (request) => void pending.delete(request));
  page.on('requestfailed', (request) => void pending.delete(request));
  return async () => {
    do {
      await vi.waitUntil(() => pending.size === 0, { timeout: 60_000, interval: 10 });
      await page.evaluate(tasksDone);
    } while (pending.size > 0);
  };
}

/**
 * Resolves after the pending tasks and those that they add. Messages do not depend on the
 * page's clock, which tests can pause. Runs in the page.
 */
async function tasksDone(): Promise<void> {
  for (let turn = 0; turn < 3; turn++)
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
}
