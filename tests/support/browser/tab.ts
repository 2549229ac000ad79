import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { ContextOptions, TestBrowser } from './browser.ts';
import { followRequests } from './settled.ts';

export interface Tab extends AsyncDisposable {
  page: Page;
  /** Addresses requested so far. */
  requests: string[];
}

/**
 * Opens a page of the shared site in a fresh browser context, and resolves once the
 * scripts that it loads by itself have run. On disposal (`await using`), the browser must
 * have no errors and no requests to other hosts.
 */
export async function openTab(
  browser: TestBrowser,
  path: string,
  {
    width = 1440,
    height = 900,
    ...options
  }: ContextOptions & { width?: number; height?: number } = {},
): Promise<Tab> {
  const context = await browser.newContext({
    viewport: { width, height },
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => requests.push(request.url()));
  const settled = followRequests(page);
  await page.goto(inject('site') + path, { waitUntil: 'load' });
  // Without JavaScript nothing is requested, and waiting for tasks never ends.
  if (options.javaScriptEnabled !== false) await settled();
  return {
    page,
    requests,
    async [Symbol.asyncDispose]() {
      await context.close();
      expect(complaints).toEqual([]);
      expect(
        requests.filter((url) => !url.startsWith(inject('site')) && !url.startsWith('data:')),
      ).toEqual([]);
    },
  };
}
