import { describe, expect, test } from 'vitest';
import { trapName } from '../../../src/site/forms/form.ts';
import type { FormName } from '../../../src/site/forms/forms.ts';
import type { Language } from '../../../src/site/i18n/languages.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { startReadingSite } from '../../support/backEnd/readingSite.ts';
import { pdfFile, validAnswers, validForm } from '../../support/forms/answers.ts';
import { withinAMinute } from '../../support/forms/minute.ts';
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
import { ownSite } from '../../support/ownSite.ts';

const { origin, site } = await submittingSite({});

const json = { 'Content-Type': 'application/json' };

test('a bot that fills in everything is refused with the reason, and a person can simply send again', async () => {
  const page = await postPage(site, 'other', { [trapName]: 'https://example.com' });
  const html = await page.text();
  expect(page.status).toBe(400);
  expect(html).toContain('Este envío parece automático');
  expect(html).toContain('Ultramarinos Pérez');
  expect(html).not.toContain('https://example.com');
  expect(await postApi(site, 'other', { [trapName]: 'x' })).toMatchObject({ status: 400 });
  expect(origin.calls).toEqual([]);
});

describe('a malformed body gets an explained status and is not submitted:', () => {
  const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const over = (answers: object) =>
    JSON.stringify({ ...naming('other'), ...validAnswers('other'), ...answers });
  test.each<[string, BodyInit, Record<string, string>, number]>([
    ['text', 'nombre=Carmen', { 'Content-Type': 'text/plain' }, 415],
    ['multipart without a part', '--x--\r\n', multipart, 422],
    ['JSON cut off', '{"nombre": "Car', json, 400],
    ['JSON with an object for an answer', over({ nombre: { $ne: null } }), json, 422],
    ['an answer twice', `${urlencoded()}&email=other%40example.com`, urlencodedType, 422],
  ])('%s', async (_, body, headers, status) => {
    const answer = await answerOf(await post(site, '/api/contacto?lang=es', body, headers));
    expect(answer).toMatchObject({ status, ok: false });
    if (status !== 422) expect(answer.error).toMatch(/^No hemos podido leer el formulario/);
    // The page has the form's own encodings only.
    const page = await post(site, pageOf('other'), body, headers);
    expect(page.status).toBe(headers === json ? 415 : status);
    expect(await page.text()).toContain('<form');
    expect(origin.calls).toEqual([]);
  });
});

describe('an unusual body is understood:', () => {
  test('field names with a meaning in JavaScript are ignored', async () => {
    const answers = JSON.stringify({ ...naming('other'), ...validAnswers('other') }).slice(1);
    const body = `{"__proto__":{"privacy":false,"admin":true},"constructor":{"prototype":{"x":1}},"toString":"x",${answers}`;
    const query = `${urlencoded()}&__proto__=1&constructor=2&hasOwnProperty=3`;
    expect((await post(site, apiOf('other'), body, json)).status).toBe(200);
    expect((await post(site, apiOf('other'), query, urlencodedType)).status).toBe(200);
    for (const { body: received } of origin.taken)
      expect(Object.keys(received)).not.toContain('admin');
  });

  test('a consent of "no" is not consent', async () => {
    const without = { ...validAnswers('other'), privacy: false };
    expect(await postJson(site, 'other', without)).toMatchObject({
      status: 422,
      errors: { privacy: [expect.any(String)] },
    });
    expect(await postApi(site, 'other', { privacy: 'false' })).toMatchObject({ status: 422 });
  });

  test('a form that the API does not know is refused with the reason', async () => {
    for (const [field, value] of Object.entries({ formulario: 'buzon', tipo: '7' }))
      expect(
        await postJson(site, 'other', { ...validAnswers('other'), [field]: value }),
      ).toMatchObject({ status: 422, errors: { [field]: [expect.any(String)] } });
  });
});

