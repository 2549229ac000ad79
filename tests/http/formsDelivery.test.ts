import { describe, expect, test } from 'vitest';
import { listDeadLetters, resendDeadLetters } from '../../build/commands/deadLetters.ts';
import { type FormName, formNames, formOf } from '../../src/site/forms/forms.ts';
import { type ApiAnswer, keysInBucket, postApi, postPage } from '../support/posting.ts';
import { startSite } from '../support/site.ts';
import type { WriteBehaviour } from '../support/submissionOrigin.ts';
import { submittingSite } from '../support/submittingSite.ts';

const { origin, site } = await submittingSite({ OUTBOX_DELAYS: '1,2' });

const referencesTaken = () => origin.taken.map(({ reference }) => reference);

describe('an origin that fails a write with', () => {
  const now: WriteBehaviour[] = ['well', 'garbage', 'reset mid-answer'];
  const never: WriteBehaviour[] = [400, 401, 413];
  const later: WriteBehaviour[] = [
    'retry after',
    500,
    502,
    503,
    'reset before body',
    'reset after',
    'silent',
    'redirect',
    'slow loris',
  ];

  test.each([...now, ...never, ...later])(
    '%s loses no submission of any form, and sends none twice whose outcome was known',
    async (fault) => {
      // The first attempt of each fails, the next ones arrive.
      const tried = new Set<string>();
      origin.behave(({ reference }) => {
        const first = !tried.has(reference);
        tried.add(reference);
        return first ? fault : 'well';
      });
      const before = await keysInBucket(site);
      // A report is acknowledged before the origin sees it, so that its sender is never
      // told of a refusal.
      const names = never.includes(fault)
        ? formNames.filter((name) => !formOf(name).anonymous)
        : formNames;
      const answers = await Promise.all(
        names.map(
          async (name): Promise<[FormName, ApiAnswer]> => [
            name,
            await postApi(site, name),
          ],
        ),
      );
      for (const [name, answer] of answers) {
        if (never.includes(fault))
          expect(answer, name).toMatchObject({
            status: 502,
            ok: false,
            error: expect.stringMatching(/^No hemos podido enviarlo/),
          });
        else expect(answer, name).toMatchObject({ status: 200, ok: true });
      }
      const acknowledged = answers.flatMap(([, { reference }]) => reference ?? []);
      // Where the origin took it and the answer got lost nobody can know, so it is sent
      // again under the same reference.
      const expected = (
        fault === 'reset after' ? [...acknowledged, ...acknowledged] : acknowledged
      ).sort();
      await expect
        .poll(() => referencesTaken().sort(), { timeout: 30_000 })
        .toEqual(expected);
      if (never.includes(fault)) expect(await keysInBucket(site)).toEqual(before);
    },
    90_000,
  );
});

