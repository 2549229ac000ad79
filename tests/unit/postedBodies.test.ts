import { expect, test } from 'vitest';
import { parseFields } from '../../src/worker/request/fields.ts';
import { isSameOrigin } from '../../src/worker/request/sameOrigin.ts';

const site = 'https://example.com';
const requestWith = (headers: Record<string, string>) =>
  new Request(site, { method: 'POST', headers });

test.each<[string, Record<string, string>, boolean]>([
  ['the site itself', { 'Sec-Fetch-Site': 'same-origin', Origin: site }, true],
  ['a neighbour of the site', { 'Sec-Fetch-Site': 'same-site', Origin: site }, false],
  ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://other.example' }, false],
  ['no site, without an Origin', { 'Sec-Fetch-Site': 'none' }, false],
  ['nowhere', {}, false],
  ['an Origin that is null', { Origin: 'null' }, false],
  [
    'a page of the site that sends no referrer',
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' },
    true,
  ],
  [
    'another Origin, whatever Sec-Fetch-Site says',
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://other.example' },
    false,
  ],
  ['an old browser that only sends its Origin', { Origin: site }, true],
  [
    'a program that sends JSON, which other sites cannot without a preflight',
    { 'Content-Type': 'application/json' },
    true,
  ],
  ['anywhere with JSON declared as text', { 'Content-Type': 'text/plain' }, false],
])('a post from %s counts as the site’s own or not', (_, headers, expected) => {
  expect(isSameOrigin(requestWith(headers))).toBe(expected);
});

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
  parseFields(new TextEncoder().encode(body), requestWith({ 'Content-Type': type }), [
    'application/x-www-form-urlencoded',
    'application/json',
    'multipart/form-data',
  ]);
/** A part of a multipart body, up to its value. */
const head = (name: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`;
const close = `\r\n--${boundary}--`;
const headers = `--${boundary}\r\n${filledWith('A: b\r\n')}`;

test.each<[string, string, string]>([
  ['ampersands', filledWith('&'), types.query],
  ['pairs', filledWith('a=&'), types.query],
  ['opening brackets', filledWith('['), types.json],
  ['brackets in brackets', `${'['.repeat(largest / 2)}${']'.repeat(largest / 2)}`, types.json],
  ['objects in objects', filledWith('{"a":'), types.json],
  ['many keys', `{${Array.from({ length: 200_000 }, (_, i) => `"k${i}":0`).join()}}`, types.json],
  ['a long list', `{"a":[${filledWith('0,')}0]}`, types.json],
  ['a long number', `{"a":${filledWith('1')}}`, types.json],
  ['parts', filledWith(`${head('a')}\r\n`) + close, types.multipart],
  ['heads of one part', headers + head('a') + close, types.multipart],
  ['a long name', head(filledWith('n')) + close, types.multipart],
])('a body of 2.5 MB of %s is refused', async (_, body, type) => {
  expect(await read(body, type)).toBe(400);
});

test.each<[string, string, string]>([
  ['percent signs', `a=${filledWith('%')}`, types.query],
  ['commas', `{"a":"${filledWith(',')}"}`, types.json],
  ['quotes', `{"a":"${filledWith('\\"')}"}`, types.json],
  ['almost boundaries', head('a') + filledWith(close.slice(0, -3)) + close, types.multipart],
])('2.5 MB of %s are one field, which is too long', async (_, body, type) => {
  expect([...((await read(body, type)) as Map<string, unknown>).keys()]).toEqual(['a']);
});

const cut = `${head('a')}1\r\n`;
test.each<[string, string, string, number | object]>([
  ['text', 'a=1', 'text/plain', 415],
  ['XML', '<a/>', 'application/xml', 415],
  ['no type', 'a=1', '', 415],
  ['another boundary', cut, 'multipart/form-data; boundary=x', 400],
  ['no boundary', cut, 'multipart/form-data', 400],
  ['multipart without an end', cut, types.multipart, 400],
  ['multipart of nothing', '', types.multipart, 400],
  ['101 fields', 'a=1&'.repeat(101), types.query, 400],
  ['JSON cut off', '{"a": "Car', types.json, 400],
  ['a list', '[]', types.json, 400],
  ['null', 'null', types.json, 400],
  ['a text of JSON', '"x"', types.json, 400],
  ['an object for an answer', '{"a":{"$ne":null}}', types.json, { a: ['', ''] }],
  ['a list for an answer', '{"a":["b","c"]}', types.json, { a: ['b', 'c'] }],
  ['numbers and booleans', '{"a":28814,"b":true}', types.json, { a: ['28814'], b: ['true'] }],
  ['an answer twice', 'a=b&a=c', types.query, { a: ['b', 'c'] }],
  ['broken percents and UTF-8', 'a=%ff%zz%', types.query, { a: ['\ufffd%zz%'] }],
  ['a query', 'a=1&b=x%20y', types.query, { a: ['1'], b: ['x y'] }],
  ['JSON', '{"a": 1, "b": "x y"}', types.json, { a: ['1'], b: ['x y'] }],
  ['multipart', `${cut}${head('b')}x y${close}\r\n`, types.multipart, { a: ['1'], b: ['x y'] }],
  [
    'multipart with its boundary in quotes',
    `${cut}${head('b')}x y${close}`,
    `multipart/form-data; charset=utf-8; boundary="${boundary}"`,
    { a: ['1'], b: ['x y'] },
  ],
])('%s is read as what it holds, or refused', async (_, body, type, expected) => {
  const fields = await read(body, type);
  expect(fields instanceof Map ? Object.fromEntries(fields) : fields).toEqual(expected);
});

test('JSON is read with strings full of JSON syntax', async () => {
  const text = '{[,"\\]}'.repeat(500);
  const fields = await read(JSON.stringify({ a: text, b: [text] }), types.json);
  expect(fields).toEqual(new Map(['a', 'b'].map((name) => [name, [text]])));
});
