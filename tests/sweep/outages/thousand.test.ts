import { expect, test } from 'vitest';
import { formNames } from '../../../src/site/forms/forms.ts';
import { type ApiAnswer, postApi } from '../../support/forms/posting.ts';
import type { WriteBehaviour } from '../../support/forms/submissionBackEnd.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';

const {
  site,
  origin: backEnd,
  taken,
  waiting,
  deadLetters,
} = await submittingSite({ OUTBOX_DELAYS: '0' });

test('of a thousand submissions with 30 % failures every acknowledged one arrives, and none twice after a known outcome', async () => {
  const faults: WriteBehaviour[] = [
    400,
    'retry after',
    500,
    503,
    'reset before body',
    'reset mid-answer',
    'reset after',
  ];
  // Seeded random numbers.
  let seed = 1;
  const chance = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  const unknown = new Set<string>();
  backEnd.behave(({ reference }) => {
    const fault = chance() < 0.3 ? (faults[Math.floor(chance() * faults.length)] ?? 500) : 'well';
    if (fault === 'reset mid-answer' || fault === 'reset after') unknown.add(reference);
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
  await expect.poll(waiting, { timeout: 60_000, interval: 500 }).toEqual([]);
  // Each reached the back end, or is a dead letter because a later attempt was refused.
  const letters = (await deadLetters()).map(({ reference }) => reference);
  const there = new Set([...taken(), ...letters]);
  expect([...acknowledged].filter((reference) => !there.has(reference))).toEqual([]);
  const times = Map.groupBy(taken(), (reference) => reference);
  expect(
    [...times].filter(([reference, copies]) => copies.length > 1 && !unknown.has(reference)),
  ).toEqual([]);
  // Only acknowledged submissions, or failures whose response was lost.
  expect(
    [...times.keys()].filter(
      (reference) => !acknowledged.has(reference) && !unknown.has(reference),
    ),
  ).toEqual([]);
  expect(site.logs().join('\n')).not.toMatch(/Carmen|carmen@example|600000000/);
});