test('a submission that waited arrives as it would have at once, with a link to its attachment that works', async () => {
  origin.behave(503);
  const { reference } = await postApi(site, 'work', {}, 'fr');
  origin.behave('well');
  await expect.poll(referencesTaken, { timeout: 20_000 }).toContain(reference);
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

test('every attempt sends the same, so that the origin sees that it is', async () => {
  let attempts = 0;
  origin.behave(() => (++attempts < 3 ? 503 : 'well'));
  const { reference } = await postApi(site, 'work');
  await expect.poll(referencesTaken, { timeout: 20_000 }).toContain(reference);
  const [first, ...further] = origin.calls.map(({ body }) => body);
  expect(further).toEqual([first, first]);
});

test('what waits is delivered, or kept as a dead letter, also while settings are wrong', async () => {
  const faulty = await startSite({
    ORIGIN_DEV_URL: origin.url,
    OUTBOX_DELAYS: 'soon',
    PIXEL_ID: 'no number',
  });
  const { OUTBOX } = await faulty.environment();
  const waiting = (reference: string) =>
    OUTBOX.send({
      reference,
      form: 'other',
      payload: { mensaje: 'Hola', referencia: reference },
      site: faulty.url,
      language: 'es',
    });
  await waiting('BCDF-GHJK-MNPQ');
  await expect.poll(referencesTaken, { timeout: 20_000 }).toContain('BCDF-GHJK-MNPQ');
  origin.behave(422);
  await waiting('QPNM-KJHG-FDCB');
  await expect
    .poll(() => keysInBucket(faulty), { timeout: 20_000 })
    .toContain('dead-letters/QPNM-KJHG-FDCB.json');
  await faulty.close();
}, 60_000);

test('a submission that was acknowledged and is refused later is kept as a dead letter and logged without its sender', async () => {
  origin.behave(500);
  const { reference } = await postApi(site, 'question', {
    mensaje: 'Un mensaje inconfundible',
  });
  origin.behave(422);
  const key = `dead-letters/${reference}.json`;
  await expect.poll(() => keysInBucket(site), { timeout: 20_000 }).toContain(key);
  const { SUBMISSIONS } = await site.environment();
  expect(await (await SUBMISSIONS.get(key))?.json()).toMatchObject({
    reference,
    form: 'question',
    payload: { mensaje: 'Un mensaje inconfundible' },
  });
  await expect.poll(() => site.logs().join('\n')).toContain(String(reference));
  expect(site.logs().join('\n')).not.toMatch(/inconfundible|Carmen|carmen@example/);

  expect(await listDeadLetters(SUBMISSIONS)).toContainEqual({
    reference,
    form: 'question',
    buried: expect.any(String),
    attachment: false,
  });
  origin.forget();
  origin.behave('well');
  expect(await resendDeadLetters(SUBMISSIONS, String(reference))).toBe(1);
  await site.tick();
  await expect.poll(referencesTaken, { timeout: 20_000 }).toContain(reference);
  expect(await listDeadLetters(SUBMISSIONS)).toEqual([]);
  expect((await keysInBucket(site)).filter((left) => left.startsWith('resend/'))).toEqual(
    [],
  );
});

test('a page says that it was received, or that it failed with every answer kept', async () => {
  origin.behave(500);
  expect((await postPage(site, 'other')).status).toBe(303);
  origin.behave(400);
  const failed = await postPage(site, 'other');
  const html = await failed.text();
  expect(failed.status).toBe(502);
  expect(html).toContain('No hemos podido enviarlo. Tus respuestas siguen aquí');
  expect(html).toContain('Ultramarinos Pérez');
  origin.behave('well');
  await expect.poll(() => origin.taken.length, { timeout: 20_000 }).toBe(1);
});

test('of a thousand submissions with 30 % of faults every acknowledged one arrives, and none twice whose outcome was known', async () => {
  const faults: WriteBehaviour[] = [
    400,
    'retry after',
    500,
    503,
    'reset before body',
    'reset mid-answer',
    'reset after',
  ];
  // Reproducible chance.
  let seed = 1;
  const chance = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  const unknown = new Set<string>();
  origin.behave(({ reference }) => {
    const fault =
      chance() < 0.3 ? (faults[Math.floor(chance() * faults.length)] ?? 500) : 'well';
    if (fault === 'reset after') unknown.add(reference);
    return fault;
  });
  const answers: ApiAnswer[] = [];
  const names = formNames.filter((name) => name !== 'work');
  for (let sent = 0; sent < 1_000; sent += 20) {
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          postApi(site, i === 0 ? 'work' : (names[(sent + i) % names.length] ?? 'other')),
        ),
      )),
    );
  }
  expect(
    answers.map(({ status }) => status).filter((status) => ![200, 502].includes(status)),
  ).toEqual([]);
  const acknowledged = new Set(answers.flatMap(({ reference }) => reference ?? []));
  expect(acknowledged.size).toBeGreaterThan(900);
  const deadLetters = async () =>
    (await allKeys())
      .filter((key) => key.startsWith('dead-letters/'))
      .map((key) => key.slice('dead-letters/'.length, -'.json'.length));
  // Each is at the origin, or kept for people because the origin refused it at a later
  // attempt.
  await expect
    .poll(
      async () => {
        const there = new Set([...referencesTaken(), ...(await deadLetters())]);
        return [...acknowledged].filter((reference) => !there.has(reference)).length;
      },
      { timeout: 120_000, interval: 1_000 },
    )
    .toBe(0);
  const times = Map.groupBy(referencesTaken(), (reference) => reference);
  expect(
    [...times].filter(
      ([reference, taken]) => taken.length > 1 && !unknown.has(reference),
    ),
  ).toEqual([]);
  // Only what was acknowledged, or a failure whose own answer got lost.
  expect(
    [...times.keys()].filter(
      (reference) => !acknowledged.has(reference) && !unknown.has(reference),
    ),
  ).toEqual([]);
  expect(site.logs().join('\n')).not.toMatch(/Carmen|carmen@example|600000000/);
}, 300_000);

/** The bucket lists a thousand keys at a time. */
async function allKeys(): Promise<string[]> {
  const { SUBMISSIONS } = await site.environment();
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await SUBMISSIONS.list(cursor ? { cursor } : {});
    keys.push(...page.objects.map(({ key }) => key));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return keys;
}
