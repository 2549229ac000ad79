import { expect, test } from 'vitest';
import { withinAMinute } from '../support/forms/minute.ts';
import { pageOf, post, postApi, visitorHeaders } from '../support/forms/posting.ts';
import { linesOf } from '../support/logLines.ts';
import { ownSite } from '../support/ownSite.ts';

const site = await ownSite();

const api = { 'Content-Type': 'application/reports+json' };
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
  const item = '/es/noticia/zxqv-aldecoa?email=zxqv%40example.com#zxqv';
  const reports = [violation(item, 'https://evil.example/zxqv.js?zxqv')];
  const [what, page] = ['script-src-elem', 'news-item'];
  expect(await linesAfter(() => send(reports, api))).toEqual([
    { type: 'csp-violation', what, blocked: 'other', page },
  ]);
  expect(site.logs().filter((line) => /zxqv|Unmistakable|\b10\.\d+\.\d+/i.test(line))).toEqual([]);
});

test.each([
  ['a report about the ethical channel', [violation('/es/canal-etico', 'https://evil.example/')]],
  ['nothing', ''],
  ['half a report', '{"type": '],
  ['five thousand brackets', '['.repeat(5_000)],
])('%s gets the same response and is not logged', async (_, body) => {
  expect(await linesAfter(() => send(body, api))).toEqual([]);
});

test('a post of any other type than those of reports is refused', async () => {
  for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x'])
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
    // Reports of network errors would cover the ethical channel.
    expect([headers.get('Report-To'), headers.get('NEL')]).toEqual([null, null]);
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
