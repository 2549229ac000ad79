import { describe, expect, test } from 'vitest';
import { readWriteResponse } from '../../src/worker/submissions/writeResponse.ts';

const json = 'application/json';
const answerOf = (response: Response) =>
  readWriteResponse('/api/contacto', response, AbortSignal.timeout(60_000));
const read = async (response: Response) => (await answerOf(response)).meaning;
const typed = (type: string) => ({ headers: { 'Content-Type': type } });

describe('an answer to a submission', () => {
  test.each([
    ['accepted', json, ''],
    ['accepted', 'text/html', ''],
    ['accepted', 'text/plain', 'OK'],
    ['accepted', json, '{"ok":false}'],
    ['accepted', json, '{"status":1}'],
    ['accepted', json, '{}'],
    ['accepted', json, '[]'],
    ['accepted', json, 'null'],
    ['refused', json, '\uFEFF{"status":0,"error":"x"}'],
    ['refused', json, '{"status":false}'],
    ['refused', json, '{"status":""}'],
    ['refused', json, '{"status":null}'],
    ['HTML', 'text/html; charset=utf-8', '<h1>Volvemos enseguida</h1>'],
    ['HTML', 'Text/HTML', 'Volvemos enseguida'],
    ['HTML', 'Application/XHTML+XML', 'Volvemos enseguida'],
    ['HTML', json, '\uFEFF\r\n <h1>Volvemos enseguida</h1>'],
    ['invalid JSON', json, '{"status":fal'],
    ['invalid JSON', 'text/plain', ' [1,'],
    ['too large', json, JSON.stringify({ status: true, more: 'x'.repeat(65_536) })],
  ])('is read as %s if it is %s: %.40s', async (meaning, type, body) => {
    expect(await read(new Response(body, typed(type)))).toBe(meaning);
  });

  test('is kept for operators as one line of 200 printable characters', async () => {
    const body = `{"error":\n\u0007"no\u202e"}${'x'.repeat(500)}`;
    const { meaning, answer } = await answerOf(new Response(body, { status: 422 }));
    expect(meaning).toBe('refused');
    expect(answer).toMatch(/^\{"error": "no "\}x+$/);
    expect(answer).toHaveLength(200);
  });

  test('is cut off if its body breaks, and a redirect is none', async () => {
    const broken = new ReadableStream({
      pull(controller) {
        controller.error(new Error('reset'));
      },
    });
    expect(await read(new Response(broken, typed(json)))).toBe('cut off');
    const redirect = { status: 302, headers: { Location: '/mantenimiento' } };
    expect(await read(new Response(null, redirect))).toBe('redirect');
  });
});
