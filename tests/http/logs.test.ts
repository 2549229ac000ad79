import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Field, fileFieldOf, trapName } from '../../src/site/forms/form.ts';
import { type FormName, formNames, formOf } from '../../src/site/forms/forms.ts';
import { pdfOfSize } from '../support/files/pdfs.ts';
import { pdfFile, plainPdf, validForm, waitingForms } from '../support/forms/answers.ts';
import { withinAMinute } from '../support/forms/minute.ts';
import {
  apiOf,
  naming,
  pageOf,
  post,
  postApi,
  postPage,
  visitorHeaders,
} from '../support/forms/posting.ts';
import { submittingSite } from '../support/forms/submittingSite.ts';
import { linesOf } from '../support/logLines.ts';

const { origin, site, passTime } = await submittingSite({});

/** What no line may hold: each visitor answers with it wherever a form lets them. */
const unmistakable: Partial<Record<Field['kind'], string>> = {
  text: 'Zxqv Aldecoa',
  textarea: 'Zxqv escribe\nuna carta',
  email: 'zxqv@example.com',
  tel: '699 123 789',
  date: '1987-03-04',
};
const traces =
  /zxqv|699 ?123 ?789|1987-03-04|28814|\b10\.\d+\.\d+\.\d+|127\.0\.0\.1|documento|Unmistakable|%PDF/i;

function personal(name: FormName): Record<string, string | File> {
  const { fields } = formOf(name);
  const file = fileFieldOf(formOf(name));
  const texts = fields.flatMap(({ name, kind }): [string, string][] =>
    unmistakable[kind] && name !== 'promo_code' ? [[name, unmistakable[kind]]] : [],
  );
  const pdf = pdfFile(plainPdf.replace('1.4\n', '1.4\n% zxqv\n'), 'zxqv.pdf');
  return {
    ...Object.fromEntries(texts),
    ...{ promo_code: 'ZXQV-1', ...(file && { [file.name]: pdf }) },
  };
}

let seen = 0;
const newLines = () => linesOf(site, 'submission').slice(seen);
beforeEach(() => {
  seen = linesOf(site, 'submission').length;
});
const outcomes = () => newLines().map(({ form, outcome }) => `${form} ${outcome}`);
const namedForms = formNames.filter((name) => !formOf(name).anonymous);
const forEach = (outcome: string, names = formNames) =>
  names.map((name) => `${name} ${outcome}`).sort();

afterEach(() => expect(site.logs().filter((line) => traces.test(line))).toEqual([]));

test('an accepted submission logs one line with form, outcome, attempts and time', async () => {
  const references: Record<string, string | undefined> = {};
  for (const name of formNames) {
    const answer = await postApi(site, name, personal(name));
    expect(answer, name).toMatchObject({ status: 200 });
    references[name] = answer.reference;
  }
  await expect.poll(() => outcomes().sort()).toEqual(forEach('delivered'));
  for (const line of newLines()) {
    expect(line).toMatchObject({ attempts: 1, milliseconds: expect.any(Number) });
    // Who is at risk is named in no way, neither by the reference nor by the request: this is
    // the queue's line.
    if (line['form'] === 'ethical')
      expect(Object.keys(line).sort().join(' ')).toBe('attempts event form milliseconds outcome');
    else
      expect(line).toMatchObject({
        reference: references[String(line['form'])],
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      });
  }
});

test('a submission without JavaScript logs the same line', async () => {
  expect((await postPage(site, 'other', personal('other'))).status).toBe(303);
  await expect.poll(outcomes).toEqual(['other delivered']);
});

test('invalid answers log one line that does not contain them', async () => {
  for (const name of formNames) {
    const wrong = name === 'ethical' ? { relacion: 'zxqv' } : { email: 'zxqv@' };
    const answer = await postApi(site, name, { ...personal(name), privacy: '', ...wrong });
    expect(answer, name).toMatchObject({ status: 422 });
  }
  await expect.poll(() => outcomes().sort()).toEqual(forEach('invalid', namedForms));
});

test('a submission refused by the back end logs its reference, for questions to the back end', async () => {
  origin.behave(400);
  expect(await postApi(site, 'other', personal('other'))).toMatchObject({ status: 502 });
  const line = { form: 'other', outcome: 'refused', reference: expect.any(String) };
  await expect.poll(newLines).toMatchObject([line]);
});

