import { afterAll, beforeEach, expect, test } from 'vitest';
import { openCase } from '../../src/worker/ethicalChannel/caseStore.ts';
import { startAlertReceiver } from '../support/alertReceiver.ts';
import { startFailingBackEnd } from '../support/backEnd/failingBackEnd.ts';
import { postApi } from '../support/forms/posting.ts';
import { submittingSite } from '../support/forms/submittingSite.ts';
import { linesOf } from '../support/logLines.ts';
import { ownSite } from '../support/ownSite.ts';

const minute = 60 * 1000;
const hour = 60 * minute;

const receiver = await startAlertReceiver();
const { site, origin, waiting, deadLetters, passTime } = await submittingSite({
  ALERT_WEBHOOK: receiver.url,
});
beforeEach(() => {
  receiver.alerts.length = 0;
  receiver.answer(200);
});
afterAll(() => receiver.close());

/** Runs the cron trigger; returns what was told: name, state and count of each alarm. */
async function told(at: number): Promise<string[]> {
  const before = receiver.alerts.length;
  await site.tick(new Date(at));
  return receiver.alerts
    .slice(before)
    .flatMap(({ alarms }) => alarms.map(({ name, state, count }) => `${name} ${state} ${count}`));
}
const deliverAll = async (at: number) => {
  origin.behave('well');
  await passTime(at);
  await expect.poll(waiting).toEqual([]);
};

test('no alarm is sent while nothing is wrong', async () => {
  await postApi(site, 'other');
  expect(await told(Date.now() + 2 * hour)).toEqual([]);
});

test('submissions waiting for over ten minutes raise an alarm once, again after a day, and when resolved', async () => {
  // Reads are fine meanwhile.
  origin.behave({ body: '<h1>Volvemos enseguida</h1>', type: 'text/html', taken: false });
  const { reference = '' } = await postApi(site, 'question');
  await postApi(site, 'other');
  const began = Date.now();
  expect(await told(began + 9 * minute)).toEqual([]);
  expect(await told(began + 11 * minute)).toEqual(['submissions-waiting raised 2']);
  expect(receiver.alerts[0]?.text).toBe(
    'Risi website: 2 submissions have waited for more than ten minutes, the oldest for 11 min (npm run outbox).',
  );
  for (const later of [16 * minute, 5 * hour, 24 * hour])
    expect(await told(began + later)).toEqual([]);
  expect(await told(began + 25 * hour)).toEqual(['submissions-waiting lasts 2']);
  expect(await told(began + 25 * hour + 5 * minute)).toEqual([]);
  await deliverAll(began + 25 * hour + 10 * minute);
  expect(await told(began + 26 * hour)).toEqual(['submissions-waiting over 0']);
  expect(await told(began + 27 * hour)).toEqual([]);
  expect(JSON.stringify(receiver.alerts)).not.toMatch(
    new RegExp(`Carmen|example\\.com|600|${reference}`),
  );
});

test('dead letters raise an alarm', async () => {
  const before = origin.calls.length;
  origin.behave(() => (origin.calls.length === before + 1 ? 503 : 422));
  const { reference = '' } = await postApi(site, 'other');
  await passTime();
  await expect.poll(waiting).toEqual([]);
  expect(await told(Date.now())).toEqual(['dead-letters raised 1']);
  expect(receiver.alerts.at(-1)?.text).toMatch(
    /^Risi website: 1 submission could not be delivered, since \d{4}-.* UTC \(npm run deadletters\)\.$/,
  );
  expect(await told(Date.now() + 5 * minute)).toEqual([]);
  const { SUBMISSIONS } = await site.environment();
  await SUBMISSIONS.delete(`dead-letters/${reference}.json`);
  expect(await deadLetters()).toEqual([]);
  expect(await told(Date.now() + 10 * minute)).toEqual(['dead-letters over 0']);
});

test('a failed alarm is sent again on the next run, and a delivered one is not repeated', async () => {
  origin.behave(503);
  const began = Date.now();
  await postApi(site, 'other');
  receiver.answer(500);
  expect(await told(began + 2 * hour)).toEqual(['submissions-waiting raised 1']);
  expect(linesOf(site, 'alert-failed')).toEqual([{ event: 'alert-failed', reason: 'status 500' }]);
  receiver.answer(204);
  expect(await told(began + 2 * hour + 5 * minute)).toEqual(['submissions-waiting raised 1']);
  expect(await told(began + 2 * hour + 10 * minute)).toEqual([]);
  await deliverAll(began + 2 * hour + 15 * minute);
  expect(site.logs().join('\n')).not.toContain('of-the-team');
});

test('a report that was deleted unanswered is told of, even if the first notice is lost', async () => {
  const { SUBMISSIONS } = await site.environment();
  // Whatever other tests have raised is over.
  const began = Date.now();
  await told(began);
  const longAgo = began - 100 * 24 * hour;
  const reference = 'RRRR-RRRR-RRRR';
  await openCase(SUBMISSIONS, { reference, receivedAt: longAgo, acknowledgedAt: longAgo });
  receiver.answer(500);
  expect(await told(began)).toEqual(['reports-overdue raised 1']);
  receiver.answer(204);
  expect(await told(began + 3 * minute)).toEqual(['reports-overdue raised 1']);
  expect(await told(began + 6 * minute)).toEqual([]);
  expect(await told(began + 9 * minute)).toEqual(['reports-overdue over 0']);
  expect(await SUBMISSIONS.head(`cases/${reference}.json`)).toBeNull();
});

test('a back end without a readable answer for ten minutes raises an alarm, and its return resolves it', async () => {
  const failing = await startFailingBackEnd();
  await using apart = await ownSite({ ORIGIN_DEV_URL: failing.url, ALERT_WEBHOOK: receiver.url });
  const began = Date.now();
  const alarmsAt = async (minutes: number) => {
    const before = receiver.alerts.length;
    await apart.tick(new Date(began + minutes * minute));
    return receiver.alerts.slice(before).flatMap(({ alarms }) => alarms);
  };
  failing.behave('reset');
  expect(await alarmsAt(0)).toEqual([]);
  failing.behave('html');
  expect(await alarmsAt(5)).toEqual([]);
  failing.behave(() => ({ body: { maintenance: true } }));
  const since = new Date(began - (began % minute)).toISOString();
  const raised = { name: 'back-end-away', state: 'raised', count: 1, since };
  expect(await alarmsAt(10)).toEqual([raised]);
  expect(await alarmsAt(15)).toEqual([]);
  failing.behave('well');
  expect(await alarmsAt(20)).toMatchObject([{ name: 'back-end-away', state: 'over' }]);
  expect(await alarmsAt(25)).toEqual([]);
  await failing.close();
});
