import { describe, expect, test } from 'vitest';
import { trapName } from '../../../src/site/forms/form.ts';
import { validAnswers } from '../../support/forms/answers.ts';
import {
  answerOf,
  apiOf,
  keysInBucket,
  naming,
  pageOf,
  post,
  postApi,
  postJson,
  postPage,
  urlencoded,
  urlencodedType,
  visitorHeaders,
} from '../../support/forms/posting.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';

const { origin, site } = await submittingSite({});

/** Posts with exactly these headers, from a visitor of its own. */
const send = (path: string, body: BodyInit, headers: Record<string, string>) => {
  const { 'CF-Connecting-IP': visitor = '' } = visitorHeaders(site);
  return fetch(site.url + path, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: { 'CF-Connecting-IP': visitor, ...headers },
  });
};

describe('a post from', () => {
  const json = () => JSON.stringify({ ...naming('other'), ...validAnswers('other') });
  test.each<[string, () => Record<string, string>, number]>([
    ['the site itself', () => ({ 'Sec-Fetch-Site': 'same-origin', Origin: site.url }), 200],
    ['a neighbour of the site', () => ({ 'Sec-Fetch-Site': 'same-site', Origin: site.url }), 403],
    [
      'another site',
      () => ({ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://example.com' }),
      403,
    ],
    ['no site, without an Origin', () => ({ 'Sec-Fetch-Site': 'none' }), 403],
    ['nowhere', () => ({}), 403],
    ['an Origin that is null', () => ({ Origin: 'null' }), 403],
    [
      'a page of the site that sends no referrer',
      () => ({ 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }),
      200,
    ],
    [
      'another Origin, whatever Sec-Fetch-Site says',
      () => ({ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://example.com' }),
      403,
    ],
    ['an old browser that only sends its Origin', () => ({ Origin: site.url }), 200],
  ])('%s', async (_, headers, status) => {
    const response = await send(apiOf('other'), urlencoded(), {
      ...urlencodedType,
      ...headers(),
    });
    expect(await answerOf(response)).toMatchObject(
      status === 200
        ? { status, ok: true }
        : {
            status,
            ok: false,
            error:
              'Este envío no viene de nuestra página: rellena el formulario aquí y envíalo otra vez.',
          },
    );
    expect(origin.calls).toHaveLength(status === 200 ? 1 : 0);
    if (status === 200) return;
    const page = await send(pageOf('other', 'en'), urlencoded(), {
      ...urlencodedType,
      ...headers(),
    });
    expect(page.status).toBe(status);
    expect(await page.text()).toContain('This wasn’t sent from our page');
  });

  test('a program that sends JSON, which other sites cannot without a preflight', async () => {
    expect(
      (await send(apiOf('other'), json(), { 'Content-Type': 'application/json' })).status,
    ).toBe(200);
  });

  test('anywhere with JSON declared as text', async () => {
    expect((await send(apiOf('other'), json(), { 'Content-Type': 'text/plain' })).status).toBe(403);
    expect(
      (
        await send(apiOf('other'), json(), {
          'Content-Type': 'text/plain',
          Origin: site.url,
        })
      ).status,
    ).toBe(415);
    expect(origin.calls).toEqual([]);
  });
});

test('a bot that fills in everything is refused with the reason, and a person can simply send again', async () => {
  const page = await postPage(site, 'other', { [trapName]: 'https://example.com' });
  const html = await page.text();
  expect(page.status).toBe(400);
  expect(html).toContain('Este envío parece automático');
  expect(html).toContain('Ultramarinos Pérez');
  expect(html).not.toContain('https://example.com');
  expect(await postApi(site, 'other', { [trapName]: 'x' })).toMatchObject({
    status: 400,
  });
  expect(origin.calls).toEqual([]);
});

describe('a malformed body gets an explained status and is not submitted:', () => {
  const part = (name: string, value: string, boundary = 'x') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const json = { 'Content-Type': 'application/json' };
  test.each<[string, BodyInit, Record<string, string>, number]>([
    ['no content type', new Uint8Array([120]), {}, 415],
    ['text', 'nombre=Carmen', { 'Content-Type': 'text/plain' }, 415],
    ['XML', '<a/>', { 'Content-Type': 'application/xml' }, 415],
    ['a wrong boundary', part('nombre', 'Carmen', 'y'), multipart, 400],
    ['no boundary', part('nombre', 'Carmen'), { 'Content-Type': 'multipart/form-data' }, 400],
    ['multipart without an end', part('nombre', 'Carmen'), multipart, 400],
    ['multipart without a part', '--x--\r\n', multipart, 422],
    ['nothing', '', multipart, 400],
    ['nothing, URL-encoded', '', urlencodedType, 422],
    [
      '1,001 fields',
      Array.from({ length: 1001 }, (_, i) => `f${i}=1`).join('&'),
      urlencodedType,
      400,
    ],
    ['JSON cut off', '{"nombre": "Car', json, 400],
    ['JSON that is a list', '[]', json, 400],
    ['JSON that is null', 'null', json, 400],
    ['JSON that is a text', '"x"', json, 400],
    ['JSON of a hundred thousand brackets', '['.repeat(100_000), json, 400],
    [
      'JSON with objects for answers',
      JSON.stringify({
        ...naming('other'),
        ...validAnswers('other'),
        nombre: { $ne: null },
      }),
      json,
      422,
    ],
    [
      'JSON with lists for answers',
      JSON.stringify({
        ...naming('other'),
        ...validAnswers('other'),
        email: ['a@example.com', 'b@example.com'],
      }),
      json,
      422,
    ],
    ['an answer twice', `${urlencodedTwice()}`, urlencodedType, 422],
    [
      'a megabyte in an answer',
      new URLSearchParams({
        ...naming('other'),
        ...validAnswers('other'),
        mensaje: 'x'.repeat(1024 * 1024),
      }).toString(),
      urlencodedType,
      422,
    ],
    [
      'broken percents and UTF-8',
      'formulario=contacto&tipo=0&nombre=%ff%fe%zz%&email=%c0%af',
      urlencodedType,
      422,
    ],
  ])('%s', async (_, body, headers, status) => {
    const answer = await answerOf(await post(site, '/api/contacto?lang=es', body, headers));
    expect(answer).toMatchObject({ status: status === 422 ? 422 : status, ok: false });
    if (status !== 422) expect(answer.error).toMatch(/^No hemos podido leer el formulario/);
    expect(origin.calls).toEqual([]);
    // The page has the form's own encodings only.
    const page = await post(site, pageOf('other'), body, headers);
    expect(page.status).toBe(headers['Content-Type'] === 'application/json' ? 415 : status);
    expect(await page.text()).toContain('<form');
    expect(origin.calls).toEqual([]);
  });

  function urlencodedTwice(): string {
    return `${new URLSearchParams({ ...naming('other'), ...validAnswers('other') })}&email=other%40example.com`;
  }
});

test('a choice and a province of 600,000 characters are refused', async () => {
  const letters = 'á'.repeat(600_000);
  const over = { provincia: letters, tipoConsumidor: letters };
  expect(await postJson(site, 'question', { ...validAnswers('question'), ...over })).toMatchObject({
    status: 422,
    errors: { provincia: [expect.any(String)] },
  });
});

test('nothing of these bodies is stored or logged', async () => {
  expect(await keysInBucket(site)).toEqual([]);
  const log = site.logs().join('\n');
  for (const personal of ['Carmen', 'carmen@example.com', '600000000', 'Ultramarinos', '10.0.0.'])
    expect(log).not.toContain(personal);
});
