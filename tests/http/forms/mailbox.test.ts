import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stateOf } from '../../../build/commands/reports/reading.ts';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { dueOf } from '../../../src/site/ethicalChannel/deadlines.ts';
import { codeShownMs } from '../../../src/site/ethicalChannel/mailboxAddress.ts';
import { awaitingOfficer } from '../../../src/worker/ethicalChannel/mailboxStore.ts';
import { startAlertReceiver } from '../../support/alertReceiver.ts';
import { plainPdf } from '../../support/forms/answers.ts';
import { withinAMinute } from '../../support/forms/minute.ts';
import { keysInBucket, post, postPage } from '../../support/forms/posting.ts';
import { reportsOf } from '../../support/forms/reports.ts';
import { newOfficer, storedText } from '../../support/forms/sealedSite.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';
import { get, htmlOf } from '../../support/http.ts';
import { newVisitorAddress } from '../../support/visitorAddress.ts';

const day = 24 * 60 * 60 * 1000;
const officer = await newOfficer();
const receiver = await startAlertReceiver();
afterAll(() => receiver.close());
const { site } = await submittingSite({
  REPORT_PUBLIC_KEY: officer.keys[0]?.publicKey ?? '',
  ALERT_WEBHOOK: receiver.url,
});

const { folder, report, openMailbox, caseOf, does } = reportsOf(site);
const officerDoes = (verb: string, reference: string, message?: string) =>
  does(officer, verb, reference, message);
const keysOf = async (reference: string) =>
  (await keysInBucket(site)).filter((key) => key.includes(reference));

let sent: Awaited<ReturnType<typeof report>>;
beforeAll(async () => {
  sent = await report('Zxqvelmo vio lo que vio.');
});

test('a receipt begins with a code of five groups, which is neither in an address nor stored', async () => {
  expect(sent.code).toMatch(/^(?:[B-Y3-9]{4}-){4}[B-Y3-9]{4}$/);
  const stored = await storedText(site);
  expect(stored).not.toContain(sent.code);
  expect(stored).not.toContain(sent.code.replaceAll('-', ''));
  expect(site.logs().join()).not.toContain(sent.code);
});

test('a receipt says what its address shows, and for how long', async () => {
  const posted = await postPage(site, 'ethical');
  const location = posted.headers.get('Location') ?? '';
  expect(await htmlOf(location, site)).toContain(
    `durante ${codeShownMs / 60_000} minutos, con el código del buzón`,
  );
  await officerDoes('erase', new URL(location, site.url).searchParams.get('sent') ?? '');
});

test('a right code leads to an address that shows the mailbox, so that no browser keeps the post', async () => {
  const { reference, code } = await report('Abre y escribe');
  const path = addressOf('ethical-mailbox', 'es');
  for (const mensaje of ['', 'Zxqvelmo: aquí sigo.']) {
    const answer = await post(site, path, new URLSearchParams({ codigo: code, mensaje }));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Referrer-Policy')).toBe('same-origin');
    const shown = answer.headers.get('Location') ?? '';
    expect(decodeURIComponent(shown).replaceAll('-', '')).not.toContain(code.replaceAll('-', ''));
    const isOpen = async (address: string, from = 'same-origin') => {
      const page = await get(new URL(address, site.url).href, { 'Sec-Fetch-Site': from });
      return (await page.text()).includes(reference);
    };
    expect(await isOpen(shown)).toBe(true);
    expect(await isOpen(shown.replace(/at=1/, 'at=2'))).toBe(false);
    // From the history or an address that somebody typed, and from another site.
    expect([await isOpen(shown, 'none'), await isOpen(shown, 'cross-site')]).toEqual([
      false,
      false,
    ]);
    expect((await htmlOf(shown, site)).includes('Mensaje enviado.')).toBe(mensaje !== '');
  }
  await officerDoes('erase', reference);
});

