import { describe, expect, test } from 'vitest';
import { validAnswers, validForm } from '../../support/forms/answers.ts';
import {
  answerOf,
  apiOf,
  naming,
  pageOf,
  post,
  postApi,
  postJson,
  urlencoded,
  urlencodedType,
} from '../../support/forms/posting.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';

const { origin, site } = await submittingSite();

describe('an unusual body is parsed correctly:', () => {
  test('field names with a meaning in JavaScript are ignored', async () => {
    const body = `{"__proto__":{"privacy":false,"admin":true},"constructor":{"prototype":{"x":1}},"toString":"x",${JSON.stringify({ ...naming('other'), ...validAnswers('other') }).slice(1)}`;
    expect(
      await answerOf(
        await post(site, apiOf('other'), body, { 'Content-Type': 'application/json' }),
      ),
    ).toMatchObject({ status: 200 });
    expect(
      await answerOf(
        await post(
          site,
          apiOf('other'),
          `${urlencoded()}&__proto__=1&constructor=2&hasOwnProperty=3`,
          urlencodedType,
        ),
      ),
    ).toMatchObject({ status: 200 });
    for (const { body: received } of origin.taken)
      expect(Object.keys(received)).not.toEqual(expect.arrayContaining(['admin']));
  });

  test('lone surrogates and NULs are cleaned', async () => {
    expect(
      await postJson(site, 'other', {
        ...validAnswers('other'),
        mensaje: 'Hola\ud800\u0000 mundo',
      }),
    ).toMatchObject({ status: 200 });
    expect(origin.taken[0]?.body['mensaje']).toBe('Hola\ufffd mundo');
  });

  test('JSON can contain numbers and booleans', async () => {
    expect(
      await postJson(site, 'newsletter', {
        ...validAnswers('newsletter'),
        cp: 28814,
        privacy: true,
        newsletter: false,
      }),
    ).toMatchObject({ status: 200 });
    expect(origin.taken[0]?.body).toMatchObject({
      cp: '28814',
      privacy: true,
      newsletter: false,
    });
  });

  test('a consent of "no" is not consent', async () => {
    expect(
      await postJson(site, 'other', { ...validAnswers('other'), privacy: false }),
    ).toMatchObject({ status: 422, errors: { privacy: [expect.any(String)] } });
    expect(await postApi(site, 'other', { privacy: 'false' })).toMatchObject({
      status: 422,
    });
  });
});

describe('unusual headers change nothing:', () => {
  test.each<[string, Record<string, string>]>([
    ['X-Forwarded-Host', { 'X-Forwarded-Host': 'evil.example' }],
    ['X-Original-URL', { 'X-Original-URL': '/admin' }],
    ['X-HTTP-Method-Override', { 'X-HTTP-Method-Override': 'DELETE' }],
    ['Accept-Language of 8 kB', { 'Accept-Language': 'es-'.repeat(2_700) }],
    ['Cookie of 8 kB', { Cookie: `a=${'x'.repeat(8_000)}` }],
    ['a language cookie of nonsense', { Cookie: 'risi_lang=%00%ff' }],
  ])('%s', async (_, headers) => {
    const response = await post(site, apiOf('work'), validForm('work', naming('work')), headers);
    expect(response.status).toBe(200);
    const { url } = origin.attachment('cv');
    expect(new URL(url).origin).toBe(site.url);
    expect((await post(site, pageOf('other'), validForm('other'), headers)).status).toBe(303);
  });
});
