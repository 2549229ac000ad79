import { expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { reportDates } from '../../../src/site/ethicalChannel/deadlines.ts';
import { trapName } from '../../../src/site/forms/form.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { pdfFile, validForm } from '../../support/forms/answers.ts';
import {
  keysInBucket,
  naming,
  pageOf,
  post,
  postApi,
  postPage,
} from '../../support/forms/posting.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';
import { first, htmlOf } from '../../support/http.ts';
import { linesOf } from '../../support/logLines.ts';

const { origin, site, passTime } = await submittingSite({
  ONION_LOCATION: `http://${'a'.repeat(56)}.onion`,
});

const visitor = {
  'User-Agent': 'Unmistakable/1.0',
  'Accept-Language': 'fr-CA,fr;q=0.9',
  Referer: 'https://intranet.example/secret',
  Cookie: 'risi_lang=fr; other=1',
};
const isDiscreet = (response: Response) => {
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Referrer-Policy')).toBe('same-origin');
  expect(response.headers.get('Set-Cookie')).toBeNull();
};

test('the policy comes first and open, and a button after it leads to the form at the same address', async () => {
  const policy = await fetch(site.url + pageOf('ethical'));
  isDiscreet(policy);
  const html = await policy.text();
  expect(html).not.toContain('name="mensaje"');
  const [before = '', after] = html.split('Aceptar y continuar');
  expect(after).toBeDefined();
  for (const section of ['who-can-report', 'retention', 'external'])
    expect(before).toContain(`<section id="${section}"`);
  const form = await fetch(`${site.url}${pageOf('ethical')}?step=form`);
  expect(form.status).toBe(200);
  isDiscreet(form);
  const formHtml = await form.text();
  expect(formHtml).toContain('name="mensaje"');
  expect(formHtml).toContain('datos ocultos');
});

test.each(languages)(
  'in %s the policy page says at its top where a report is made, and where the mailbox opens',
  async (language) => {
    const html = await htmlOf(pageOf('ethical', language), site);
    const [top = ''] = html.slice(html.indexOf('<h1')).split('</section>');
    const t = words[language];
    expect(top).toContain(`href="#accept">${t('report.write')}</a>`);
    const mailbox = addressOf('ethical-mailbox', language);
    expect(top).toContain(`href="${mailbox}">${t('mailbox.title')}</a>`);
    const [, end = ''] = html.split('id="accept"');
    expect(end).toMatch(/^[^>]*><h2>/);
    expect(end).toContain(t('report.toForm'));
  },
);

test('no control of a private page lets the browser keep what is typed, and no text goes to its spelling aids', async () => {
  const mailbox = addressOf('ethical-mailbox', 'es');
  const unknown = new URLSearchParams({ codigo: 'nada', mensaje: 'Lo que vi' });
  const pages = [
    await htmlOf(`${pageOf('ethical')}?step=form`, site),
    await (await postPage(site, 'ethical', { relacion: '' })).text(),
    await htmlOf(mailbox, site),
    await (await post(site, mailbox, unknown)).text(),
  ];
  const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main'));
  const controls = (html: string) =>
    html.match(/<(?:input|select|textarea)\b(?![^>]*type="hidden")[^>]*>/g) ?? [];
  const isText = (control: string) =>
    /^<textarea|type="(?:text|email|tel)"/.test(control) && !control.includes(trapName);
  for (const html of pages) {
    expect(controls(main(html))).not.toEqual([]);
    expect(controls(html).filter((one) => !/ autocomplete="off"/i.test(one))).toEqual([]);
    for (const text of controls(main(html)).filter(isText))
      expect(text).toMatch(/ spellcheck="false" writingsuggestions="false"/i);
  }
});

test('only private pages name themselves to no other page, before any script of theirs has run', async () => {
  const policies = async (path: string) =>
    [...(await htmlOf(path, site)).matchAll(/(?:<noscript>)?<meta name="referrer"[^>]*>|<a /g)]
      .map(([found]) => found)
      .slice(0, 2);
  const mailbox = addressOf('ethical-mailbox', 'es');
  for (const path of [pageOf('ethical'), `${pageOf('ethical')}?step=form`, mailbox])
    expect(await policies(path)).toEqual([
      expect.stringMatching(/^<meta .*"no-referrer"/),
      // Older browsers show by its origin that a post is the site's.
      expect.stringMatching(/^<noscript><meta .*"same-origin"/),
    ]);
  expect(await policies('/es')).toEqual(['<a ', '<a ']);
});

test('an anonymous report is accepted and leads to a receipt with both legal dates, which can be reloaded', async () => {
  const response = await postPage(site, 'ethical', {}, 'en');
  expect(response.status).toBe(303);
  isDiscreet(response);
  const location = response.headers.get('Location') ?? '';
  await expect.poll(() => origin.taken.length).toBe(1);
  const { reference = 'none' } = origin.taken[0] ?? {};
  const { acknowledged, answered } = reportDates(new Date());
  for (const _ of [1, 2]) {
    const receipt = await fetch(site.url + location);
    isDiscreet(receipt);
    const html = await receipt.text();
    expect(html).toContain(reference);
    expect(html).toContain(`<time dateTime="${acknowledged}"`);
    expect(html).toContain(`<time dateTime="${answered}"`);
    expect(html).toContain('<meta name="robots" content="noindex"');
  }
  expect(origin.taken).toHaveLength(1);
});

test('only pages of the channel announce the onion service to Tor Browser', async () => {
  const named = async (path: string) =>
    (await fetch(site.url + path)).headers.get('Onion-Location');
  const form = `${pageOf('ethical')}?step=form`;
  expect(await named(`${form}&from=a-stranger`)).toBe(`http://${'a'.repeat(56)}.onion${form}`);
  expect(await named(form)).toBe(`http://${'a'.repeat(56)}.onion${form}`);
  expect(await named('/es')).toBeNull();
});

test('answers leave no trace in the browser', async () => {
  const words = await fetch(`${site.url}/api/words/es/ethical`);
  expect(words.status).toBe(200);
  isDiscreet(words);
});

test('a receipt cannot be forged', async () => {
  const location = (await postPage(site, 'ethical')).headers.get('Location') ?? '';
  for (const forged of [
    location.replace(/at=\d/, 'at=9'),
    location.replace(/sent=[A-Z0-9]{4}/, 'sent=BBBB'),
    location.split('&')[0] ?? '',
  ]) {
    expect(await htmlOf(forged, site), forged).toContain('Aceptar y continuar');
  }
});

test('no back-end call is made on behalf of the visitor, whose network address the platform would add', async () => {
  const lines = () => linesOf(site, 'submission');
  // What earlier tests sent is on its way.
  await expect
    .poll(async () => (await keysInBucket(site)).filter((key) => key.startsWith('outbox/')))
    .toEqual([]);
  origin.forget();
  const before = lines().length;
  await postApi(site, 'ethical');
  // Only the queue's consumer logs a report.
  await expect
    .poll(() => lines().slice(before))
    .toMatchObject([{ outcome: 'delivered', attempts: 1 }]);
  expect(origin.calls).toHaveLength(1);
});

test('the back end learns nothing about the visitor, immediately or later', async () => {
  for (const fault of ['well', 500] as const) {
    origin.forget();
    origin.behave(fault);
    const report = new URLSearchParams(validForm('ethical', naming('ethical')) as never);
    const answer = await post(site, '/api/contacto', report, visitor);
    isDiscreet(answer);
    expect(answer.status).toBe(200);
    await expect.poll(() => origin.calls.length).toBe(1);
    origin.behave('well');
    await passTime();
    await expect.poll(() => origin.taken.length).toBe(1);
    for (const { headers } of origin.calls) {
      expect(JSON.stringify(headers)).not.toMatch(
        /Unmistakable|fr-CA|intranet|risi_lang|10\.\d+\.\d+\.\d+/,
      );
      expect(
        Object.keys(headers).filter((name) =>
          /^cf-connecting|x-forwarded|x-real|cookie|referer/.test(name),
        ),
      ).toEqual([]);
    }
    expect(
      Object.keys(origin.taken[0]?.body ?? {})
        .sort()
        .join(' '),
    ).toBe('formulario mensaje privacy referencia relacion');
  }
});

test('a document is stored apart from those of other forms', async () => {
  await postApi(site, 'ethical', { documentation: pdfFile() });
  await expect.poll(() => origin.taken.length).toBe(1);
  expect(new URL(origin.attachment('documentation').url).pathname).toMatch(
    /^\/api\/attachments\/reports\//,
  );
});

test('a report that is sent back keeps its answers on a page that says so', async () => {
  const response = await postPage(site, 'ethical', { relacion: '' }, 'fr');
  expect(response.status).toBe(422);
  isDiscreet(response);
  const html = await response.text();
  expect(first(/<title>([^<]*)</, html)).toMatch(/^Erreur\u202f: /);
  expect(html).toContain('Lo que vi el martes.');
});
