import { expect, test } from 'vitest';
import { referenceAround } from '../../src/worker/submissions/reference.ts';

/** The reference of a post without JavaScript. */
const post = (time: string, answers = 'Hola') =>
  referenceAround(new Date(`2026-11-23T${time}Z`), async (minute) => [answers, minute].join(' '));

test('two clicks on either side of a full minute are one submission', async () => {
  const first = await post('10:00:59.800');
  expect(await post('10:01:00.300')).toBe(first);
  expect(await post('10:01:20.000')).toBe(first);
});

test('the same answers a minute later are another submission', async () => {
  const first = await post('11:00:10.000');
  expect(await post('11:01:09.999')).toBe(first);
  expect(await post('11:01:10.000')).not.toBe(first);
});

test('other answers are another submission at any time', async () => {
  const first = await post('12:00:59.800');
  expect(await post('12:00:59.900', 'Adiós')).not.toBe(first);
  expect(await post('12:01:00.300', 'Bueno')).not.toBe(first);
});

test('two clicks are one submission, however many posts arrive in a minute', async () => {
  for (let i = 0; i < 20_000; i += 1) await post('14:00:30.000', `Hola ${i}`);
  const first = await post('14:00:59.900');
  expect(await post('14:01:00.100')).toBe(first);
});
