import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import type { AppEnv } from '../../src/worker/appEnv.ts';
import { logFailure, requestLog } from '../../src/worker/middleware/requestLog.ts';

afterEach(() => void vi.restoreAllMocks());

/** The log line of a request whose page throws. */
async function lineOf(page: 'history' | 'ethical-channel'): Promise<Record<string, unknown>> {
  const written = vi.spyOn(console, 'error').mockReturnValue();
  const app = new Hono<AppEnv>();
  app.use(requestLog);
  app.get('/:name', (c) => {
    c.set('place', { page, parameters: {} });
    throw new TypeError(`${c.req.param('name')} is not a function`);
  });
  app.onError((error, c) => {
    logFailure(c, 500, error);
    return c.text('', 500);
  });
  await app.request('/carmen%0A%20%20%20%20at%20carmen');
  expect(written).toHaveBeenCalledOnce();
  return JSON.parse(String(written.mock.calls[0]?.[0])) as Record<string, unknown>;
}

test('a page that throws logs one line with the location, without a message that could quote the visitor', async () => {
  const line = await lineOf('history');
  expect(line).toMatchObject({
    event: 'request-failed',
    requestId: expect.any(String),
    page: 'history',
    route: '/:name',
    error: 'TypeError',
    stack: expect.stringContaining('requestLog.test.ts'),
  });
  expect(JSON.stringify(line)).not.toContain('carmen');
});

test('on the page of the ethical channel the line does not identify the request', async () => {
  expect(await lineOf('ethical-channel')).not.toHaveProperty('requestId');
});
