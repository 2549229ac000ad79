import type { ServerResponse } from 'node:http';
import { afterAll, expect, inject, test } from 'vitest';
import { layoutShifts, sumOf } from '../../support/browser/layoutShifts.ts';
import { newTab } from '../../support/browser/tab.ts';
import { serve } from '../../support/serve.ts';

/** Pieces in which a page arrives, each once the one before is painted. */
const pieces = 120;

/** The site behind a slow line: a page is handed to `arrived`. */
let arrived: (page: Uint8Array, response: ServerResponse) => void = () => undefined;
const slowLine = await serve(async ({ url }, response) => {
  const answer = await fetch(inject('site') + url);
  const type = answer.headers.get('content-type') ?? '';
  response.writeHead(answer.status, { 'content-type': type });
  const body = await answer.bytes();
  if (type.startsWith('text/html')) arrived(body, response);
  else response.end(body);
});
afterAll(slowLine.close);

test.each([
  { path: '/es/newsletter', width: 390 },
  { path: '/es/producto/risketos-original', width: 390 },
  { path: '/en', width: 390 },
  { path: '/fr/produits', width: 390 },
  { path: '/en', width: 768 },
  { path: '/es/historia', width: 1440 },
])('$path holds still at $width px while it arrives in pieces', async ({ path, width }) => {
  const { page } = await newTab({ site: slowLine.url, width, height: 844, expected: /ERR_FAILED/ });
  // A font moves letters, whenever it comes.
  await page.route('**/*.woff2', (route) => route.abort());
  const html = new Promise<[Uint8Array, ServerResponse]>((resolve) => {
    arrived = (body, response) => resolve([body, response]);
  });
  const committed = page.goto(path, { waitUntil: 'commit' });
  const [body, response] = await html;
  const size = Math.ceil(body.length / pieces);
  response.write(body.subarray(0, size));
  await committed;
  for (let start = size; start < body.length; start += size) {
    response.write(body.subarray(start, start + size));
    await page.evaluate(painted);
  }
  response.end();
  await page.waitForLoadState('load');
  const shifts = await page.evaluate(layoutShifts);
  // The edges of sections, which are no elements, go down as their sections grow.
  const moved = shifts.filter(({ elements }) => elements.length > 0);
  expect(sumOf(moved), JSON.stringify(moved)).toBeLessThan(0.02);
});

/**
 * Resolves once what has arrived is painted: no frame comes before the first paint. Runs
 * in the page.
 */
async function painted(): Promise<void> {
  if (performance.getEntriesByName('first-paint').length === 0) return;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
