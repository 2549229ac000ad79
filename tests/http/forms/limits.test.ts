import { describe, expect, test } from 'vitest';
import type { FormName } from '../../../src/site/forms/forms.ts';
import { validForm } from '../../support/forms/answers.ts';
import { withinAMinute } from '../../support/forms/minute.ts';
import { apiOf, naming, pageOf, visitorHeaders } from '../../support/forms/posting.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';

const { site } = await submittingSite();

type Over = Record<string, string>;
/** A visitor who posts repeatedly. */
function newVisitor(address?: string) {
  const headers = {
    ...visitorHeaders(site),
    ...(address ? { 'CF-Connecting-IP': address } : {}),
  };
  const post = (path: string, body: FormData) =>
    fetch(site.url + path, { method: 'POST', redirect: 'manual', body, headers });
  return {
    toApi: (name: FormName, over: Over = {}, language: 'es' | 'en' | 'fr' = 'es') =>
      post(apiOf(name, language), validForm(name, { ...naming(name), ...over })),
    toPage: (name: FormName, over: Over = {}, language: 'es' | 'en' | 'fr' = 'es') =>
      post(pageOf(name, language), validForm(name, over)),
  };
}
/** Responses to this many posts in a row. */
async function statuses(times: number, send: () => Promise<Response>): Promise<number[]> {
  const answered: number[] = [];
  for (let i = 0; i < times; i++) answered.push((await send()).status);
  return answered;
}
const times = (count: number, status: number): number[] =>
  Array<number>(count).fill(status);

describe.each([
  ['newsletter', 5],
  ['question', 5],
  ['work', 5],
  ['other', 5],
  ['press', 5],
  ['distributor', 5],
  ['contest', 30],
  ['ethical', 10],
] as const)('a visitor of the form %s', (name, most) => {
  test(`can send ${most} posts a minute, and then still use another form`, async () => {
    const answered = await withinAMinute(async () => {
      const visitor = newVisitor();
      return [
        ...(await statuses(most + 1, () => visitor.toApi(name))),
        (await visitor.toApi(name === 'press' ? 'other' : 'press')).status,
      ];
    });
    expect(answered).toEqual([...times(most, 200), 429, 200]);
  });

  test('can send invalid posts without using them up', async () => {
    const answered = await withinAMinute(async () => {
      const visitor = newVisitor();
      return [
        ...(await statuses(most + 1, () => visitor.toApi(name, { privacy: 'false' }))),
        (await visitor.toApi(name)).status,
      ];
    });
    expect(answered).toEqual([...times(most + 1, 422), 200]);
  });
});

test.each([
  ['es', 'espera un minuto'],
  ['en', 'wait a minute'],
  ['fr', 'attendez une minute'],
] as const)(
  'who posts too often learns in %s when to try again, and keeps the answers',
  async (language, words) => {
    const [api, page] = await withinAMinute(async () => {
      const visitor = newVisitor();
      await statuses(5, () => visitor.toApi('other'));
      const refused = [
        await visitor.toApi('other', {}, language),
        await visitor.toPage('other', {}, language),
      ] as const;
      return refused;
    });
    for (const { status, headers } of [api, page])
      expect([status, headers.get('Retry-After')]).toEqual([429, '60']);
    expect(await api.json()).toMatchObject({
      ok: false,
      error: expect.stringContaining(words),
    });
    const html = await page.text();
    expect(html).toContain(words);
    expect(html).toContain('Ultramarinos Pérez');
  },
);

describe('a visitor with invalid posts', () => {
  test('gets sixty refusals a minute over all forms, and can still send a valid one', async () => {
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
    expect(await more[0].json()).toMatchObject({
      ok: false,
      error: expect.stringContaining('espera un minuto'),
    });
    expect(await more[1].text()).toContain('Ultramarinos Pérez');
    expect(accepted).toBe(200);
  });
});

test('all addresses of an IPv6 network count as one visitor', async () => {
  const answered = await withinAMinute(async () => {
    const network = `2001:db8:1:${Math.floor(Math.random() * 0xffff).toString(16)}`;
    const from = (rest: string) => () => newVisitor(network + rest).toApi('other');
    const addresses = ['::1', '::2', ':a:b:c:d', ':ffff::', '::0009', '::4'];
    const all: number[] = [];
    for (const address of addresses) all.push(...(await statuses(1, from(address))));
    return [
      ...all,
      ...(await statuses(1, () => newVisitor('2001:db8:2::4').toApi('other'))),
    ];
  });
  expect(answered).toEqual([...times(5, 200), 429, 200]);
});
