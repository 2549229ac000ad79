import { afterEach, describe, expect, test } from 'vitest';
import { startReadingSite } from '../support/backEnd/readingSite.ts';
import { linesOf } from '../support/logLines.ts';
import { ownSite } from '../support/ownSite.ts';

/** What no line may hold of a request, or of the back end’s address. */
const traces = /zxqv|Unmistakable|127\.0\.0\.1/i;

describe('if the back end fails a read', async () => {
  const reading = await startReadingSite(500);
  afterEach(() => expect(reading.logs().filter((line) => traces.test(line))).toEqual([]));

  test('the line names the kind of response, and not the requested item', async () => {
    const headers = { 'User-Agent': 'Unmistakable/1.0', Referer: 'https://zxqv.example/' };
    const item = await fetch(`${reading.url}/es/noticia/zxqv-aldecoa`, { headers });
    expect(item.status).toBe(503);
    await fetch(`${reading.url}/es/noticias?q=zxqv&email=zxqv%40example.com`);
    await expect
      .poll(() => linesOf(reading, 'origin-failed').map(({ call }) => call))
      .toEqual(expect.arrayContaining(['entry', 'entries']));
  });

  test('a failed request logs one line with the id in the response', async () => {
    const response = await fetch(`${reading.url}/es/noticia/zxqv-otra`);
    const requestId = response.headers.get('X-Request-Id');
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    const lines = () =>
      linesOf(reading, 'request-failed').filter((line) => line['requestId'] === requestId);
    const route = expect.any(String);
    const [event, method, page] = ['request-failed', 'GET', 'news-item'];
    await expect.poll(lines).toEqual([{ event, requestId, method, route, page, status: 503 }]);
  });

  test('a request has the platform’s id', async () => {
    const idFor = async (ray: string) => {
      const headers = { 'CF-Ray': ray };
      const response = await fetch(`${reading.url}/es/noticia/zxqv-tercera`, { headers });
      return response.headers.get('X-Request-Id');
    };
    expect(await idFor('8f1c2d3e4f5a6b7c-MAD')).toBe('8f1c2d3e4f5a6b7c-MAD');
    expect(await idFor('zxqv')).not.toContain('zxqv');
  });
});

test('a broken setting logs its name and where it was found', async () => {
  await using broken = await ownSite({ ORIGIN_DEV_URL: 'zxqv' });
  const asked = await fetch(`${broken.url}/es/historia?email=zxqv%40example.com`);
  expect(asked.status).toBe(500);
  const line = {
    status: 500,
    error: 'SettingError',
    message: expect.stringContaining('ORIGIN_DEV_URL'),
    stack: expect.stringMatching(/^\s+at /),
  };
  await expect.poll(() => linesOf(broken, 'request-failed').at(-1)).toMatchObject(line);
  expect(broken.logs().filter((line) => traces.test(line))).toEqual([]);
});
