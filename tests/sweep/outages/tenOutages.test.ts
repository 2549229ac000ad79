import { expect, test } from 'vitest';
import { waitingForms } from '../../support/forms/answers.ts';
import { postApi } from '../../support/forms/posting.ts';
import type { WriteBehaviour } from '../../support/forms/submissionBackEnd.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';

const { site, origin, deploy, taken, waiting, deadLetters, passTime } = await submittingSite();

/** What stands where the back end should be: how it answers, or its address. */
const outages: [string, { answer?: WriteBehaviour; address?: string }][] = [
  ['a page in HTML', { answer: { body: '<h1>Volvemos</h1>', type: 'text/html', taken: false } }],
  ['JSON of something else', { answer: { body: '{"data":[]}', taken: true } }],
  ['an answer that comes late', { answer: 'slow' }],
  ['no answer', { answer: 'silent' }],
  ['nobody at its port', { address: 'http://127.0.0.1:9' }],
  ['a connection that is reset', { answer: 'reset before body' }],
  ['no TLS at its port', { address: origin.url.replace('http:', 'https:') }],
  ['a 500', { answer: 500 }],
  ['a 429', { answer: 'retry after' }],
  ['half an answer', { answer: 'reset mid-answer' }],
];

test.each(outages)('after %s no submission with a reference is missing', async (_, outage) => {
  if (outage.address) await deploy({ ORIGIN_DEV_URL: outage.address });
  origin.behave(outage.answer ?? 'well');
  const answers = await Promise.all(waitingForms.map((form) => postApi(site, form)));
  for (const path of ['/es', '/es/noticias', '/es/producto/jummy'])
    expect((await fetch(site.url + path)).status, path).toBe(200);
  expect(answers.map(({ status }) => status)).toEqual(waitingForms.map(() => 200));
  const acknowledged = answers.map(({ reference = '' }) => reference).sort();

  await deploy({});
  origin.behave('well');
  await passTime();
  await expect.poll(waiting).toEqual([]);
  expect([...new Set(taken())]).toEqual(acknowledged);
  expect(await deadLetters()).toEqual([]);
});
