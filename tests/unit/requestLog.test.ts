import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import type { AppEnv } from '../../src/worker/appEnv.ts';
import { logFailure, requestLog } from '../../src/worker/middleware/requestLog.ts';

afterEach(() => void vi.restoreAllMocks());

/** The log lines of a request whose page throws. */
async function linesOf(
  page: 'history' | 'ethical-channel',
  method = 'GET',
): Promise<Record<string, unknown>[]> {
  const written = vi.spyOn(console, 'error').mockReturnValue();
  const app = new Hono<AppEnv>();
  app.use(requestLog);
  app.all('/:name', (c) => {
    c.set('place', { page, parameters: {} });
    throw new TypeError(`${c.req.param('name')} is not a function`);
  });
  app.onError((error, c) => {
    logFailure(c, 500, error);
    return c.text('', 500);
  });
  await app.request('/carmen%0A%20%20%20%20at%20carmen', { method }, {});
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)));
  written.mockRestore();
  return lines as Record<string, unknown>[];
}

test('a page that throws logs one line with the location, without a message that could quote the visitor', async () => {
  const lines = await linesOf('history');
  expect(lines).toMatchObject([
    {
      event: 'request-failed',
      requestId: expect.any(String),
      page: 'history',
      route: '/:name',
      error: 'TypeError',
      stack: expect.stringContaining('requestLog.test.ts'),
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain('carmen');
});

test('a method that no browser has is not quoted', async () => {
  expect(await linesOf('history', 'CARMEN')).toMatchObject([{ method: 'other' }]);
  expect(await linesOf('history', 'PUT')).toMatchObject([{ method: 'PUT' }]);
});

test('the page of the ethical channel logs nothing, because a line is stored with its request', async () => {
  expect(await linesOf('ethical-channel')).toEqual([]);
});
