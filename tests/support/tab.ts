import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { TestBrowser } from './browser.ts';
import { followRequests } from './settled.ts';

export interface Tab extends AsyncDisposable {
  page: Page;
  /** Addresses asked for so far. */
  requests: string[];
}

/**
 * Opens a page of the shared site in a fresh browser context, and ends once the scripts
 * that it asks for by itself have run. When it is done with
 * (`await using`), the browser must not have complained, nor asked another host.
 */
export async function openTab(
  browser: TestBrowser,
  path: string,
  {
    width = 1440,
    height = 900,
    ...options
  }: BrowserContextOptions & { width?: number; height?: number } = {},
): Promise<Tab> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on(
    'console',
    (message) => message.type() === 'error' && complaints.push(message.text()),
  );
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => requests.push(request.url()));
  const settled = followRequests(page);
  await page.goto(inject('site') + path, { waitUntil: 'load' });
  // Where scripts are off, none asks for anything, and what waits for tasks never ends.
  if (options.javaScriptEnabled !== false) await settled();
  return {
    page,
    requests,
    async [Symbol.asyncDispose]() {
      await context.close();
      expect(complaints).toEqual([]);
      expect(
        requests.filter(
          (url) => !url.startsWith(inject('site')) && !url.startsWith('data:'),
        ),
      ).toEqual([]);
    },
  };
}
