import { expect, test } from 'vitest';
import type { FormName } from '../../../src/site/forms/forms.ts';
import type { Language } from '../../../src/site/i18n/languages.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { startReadingSite } from '../../support/backEnd/readingSite.ts';
import { pdfFile, validForm } from '../../support/forms/answers.ts';
import { withinAMinute } from '../../support/forms/minute.ts';
import { apiOf, naming, pageOf, post, visitorHeaders } from '../../support/forms/posting.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';
import { ownSite } from '../../support/ownSite.ts';

const { site } = await submittingSite();

type Over = Record<string, string | File>;
/** A visitor who posts repeatedly. */
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
/** Responses to this many posts in a row. */
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

test('posts over a limit cost the back end no reads', async () => {
  // What does not exist is asked for every time.
  await using site = await startReadingSite(({ path }) =>
    path.endsWith('/no-existe') ? { status: 404, body: {} } : undefined,
  );
  const reads = await withinAMinute(async () => {
    const before = site.backEnd.calls.length;
    const headers = visitorHeaders(site);
    const entry = () => validForm('contest', { ...naming('contest'), asunto: 'no-existe' });
    const answered = await statuses(40, () => post(site, apiOf('contest'), entry(), headers));
    expect(answered.slice(30)).toEqual(times(10, 429));
    return site.backEnd.calls.slice(before).filter((call) => call.includes('no-existe'));
  });
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
