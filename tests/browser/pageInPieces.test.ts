import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, inject, test } from 'vitest';
import { openBrowser } from '../support/browser/browser.ts';
import { layoutShifts } from '../support/browser/layoutShifts.ts';

const browser = await openBrowser();

/** Pieces in which a page arrives, a frame apart. */
const pieces = 120;

/** The site behind a slow line. */
const slowLine = createServer(async ({ url }, response) => {
  const answer = await fetch(inject('site') + url);
  const type = answer.headers.get('content-type') ?? '';
  const body = await answer.bytes();
  response.writeHead(answer.status, { 'content-type': type });
  if (type.startsWith('text/html')) await sendInPieces(body, response);
  else response.write(body);
  response.end();
});
slowLine.listen(0, '127.0.0.1');
await once(slowLine, 'listening');
const { port } = slowLine.address() as AddressInfo;
afterAll(() => slowLine.close());

async function sendInPieces(page: Uint8Array, response: ServerResponse): Promise<void> {
  const size = Math.ceil(page.length / pieces);
  for (let start = 0; start < page.length; start += size) {
    response.write(page.subarray(start, start + size));
    await sleep(16);
  }
}

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 900 };
const desktop = { width: 1440, height: 900 };

test.each([
  { path: '/es/newsletter', viewport: phone },
  { path: '/es/producto/risketos-original', viewport: phone },
  { path: '/en', viewport: phone },
  { path: '/fr/produits', viewport: phone },
  { path: '/en', viewport: tablet },
  { path: '/es/historia', viewport: desktop },
])(
  '$path holds still at $viewport.width px while it arrives in pieces',
  async ({ path, viewport }) => {
    const page = await browser.newPage({ viewport });
    // A font moves letters, whenever it comes.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'load' });
    const shifts = await page.evaluate(layoutShifts);
    // The edges of sections, which are no elements, go down as their sections grow. A
    // small part matters: if it moves as a font arrives, the whole text counts with it.
    const visible = shifts.filter(({ value }) => value >= 0.0004);
    expect(visible.flatMap(({ elements }) => elements)).toEqual([]);
    await page.context().close();
  },
);