test('officer and author write to each other, and the stored messages are unreadable', async () => {
  expect(await (await openMailbox(sent.code)).text()).toContain('Todavía no hay acuse');
  expect(dueOf(await caseOf(sent.reference))?.what).toBe('acknowledge');
  await officerDoes('ask', sent.reference, 'Zxqvelmo, ¿cuándo fue?');
  const typed = sent.code.replaceAll('-', ' ').toLowerCase();
  const english = await openMailbox(typed, undefined, { language: 'en' });
  expect(english.headers.get('Cache-Control')).toBe('no-store');
  expect(english.headers.get('Referrer-Policy')).toBe('same-origin');
  const html = await english.text();
  expect(html).toContain('Zxqvelmo, ¿cuándo fue?');
  expect(html).toContain('Receipt confirmed on');
  expect(html).toContain('name="robots" content="noindex"');
  for (const _ of ['once', 'twice'])
    expect(await (await openMailbox(sent.code, 'Zxqvelmo: el <martes>.')).text()).toContain(
      'Mensaje enviado.',
    );
  expect(await storedText(site)).not.toMatch(/zxqvelmo|martes/i);
  expect(stateOf(await caseOf(sent.reference))).toBe('investigated');
  expect(dueOf(await caseOf(sent.reference))?.what).toBe('answer');
  const { SUBMISSIONS } = await site.environment();
  expect(await awaitingOfficer(SUBMISSIONS)).toContain(sent.reference);
  const said = await officerDoes('read', sent.reference);
  expect(said).toContain('Zxqvelmo vio lo que vio.');
  expect(said.match(/Zxqvelmo: el <martes>\./g)).toHaveLength(1);
  await officerDoes('export', sent.reference);
  expect(readFileSync(join(folder, `${sent.reference}.pdf`), 'latin1')).toBe(plainPdf);
  expect(readFileSync(join(folder, `${sent.reference}.json`), 'utf8')).toContain('martes');
});

test('who knows what a report says, and the minute, gets another case and another mailbox', async () => {
  const text = 'Lo que otro también sabe';
  const minute = Math.floor(Date.now() / 60_000);
  const mine = await report(text);
  const ids = [undefined, ...[-1, 0, 1].map((later) => `${minute + later} `)];
  for (const envio of ids) {
    const theirs = await report(text, envio ? { envio } : {});
    expect(theirs.reference).not.toBe(mine.reference);
    expect(await (await openMailbox(theirs.code)).text()).not.toContain(mine.reference);
    await officerDoes('erase', theirs.reference);
  }
  await officerDoes('erase', mine.reference);
});

test('a mailbox opens only the case that it was opened with', async () => {
  const [one, other] = [await report('Uno'), await report('Otro')];
  const { SUBMISSIONS } = await site.environment();
  const key = `mailboxes/${(await caseOf(one.reference)).mailbox}.json`;
  const mailbox = await (await SUBMISSIONS.get(key))?.json<object>();
  await SUBMISSIONS.put(key, JSON.stringify({ ...mailbox, reference: other.reference }));
  expect((await openMailbox(one.code)).status).toBe(422);
  for (const { reference } of [one, other]) await officerDoes('erase', reference);
});

test('a message that cannot be sent comes back with its code', async () => {
  const { reference, code } = await report('Su mensaje no llega');
  const { SUBMISSIONS } = await site.environment();
  const refusal = async () => {
    const answer = await openMailbox(code, 'Zxqvelmo: & algo más');
    expect(answer.status).toBe(502);
    const html = await answer.text();
    expect(html).toContain('>Zxqvelmo: &amp; algo más</textarea>');
    expect(html).toContain(`value="${code}"`);
    return html;
  };
  for (let at = 100; at < 250; at++)
    await SUBMISSIONS.put(`messages/${reference}/${at}-x.json`, '{}');
  expect(await refusal()).toContain('No hemos podido enviar el mensaje');
  // What storage holds cannot be read.
  await SUBMISSIONS.put(`mailboxes/${(await caseOf(reference)).mailbox}.json`, '{');
  expect(await refusal()).toContain('tus respuestas siguen aquí');
  await officerDoes('erase', reference);
});

test('the officer investigates a report', async () => {
  const { reference } = await report('Se va a investigar');
  await officerDoes('proceed', reference);
  expect((await caseOf(reference)).proceededAt).toBeGreaterThan(0);
  await officerDoes('erase', reference);
});

test('the officer acknowledges, extends by three months, and erases', async () => {
  const { reference, code } = await report('Para todo el camino');
  const does = (verb: string, message?: string) => officerDoes(verb, reference, message);
  const due = async () => dueOf(await caseOf(reference));
  expect((await due())?.what).toBe('acknowledge');
  await does('acknowledge', 'Lo hemos recibido.');
  const answer = await due();
  expect(answer?.what).toBe('answer');
  const confirmed = await (await openMailbox(code)).text();
  expect(confirmed).toContain('Lo hemos recibido.');
  expect(confirmed).not.toContain('Todavía no hay acuse');
  await expect(does('extend')).rejects.toThrow('Say what the author is to read');
  await does('extend', 'Faltan dos testigos.');
  expect((await caseOf(reference)).proceededAt).toBeGreaterThan(0);
  const later = await due();
  expect(Date.parse(later?.by ?? '') - Date.parse(answer?.by ?? '')).toBeGreaterThan(85 * day);
  expect(await (await openMailbox(code)).text()).toContain('Faltan dos testigos.');
  await does('erase');
  expect(await keysOf(reference)).toEqual([]);
  expect((await openMailbox(code)).status).toBe(422);
});