test.each<[string, Record<string, string>]>([
  ['X-Forwarded-Host', { 'X-Forwarded-Host': 'evil.example' }],
  ['X-Original-URL', { 'X-Original-URL': '/admin' }],
  ['X-HTTP-Method-Override', { 'X-HTTP-Method-Override': 'DELETE' }],
  ['Accept-Language of 8 kB', { 'Accept-Language': 'es-'.repeat(2_700) }],
  ['Cookie of 8 kB', { Cookie: `a=${'x'.repeat(8_000)}` }],
  ['a language cookie of nonsense', { Cookie: 'risi_lang=%00%ff' }],
])('an unusual header changes nothing: %s', async (_, headers) => {
  const response = await post(site, apiOf('work'), validForm('work', naming('work')), headers);
  expect(response.status).toBe(200);
  expect(new URL(origin.attachment('cv').url).origin).toBe(site.url);
});

test('nothing of a refused body is stored or logged', async () => {
  const before = await keysInBucket(site);
  const letters = 'á'.repeat(600_000);
  const over = { provincia: letters, tipoConsumidor: letters };
  expect(await postJson(site, 'question', { ...validAnswers('question'), ...over })).toMatchObject({
    status: 422,
    errors: { provincia: [expect.any(String)] },
  });
  expect(await keysInBucket(site)).toEqual(before);
  const log = site.logs().join('\n');
  for (const personal of ['Carmen', 'carmen@example.com', '600000000', 'Ultramarinos', '10.0.0.'])
    expect(log).not.toContain(personal);
});

test('an unsupported method gets 405 with the allowed ones', async () => {
  for (const [method, path, allow] of [
    ['GET', '/api/newsletter', 'POST'],
    ['GET', '/api/contacto', 'POST'],
    ['POST', '/api/words/es/other', 'GET, HEAD'],
    ['POST', '/robots.txt', 'GET, HEAD'],
    ['DELETE', '/sitemap.xml', 'GET, HEAD'],
  ] as const) {
    const response = await fetch(site.url + path, { method });
    expect([response.status, response.headers.get('Allow')], path).toEqual([405, allow]);
  }
});

test.each([
  ['without a language', '/newsletter', 307, '/fr/lettre-d-information'],
  ['in another spelling', '/ES/Newsletter/', 308, '/es/newsletter'],
])('a post to a form %s is redirected with its answers', async (_, path, status, target) => {
  const headers = { 'Accept-Language': 'fr' };
  const response = await post(site, path, validForm('newsletter', {}), headers);
  expect([response.status, response.headers.get('Location')]).toEqual([status, target]);
  expect(origin.calls).toEqual([]);
});

test('a large post that is redirected or refused unread still gets a response', async () => {
  const large = () => {
    const form = new FormData();
    form.set('documento', new File(['x'.repeat(500_000)], 'x.pdf'));
    return form;
  };
  for (let i = 0; i < 20; i++) {
    const spelling = await post(site, '/ES/Newsletter/', large());
    const refused = await post(site, '/es/historia', large());
    expect([spelling.status, refused.status]).toEqual([308, 405]);
  }
});

type Over = Record<string, string | File>;
function newVisitor(address?: string, visited: Pick<typeof site, 'url'> = site) {
  const headers = {
    ...visitorHeaders(visited),
    ...(address ? { 'CF-Connecting-IP': address } : {}),
  };
  return {
    toApi: (name: FormName, over: Over = {}, language: Language = 'es') =>
      post(visited, apiOf(name, language), validForm(name, { ...naming(name), ...over }), headers),
    toPage: (name: FormName, over: Over = {}, language: Language = 'es') =>
      post(visited, pageOf(name, language), validForm(name, over), headers),
  };
}
async function statuses(times: number, send: () => Promise<Response>): Promise<number[]> {
  const answered: number[] = [];
  for (let i = 0; i < times; i++) answered.push((await send()).status);
  return answered;
}
const times = (count: number, status: number): number[] => Array<number>(count).fill(status);

test.each([
  ['question', 5],
  ['newsletter', 5],
  ['contest', 30],
] as const)(
  'a visitor can send the form %s %i times a minute, invalid posts not counted, and then still use another form',
  async (name, most) => {
    const answered = await withinAMinute(async () => {
      const visitor = newVisitor();
      return [
        ...(await statuses(2, () => visitor.toApi(name, { privacy: 'false' }))),
        ...(await statuses(most + 1, () => visitor.toApi(name))),
        (await visitor.toApi('press')).status,
      ];
    });
    expect(answered).toEqual([422, 422, ...times(most, 200), 429, 200]);
  },
);