test('a waiting submission logs one line, and another with its attempts when it arrives', async () => {
  origin.behave(503);
  for (const name of waitingForms)
    expect(await postApi(site, name, personal(name)), name).toMatchObject({ status: 200 });
  const waiting = waitingForms.filter((name) => !formOf(name).anonymous);
  await expect.poll(() => outcomes().sort()).toEqual(forEach('queued', waiting));
  await expect.poll(() => origin.calls.length).toBe(waitingForms.length);
  origin.behave('well');
  await passTime();
  await expect
    .poll(() => outcomes().sort())
    .toEqual([...forEach('delivered', waitingForms), ...forEach('queued', waiting)].sort());
  for (const line of newLines().filter(({ outcome }) => outcome === 'delivered'))
    expect(Number(line['attempts'])).toBeGreaterThan(line['form'] === 'ethical' ? 0 : 1);
});

test('a submission refused after its acknowledgement logs a line to alert on', async () => {
  origin.behave(503);
  const acknowledged: string[] = [];
  let report = '';
  for (const name of waitingForms) {
    const { reference = '' } = await postApi(site, name, personal(name));
    if (name === 'ethical') report = reference;
    else acknowledged.push(reference);
  }
  await expect.poll(() => origin.calls.length).toBe(waitingForms.length);
  origin.behave(422);
  await passTime();
  await expect.poll(() => linesOf(site, 'dead-letter').length).toBe(waitingForms.length);
  const lines = linesOf(site, 'dead-letter');
  expect(lines.map(({ form }) => form).sort()).toEqual([...waitingForms].sort());
  expect(lines.flatMap(({ reference }) => reference ?? []).sort()).toEqual(acknowledged.sort());
  expect(lines.find(({ form }) => form === 'ethical')).not.toHaveProperty('reference');
  expect(site.logs().join('\n')).not.toContain(report);
});

const foreign = { Origin: 'https://zxqv.example', 'Sec-Fetch-Site': 'cross-site' };
const large = () => pdfFile(pdfOfSize(3 * 1024 * 1024), 'zxqv.pdf');
const bodyOf = (name: FormName) => validForm(name, { ...naming(name), ...personal(name) });

const sixth = () =>
  withinAMinute(async () => {
    const headers = visitorHeaders(site);
    const send = () => post(site, pageOf('other'), bodyOf('other'), headers);
    for (let i = 0; i < 5; i++) await send();
    return send();
  });

const big = { ...personal('work'), cv: large() };
const trapped = { ...personal('other'), [trapName]: 'zxqv' };
const noForm = () =>
  post(site, pageOf('other'), 'zxqv', { 'Content-Type': 'multipart/form-data; boundary=x' });
test.each<[string, number, string, () => Promise<{ status: number }>]>([
  ['a trap', 400, 'form.automatic', () => postApi(site, 'other', trapped)],
  [
    'another site',
    403,
    'form.foreign',
    () => post(site, pageOf('other'), bodyOf('other'), foreign),
  ],
  ['a body that is too large', 413, 'form.tooBig', () => postPage(site, 'work', big)],
  ['a body that is not a form', 400, 'form.unreadable', noForm],
  ['too many', 429, 'form.tooMany', sixth],
])('a post rejected for %s logs one line with the reason', async (_, status, reason, send) => {
  expect((await send()).status).toBe(status);
  await expect.poll(() => newLines().at(-1)).toMatchObject({ outcome: 'rejected', reason });
});

test('a post that may be a report is logged only by the queue, whose lines have no request', async () => {
  for (const send of [
    () => postPage(site, 'ethical', { ...personal('ethical'), documentation: large() }),
    () => post(site, pageOf('ethical'), bodyOf('ethical'), foreign),
    () => post(site, apiOf('ethical'), bodyOf('ethical'), foreign),
    () => postPage(site, 'ethical', { ...personal('ethical'), relacion: 'zxqv' }),
  ])
    expect((await send()).status).toBeGreaterThan(400);
  // A line that comes after those that are not written.
  expect((await postPage(site, 'other', personal('other'))).status).toBe(303);
  await expect.poll(outcomes).toEqual(['other delivered']);
});
