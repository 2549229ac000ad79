import { expect, test } from 'vitest';
import { withinAMinute } from '../support/forms/minute.ts';
import { pageOf, post, postApi, visitorHeaders } from '../support/forms/posting.ts';
import { linesOf } from '../support/logLines.ts';
import { ownSite } from '../support/ownSite.ts';

const site = await ownSite();

const api = { 'Content-Type': 'application/reports+json' };
const old = { 'Content-Type': 'application/csp-report' };
const send = (
  body: unknown,
  headers: Record<string, string>,
  visitor = visitorHeaders(site),
): Promise<Response> =>
  fetch(`${site.url}/api/reports`, {
    method: 'POST',
    headers: { ...visitor, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const violation = (page: string, blockedURL: string, effectiveDirective = 'script-src-elem') => ({
  type: 'csp-violation',
  age: 10,
  url: site.url + page,
  user_agent: 'Unmistakable/1.0',
  body: {
    documentURL: site.url + page,
    referrer: 'https://zxqv.example/',
    blockedURL,
    effectiveDirective,
    sample: 'zxqv()',
    sourceFile: `${site.url}/zxqv`,
    statusCode: 200,
  },
});

/** The log lines of a post, written before or after its response. */
async function linesAfter(post: () => Promise<Response>): Promise<Record<string, unknown>[]> {
  const before = linesOf(site, 'browser-report').length;
  const response = await post();
  expect(response.status).toBe(204);
  expect(await response.text()).toBe('');
  // A certain report comes last, so that a missing line is really missing.
  await send([violation('/es', 'https://www.facebook.com/', 'media-src')], api);
  const fresh = () => linesOf(site, 'browser-report').slice(before);
  await expect.poll(() => fresh().at(-1)?.['blocked']).toBe('www.facebook.com');
  return fresh()
    .slice(0, -1)
    .map(({ event: _, ...fields }) => fields);
}

test('a policy violation logs the directive, what the policy calls the host, and the page', async () => {
  const lines = await linesAfter(() =>
    send(
      [
        violation(
          '/es/noticia/zxqv-aldecoa?email=zxqv%40example.com#zxqv',
          'https://evil.example/zxqv.js?zxqv',
        ),
        violation('/en/snacks', 'inline', 'style-src-elem'),
        violation('/zxqv.html', 'data'),
      ],
      api,
    ),
  );
  expect(lines).toEqual([
    {
      type: 'csp-violation',
      what: 'script-src-elem',
      blocked: 'other',
      page: 'news-item',
    },
    { type: 'csp-violation', what: 'style-src-elem', blocked: 'inline', page: 'family' },
    { type: 'csp-violation', what: 'script-src-elem', blocked: 'data', page: 'unknown' },
  ]);
  expect(site.logs().filter((line) => /zxqv|Unmistakable|\b10\.\d+\.\d+/i.test(line))).toEqual([]);
});

test('the older report format is understood', async () => {
  const report = {
    'document-uri': `${site.url}/fr/contact?zxqv`,
    'blocked-uri': 'wss://evil.example:99/zxqv',
    'effective-directive': 'connect-src',
    'violated-directive': 'connect-src',
    'script-sample': 'zxqv',
  };
  expect(await linesAfter(() => send({ 'csp-report': report }, old))).toEqual([
    {
      type: 'csp-violation',
      what: 'connect-src',
      blocked: 'other',
      page: 'contact',
    },
  ]);
});

test.each<[string, () => unknown]>([
  [
    'the ethical channel',
    () => [violation(`${pageOf('ethical')}?sent=7KCM-94XD-3HTB`, 'https://evil.example/')],
  ],
  [
    'the ethical channel in other letters',
    () => [violation('/EN/Ethical-Channel/', 'inline'), violation('/canal-etico', 'inline')],
  ],
  [
    'another site',
    () => [
      {
        ...violation('/es', 'inline'),
        body: {
          documentURL: 'https://other.example/es',
          blockedURL: 'inline',
          effectiveDirective: 'script-src',
        },
      },
    ],
  ],
  [
    'an extension of the browser',
    () => [violation('/es', 'chrome-extension://zxqv/a.js'), violation('/es', 'moz-extension')],
  ],
  ['a directive that does not exist', () => [violation('/es', 'inline', 'zxqv zxqv')]],
  [
    'a failure of the network, which could name a private page',
    () => [{ type: 'network-error', url: `${site.url}/es`, body: { type: 'failed' } }],
  ],
  [
    'something else',
    () => [
      {
        type: 'deprecation',
        url: `${site.url}/es`,
        body: { id: 'zxqv', message: 'zxqv' },
      },
      null,
      7,
      'zxqv',
      [],
    ],
  ],
])('a report about %s is not logged', async (_, body) => {
  expect(await linesAfter(() => send(body(), api))).toEqual([]);
});

test.each([
  ['cut off', '{"type": '],
  ['nothing', ''],
  ['null', 'null'],
  ['five thousand brackets', '['.repeat(5_000)],
])(
  'a body that is not a report but %s gets the same response and is not logged',
  async (_, body) => {
    expect(await linesAfter(() => send(body, api))).toEqual([]);
  },
);

test('only some reports of a post are read', async () => {
  expect(
    await linesAfter(() =>
      send(
        Array.from({ length: 40 }, () => violation('/es', 'inline')),
        api,
      ),
    ),
  ).toHaveLength(10);
});

test.each([
  ['application/json'],
  ['text/plain'],
  ['multipart/form-data; boundary=x'],
  ['application/x-www-form-urlencoded'],
])('%s is refused', async (type) => {
  expect((await send('[]', { 'Content-Type': type })).status).toBe(415);
});

test('a body above 16 kB is refused, even without Content-Length', async () => {
  expect(
    (await send(' '.repeat(16 * 1024) + JSON.stringify([violation('/es', 'inline')]), api)).status,
  ).toBe(413);
  let left = 64;
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) =>
      left-- > 0 ? controller.enqueue(new Uint8Array(1024).fill(32)) : controller.close(),
  });
  const init = {
    method: 'POST',
    body: stream,
    duplex: 'half',
    headers: { ...visitorHeaders(site), ...api },
  };
  expect((await fetch(`${site.url}/api/reports`, init as RequestInit)).status).toBe(413);
});

