import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { TestBrowser } from './browser.ts';
import { wakeFinder } from './finder.ts';

/**
 * Visits a page in a fresh browser context; anything that the browser complains about
 * fails the test.
 */
export async function visit<T>(
  browser: TestBrowser,
  path: string,
  look: (page: Page) => Promise<T>,
  options: BrowserContextOptions = {},
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  try {
    await page.goto(inject('site') + path, { waitUntil: 'load' });
    if (options.javaScriptEnabled !== false && (await page.locator('[data-finder]').count()))
      await wakeFinder(page);
    const seen = await look(page);
    expect(complaints).toEqual([]);
    return seen;
  } finally {
    await context.close();
  }
}
