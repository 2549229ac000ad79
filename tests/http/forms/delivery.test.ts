import { describe, expect, test } from 'vitest';
import { type FormName, formNames, formOf } from '../../../src/site/forms/forms.ts';
import { waitingForms } from '../../support/forms/answers.ts';
import { type ApiAnswer, keysInBucket, postApi, postPage } from '../../support/forms/posting.ts';
import type { WriteBehaviour } from '../../support/forms/submissionBackEnd.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';
import { isSweep } from '../../support/inTurn.ts';
import { linesOf } from '../../support/logLines.ts';

const { site, origin, taken, waiting, deadLetters } = await submittingSite({ OUTBOX_DELAYS: '0' });

const postAll = (names: readonly FormName[] = formNames) =>
  Promise.all(
    names.map(async (name): Promise<[FormName, ApiAnswer]> => [name, await postApi(site, name)]),
  );
const referencesOf = (answers: [FormName, ApiAnswer][]) =>
  answers.flatMap(([, { reference }]) => reference ?? []).sort();
/** A report is acknowledged before the back end sees it, so its sender sees no refusal. */
const refusable = waitingForms.filter((name) => !formOf(name).anonymous);

const refused = {
  status: 502,
  ok: false,
  error: expect.stringMatching(/^No hemos podido enviarlo/),
};

/** Faults that take as long as the site waits. */
const slow: WriteBehaviour[] = ['silent', 'slow loris', 'stall mid-answer'];

describe('a back end that fails a write with', () => {
  const never: WriteBehaviour[] = [400, 413];
  const later: WriteBehaviour[] = [
    'retry after',
    500,
    503,
    'reset before body',
    'redirect',
    ...(isSweep ? slow : []),
  ];
  // The back end accepted it, but its answer does not arrive whole.
  const unknown: WriteBehaviour[] = ['garbage', 'reset mid-answer', 'reset after'];

  test.each(['well', ...never, ...later, ...unknown] as WriteBehaviour[])(
    '%s loses no submission of any form, and receives none twice after a known outcome',
    async (fault) => {
      failFirst(fault);
      const before = await keysInBucket(site);
      const answers = await postAll(never.includes(fault) ? refusable : waitingForms);
      for (const [name, answer] of answers) {
        const expected = never.includes(fault) ? refused : { status: 200, ok: true };
        expect(answer, name).toMatchObject(expected);
      }
      const acknowledged = referencesOf(answers);
      // Nobody knows that it was accepted, so it is sent again under the same reference.
      const expected = [...unknown, 'stall mid-answer'].includes(fault)
        ? [...acknowledged, ...acknowledged].sort()
        : acknowledged;
      await expect.poll(taken).toEqual(expected);
      await expect.poll(waiting).toEqual([]);
      if (never.includes(fault)) expect(await keysInBucket(site)).toEqual(before);
    },
  );
});

/** The back end's answer to each submission's first attempt; the next ones arrive. */
function failFirst(fault: WriteBehaviour): void {
  const tried = new Set<string>();
  origin.behave(({ reference }) => {
    const isFirst = !tried.has(reference);
    tried.add(reference);
    return isFirst ? fault : 'well';
  });
}

test('an answer with status 200 of a false status is a refusal of everything but the newsletter', async () => {
  const body = '{"status":0,"error":"x"}';
  origin.behave(({ path }) => ({ body, taken: path === '/api/newsletter' }));
  const before = await keysInBucket(site);
  for (const [name, answer] of await postAll(refusable))
    expect(answer, name).toMatchObject(refused);
  expect(await keysInBucket(site)).toEqual(before);

  const newsletter = await postApi(site, 'newsletter');
  expect(newsletter).toMatchObject({ status: 200, ok: true });
  expect(taken()).toEqual([newsletter.reference]);
});

describe('no answer, which operators hear of, is', () => {
  const page = '<!doctype html><h1>Volvemos enseguida</h1>';
  const maintenance: WriteBehaviour = { body: page, type: 'text/html', taken: false };

  test.each<[string, string, WriteBehaviour]>([
    ['a page of maintenance', 'HTML', maintenance],
    ['an end before its length', 'cut off', 'reset mid-answer'],
  ])('%s: the submission waits and is sent again under its reference', async (_, reason, fault) => {
    failFirst(fault);
    const before = linesOf(site, 'answer-unreadable').length;
    const answers = await postAll(waitingForms);
    expect(answers.map(([, { status }]) => status)).toEqual(waitingForms.map(() => 200));
    await expect.poll(waiting).toEqual([]);
    expect([...new Set(taken())]).toEqual(referencesOf(answers));
    const lines = linesOf(site, 'answer-unreadable').slice(before);
    expect(lines.map(({ form }) => form).sort()).toEqual([...waitingForms].sort());
    const event = 'answer-unreadable';
    expect(lines).toContainEqual({ event, form: 'other', call: '/api/contacto', reason });
  });

  test('a page of maintenance that a waiting submission meets: it arrives once, afterwards', async () => {
    const pages = 3;
    origin.behave(() => {
      if (origin.calls.length === 1) return 503;
      return origin.calls.length < 2 + pages ? maintenance : 'well';
    });
    const { reference, status } = await postApi(site, 'question');
    expect(status).toBe(200);
    await expect.poll(waiting).toEqual([]);
    expect(taken()).toEqual([reference]);
    expect(origin.calls.map((call) => call.reference)).toEqual(Array(2 + pages).fill(reference));
    expect(await deadLetters()).not.toContainEqual(expect.objectContaining({ reference }));
  });
});

test('a delayed submission arrives unchanged, with a working link to its attachment', async () => {
  origin.behave(() => (origin.calls.length < 3 ? 503 : 'well'));
  const { reference } = await postApi(site, 'work', {}, 'fr');
  await expect.poll(taken).toEqual([reference]);
  // The back end recognises every attempt by its body.
  const [first, ...further] = origin.calls.map(({ body }) => body);
  expect(further).toEqual([first, first]);
  expect(origin.taken[0]?.headers['accept-language']).toBe('fr');
  expect(origin.taken[0]?.body).toMatchObject({
    referencia: reference,
    nombre: 'Carmen',
    tipo: 5,
  });
  const file = await fetch(origin.attachment('cv').url);
  expect(file.status).toBe(200);
  await file.body?.cancel();
});

test('the page confirms receipt, or reports the failure and keeps every answer', async () => {
  origin.behave(() => (origin.calls.length === 1 ? 500 : 'well'));
  expect((await postPage(site, 'other')).status).toBe(303);
  await expect.poll(() => origin.taken.length).toBe(1);
  origin.behave(400);
  const failed = await postPage(site, 'other');
  const html = await failed.text();
  expect(failed.status).toBe(502);
  expect(html).toContain('No hemos podido enviarlo, pero tus respuestas siguen aquí');
  expect(html).toContain('Ultramarinos Pérez');
});