test('other methods get 405 with the allowed one', async () => {
  const response = await fetch(`${site.url}/api/reports`);
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('POST');
});

test('a visitor’s reports are limited per minute, and forms can still be sent', async () => {
  let visitor = visitorHeaders(site);
  const report = [violation('/es', 'inline', 'img-src')];
  const lines = await withinAMinute(() => {
    visitor = visitorHeaders(site);
    return linesAfter(async () => {
      for (let posts = 0; posts < 19; posts++)
        expect((await send(report, api, visitor)).status).toBe(204);
      return send(report, api, visitor);
    });
  });
  expect(lines).toHaveLength(5);
  const json = { ...visitor, 'Content-Type': 'application/json' };
  const form = await post(site, '/api/contacto', '{}', json);
  expect(form.status).toBe(422);
  expect(await postApi(site, 'other')).toMatchObject({ status: 200 });
});

test('pages other than the ethical channel tell browsers where to report', async () => {
  for (const host of ['www.risi.example', 'risi-site.workers.dev']) {
    await site.deploy({ SITE_URL: `https://${host}` });
    const { headers } = await site.ask(`https://${host}/es/historia`);
    expect(headers.get('Reporting-Endpoints')).toBe('site="/api/reports"');
    expect(headers.get('Content-Security-Policy')).toMatch(
      /; report-uri \/api\/reports; report-to site$/,
    );
    const channel = await site.ask(`https://${host}${pageOf('ethical')}`);
    expect(channel.headers.get('Reporting-Endpoints')).toBeNull();
    expect(channel.headers.get('Content-Security-Policy')).not.toContain('report');
  }
});

test('without https pages use the older directive, the only one that browsers support there', async () => {
  await site.deploy({});
  const { headers } = await fetch(`${site.url}/es/historia`);
  expect(headers.get('Reporting-Endpoints')).toBeNull();
  expect(headers.get('Content-Security-Policy')).toMatch(/; report-uri \/api\/reports$/);
});

test('no page asks for reports of network errors, which would cover the ethical channel', async () => {
  const url = 'https://www.risi.example/es/historia';
  await site.deploy({ SITE_URL: new URL(url).origin });
  const { headers } = await site.ask(url);
  expect([headers.get('Report-To'), headers.get('NEL')]).toEqual([null, null]);
});