test('who posts too often learns when to try again, and keeps the answers', async () => {
  const [api, page] = await withinAMinute(async () => {
    const visitor = newVisitor();
    await statuses(5, () => visitor.toApi('other'));
    return [
      await visitor.toApi('other', {}, 'en'),
      await visitor.toPage('other', {}, 'en'),
    ] as const;
  });
  for (const { status, headers } of [api, page])
    expect([status, headers.get('Retry-After')]).toEqual([429, '60']);
  expect(await api.json()).toEqual({ ok: false, error: words.en('form.tooMany') });
  const html = await page.text();
  expect(html).toContain('wait a minute');
  expect(html).toContain('Ultramarinos Pérez');
});

test('a visitor gets sixty refusals a minute over all forms, and can still send a valid one', async () => {
  const { refused, more, accepted } = await withinAMinute(async () => {
    const visitor = newVisitor();
    return {
      refused: [
        ...(await statuses(15, () => visitor.toApi('newsletter', { email: 'x' }))),
        ...(await statuses(15, () => visitor.toPage('other', { nombre: '' }))),
        ...(await statuses(15, () => visitor.toApi('contest', { privacy: '' }))),
        ...(await statuses(15, () => visitor.toApi('other', { tipo: '7' }))),
      ],
      more: [
        await visitor.toApi('press', { nombre: '' }),
        await visitor.toPage('other', { email: 'x' }, 'fr'),
      ] as const,
      accepted: (await visitor.toApi('ethical')).status,
    };
  });
  expect(refused).toEqual(times(60, 422));
  for (const { status, headers } of more)
    expect([status, headers.get('Retry-After')]).toEqual([429, '60']);
  expect(await more[0].json()).toMatchObject({ ok: false, error: expect.any(String) });
  expect(await more[1].text()).toContain('Ultramarinos Pérez');
  expect(accepted).toBe(200);
});

test('posts to the API over a limit cost the back end no reads', async () => {
  // What does not exist is asked for every time.
  await using site = await startReadingSite(({ path }) =>
    path.endsWith('/no-existe') ? { status: 404, body: {} } : undefined,
  );
  const { answered, reads } = await withinAMinute(async () => {
    const before = site.backEnd.calls.length;
    const headers = visitorHeaders(site);
    const entry = () => validForm('contest', { ...naming('contest'), asunto: 'no-existe' });
    const answered = await statuses(40, () => post(site, apiOf('contest'), entry(), headers));
    const calls = site.backEnd.calls.slice(before);
    return { answered, reads: calls.filter((call) => call.includes('no-existe')) };
  });
  expect(answered.slice(30)).toEqual(times(10, 429));
  expect(reads).toHaveLength(30);
});

test('an office can send more than ten reports a minute, and a flood of documents keeps no text out', async () => {
  const { texts, documents, after, elsewhere } = await withinAMinute(async () => {
    // All visitors share these limits, so a repetition needs a site that nobody has used.
    await using unused = await ownSite();
    const office = newVisitor(undefined, unused);
    const withDocument = { documentation: pdfFile() };
    return {
      texts: await statuses(15, () => office.toApi('ethical')),
      documents: await statuses(62, () => office.toApi('ethical', withDocument)),
      after: await office.toApi('ethical'),
      elsewhere: await newVisitor(undefined, unused).toApi('ethical', withDocument),
    };
  });
  expect(texts).toEqual(times(15, 200));
  expect(documents.slice(0, 60)).toEqual(times(60, 200));
  expect(documents.at(-1)).toBe(429);
  expect([after.status, elsewhere.status]).toEqual([200, 200]);
});

test('all addresses of an IPv6 network count as one visitor', async () => {
  const answered = await withinAMinute(async () => {
    // The last two digits are the line's own.
    const network = `2001:db8:1:${(16 + Math.floor(Math.random() * 239)).toString(16)}`;
    const from = async (address: string) => (await newVisitor(address).toApi('other')).status;
    const all: number[] = [];
    for (const rest of ['00::1', '01::2', 'ff:a:b:c:d', '2a:ffff::', '00::0009', '77::4'])
      all.push(await from(network + rest));
    return [...all, await from('2001:db8:2::4')];
  });
  expect(answered).toEqual([...times(5, 200), 429, 200]);
});
