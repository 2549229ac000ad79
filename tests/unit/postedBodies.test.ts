import { describe, expect, test } from 'vitest';
import { parseFields } from '../../src/worker/request/fields.ts';

/** As browsers encode it. */
const boundary = '----WebKitFormBoundary7MA4YWxkTrZu0gW';
const types = {
  query: 'application/x-www-form-urlencoded',
  json: 'application/json',
  multipart: `multipart/form-data; boundary=${boundary}`,
};
/** Maximum bytes of a body that is read. */
const largest = 2.5 * 1024 * 1024;
const filledWith = (unit: string): string => unit.repeat(Math.floor(largest / unit.length));
const read = (body: string, type: string) =>
  parseFields(
    new TextEncoder().encode(body),
    new Request('https://example.com', {
      method: 'POST',
      headers: { 'Content-Type': type },
    }),
    ['application/x-www-form-urlencoded', 'application/json', 'multipart/form-data'],
  );
/** What stays below every bound: one long answer, which its field refuses. */
const oneField = new Set([
  'percent signs',
  'a text of commas',
  'a text of quotes',
  'almost boundaries',
]);
const disposition = 'Content-Disposition: form-data; name="a"';

describe('a body of 2.5 MB is refused, or is one field, whatever it holds:', () => {
  test.each<[string, string, string]>([
    ['ampersands', filledWith('&'), types.query],
    ['pairs', filledWith('a=&'), types.query],
    ['percent signs', `a=${filledWith('%')}`, types.query],
    ['opening brackets', filledWith('['), types.json],
    ['brackets in brackets', `${'['.repeat(largest / 2)}${']'.repeat(largest / 2)}`, types.json],
    ['objects in objects', filledWith('{"a":'), types.json],
    ['many keys', `{${Array.from({ length: 200_000 }, (_, i) => `"k${i}":0`).join()}}`, types.json],
    ['a long list', `{"a":[${filledWith('0,')}0]}`, types.json],
    ['a long number', `{"a":${filledWith('1')}}`, types.json],
    ['a text of commas', `{"a":"${filledWith(',')}"}`, types.json],
    ['a text of quotes', `{"a":"${filledWith('\\"')}"}`, types.json],
    [
      'parts',
      `${filledWith(`--${boundary}\r\n${disposition}\r\n\r\n\r\n`)}--${boundary}--`,
      types.multipart,
    ],
    [
      'heads of one part',
      `--${boundary}\r\n${filledWith('A: b\r\n')}${disposition}\r\n\r\n\r\n--${boundary}--`,
      types.multipart,
    ],
    [
      'a long name',
      `--${boundary}\r\nContent-Disposition: form-data; name="${filledWith('n')}"\r\n\r\n\r\n--${boundary}--`,
      types.multipart,
    ],
    [
      'almost boundaries',
      `--${boundary}\r\n${disposition}\r\n\r\n${filledWith(`\r\n--${boundary.slice(0, -1)}`)}\r\n--${boundary}--`,
      types.multipart,
    ],
  ])('%s', async (what, body, type) => {
    const fields = await read(body, type);
    expect(fields === 400 || [...(fields as Map<string, unknown>).keys()]).toEqual(
      oneField.has(what) ? ['a'] : true,
    );
  });
});

describe('an ordinary post is read:', () => {
  const head = (name: string) => `Content-Disposition: form-data; name="${name}"`;
  test.each<[string, string, string]>([
    ['a query', 'a=1&b=x%20y', types.query],
    ['JSON', '{"a": 1, "b": "x y"}', types.json],
    [
      'multipart',
      `--${boundary}\r\n${head('a')}\r\n\r\n1\r\n--${boundary}\r\n${head('b')}\r\n\r\nx y\r\n--${boundary}--\r\n`,
      types.multipart,
    ],
    [
      'multipart with its boundary in quotes',
      `--${boundary}\r\n${head('a')}\r\n\r\n1\r\n--${boundary}\r\n${head('b')}\r\n\r\nx y\r\n--${boundary}--\r\n`,
      `multipart/form-data; charset=utf-8; boundary="${boundary}"`,
    ],
  ])('%s', async (_, body, type) => {
    expect(await read(body, type)).toEqual(
      new Map([
        ['a', ['1']],
        ['b', ['x y']],
      ]),
    );
  });

  test('JSON with strings full of JSON syntax', async () => {
    const text = '{[,"\\]}'.repeat(500);
    expect(await read(JSON.stringify({ a: text, b: [text] }), types.json)).toEqual(
      new Map([
        ['a', [text]],
        ['b', [text]],
      ]),
    );
  });
});
