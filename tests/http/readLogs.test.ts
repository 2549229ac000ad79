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
    expect(
      (
        await fetch(`${reading.url}/es/noticia/zxqv-aldecoa`, {
          headers: { 'User-Agent': 'Unmistakable/1.0', Referer: 'https://zxqv.example/' },
        })
      ).status,
    ).toBe(503);
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
    await expect.poll(lines).toEqual([
      {
        event: 'request-failed',
        requestId,
        method: 'GET',
        route: expect.any(String),
        page: 'news-item',
        status: 503,
      },
    ]);
  });

  test('a request has the platform’s id', async () => {
    const named = await fetch(`${reading.url}/es/noticia/zxqv-tercera`, {
      headers: { 'CF-Ray': '8f1c2d3e4f5a6b7c-MAD' },
    });
    expect(named.headers.get('X-Request-Id')).toBe('8f1c2d3e4f5a6b7c-MAD');
    const forged = await fetch(`${reading.url}/es/noticia/zxqv-cuarta`, {
      headers: { 'CF-Ray': 'zxqv' },
    });
    expect(forged.headers.get('X-Request-Id')).not.toContain('zxqv');
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