test('a deadline raises an alarm before and after it is missed, without the report’s contents, and uninvestigated ones are deleted after three months', async () => {
  const idle = await report('Nadie mira esto');
  const began = Date.now();
  const toldAfter = async (days: number) => {
    receiver.alerts.length = 0;
    await site.tick(new Date(began + days * day));
    return JSON.stringify(receiver.alerts);
  };
  expect(await toldAfter(4)).not.toContain('reports-');
  const soon = await toldAfter(5);
  expect(soon).toContain('"name":"reports-due","state":"raised","count":1');
  const told = await toldAfter(9);
  expect(told).toContain('"name":"reports-overdue","state":"raised","count":1');
  expect(told).toContain('"name":"reports-due","state":"over"');
  expect(soon + told).not.toContain(idle.reference);
  await site.tick(new Date(began + 88 * day));
  expect(await keysInBucket(site)).toContain(`cases/${idle.reference}.json`);
  const last = await toldAfter(94);
  expect(last).toContain('"name":"reports-overdue"');
  expect(await keysOf(idle.reference)).toEqual([`cases/${idle.reference}.json`]);
  await site.tick(new Date(began + 95 * day));
  expect(await keysOf(idle.reference)).toEqual([]);
  expect((await openMailbox(idle.code)).status).toBe(422);
  expect(await keysInBucket(site)).toContain(`cases/${sent.reference}.json`);
});

test('an answer can be read for thirty days, and a report is deleted after ten years', async () => {
  await officerDoes('close', sent.reference, 'Hemos terminado.');
  const closed = Date.now();
  expect(stateOf(await caseOf(sent.reference))).toBe('ANSWERED');
  await site.tick(new Date(closed + 29 * day));
  const html = await (await openMailbox(sent.code)).text();
  expect(html).toContain('Hemos terminado.');
  await site.tick(new Date(closed + 32 * day));
  expect((await openMailbox(sent.code)).status).toBe(422);
  expect((await keysInBucket(site)).some((key) => /^(mailboxes|messages)/.test(key))).toBe(false);
  await site.tick(new Date(closed + 3_640 * day));
  expect(await keysInBucket(site)).toContain(`cases/${sent.reference}.json`);
  await site.tick(new Date(closed + 3_660 * day));
  expect((await keysInBucket(site)).filter((key) => /^(cases|sealed)/.test(key))).toEqual([]);
});

test('the reference in place of the code is told from it by its form alone, and stays to be read', async () => {
  const other = sent.reference.replace(/^./, (sign) => (sign === 'B' ? 'C' : 'B'));
  for (const typed of [sent.reference, other, other.toLowerCase().replaceAll('-', ' ')]) {
    const answer = await openMailbox(typed);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('Parece la referencia');
    expect(html).toContain(`value="${typed}"`);
    expect(html).toContain('aria-invalid="true"');
  }
});

test('a wrong code reveals nothing, and no number of them keeps a colleague’s right one out', async () => {
  const { code } = await report('Uno que sabe su código');
  const wrong = code.replace(/^./, (sign) => (sign === 'B' ? 'C' : 'B'));
  const message = 'Zxqvelmo: & algo más';
  const shown = '>Zxqvelmo: &amp; algo más</textarea>';
  let headers = newVisitorAddress();
  const [unknown, mistyped, ...others] = await withinAMinute(async () => {
    headers = newVisitorAddress();
    const answers = [];
    for (let tries = 0; tries < 70; tries++)
      answers.push(await openMailbox(tries % 2 ? wrong : 'nada', message, { headers }));
    return answers;
  });
  const [short = '', long = ''] = await Promise.all(
    [unknown, mistyped].map((answer) => answer?.text()),
  );
  expect(long.replace(wrong, 'nada')).toBe(short);
  expect(short).toContain(shown);
  expect(short).toContain('value="nada"');
  const refused = others.at(-1);
  expect([unknown?.status, refused?.status]).toEqual([422, 429]);
  expect(refused?.headers.get('Retry-After')).toBe('60');
  const waiting = await refused?.text();
  expect(waiting).toContain('tus respuestas siguen aquí');
  expect(waiting).toContain(shown);
  expect(waiting).toContain(`value="${wrong}"`);
  for (let visits = 0; visits < 12; visits++)
    expect((await openMailbox(code, undefined, { headers })).status).toBe(200);
});
