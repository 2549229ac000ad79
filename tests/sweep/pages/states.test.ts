import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openBrowser } from '../../support/browser/browser.ts';
import { faultsAtWidths } from '../../support/browser/faults.ts';
import { tooWide } from '../../support/browser/widths.ts';

const browser = await openBrowser();

/** Opens a page in a context of its own and closes it after the visit. */
async function visit(
  path: string,
  options: BrowserContextOptions,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: inject('site'),
    ...options,
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  // The page's own scripts are fetched when it has been read.
  await page.goto(path, {
    waitUntil: options.javaScriptEnabled === false ? 'load' : 'networkidle',
  });
  await act(page);
  expect(faults).toEqual([]);
  await context.close();
}

/**
 * What a search or a choice makes of a page; `everyPage` looks at each page without
 * one.
 */
const pages = [
  '/en/news?page=2',
  '/fr/actualites?q=zzz',
  '/es/distribuidores?provincia=madrid',
  '/en/distributor?provincia=soria',
  '/es/promocion/pipas-de-pena',
  '/es/productos?q=zzz',
  '/fr/faqs?q=zzz',
  '/en/faqs?q=gluten',
];

test.each(pages)('%s is accessible, and does not scroll sideways', (path) =>
  visit(path, {}, async (page) => {
    expect(await faultsAtWidths(page, 'main')).toEqual([]);
    expect(await tooWide(page, [320, 480, 768, 900, 1100, 1440, 2560])).toEqual([]);
  }),
);
