import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openReport } from '../../../build/commands/reports/reading.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { openText, sealText, sealTextTo } from '../../../src/site/sealing/envelope.ts';
import { listMessages } from '../../../src/worker/ethicalChannel/mailboxStore.ts';
import { plainPdf } from '../../support/forms/answers.ts';
import {
  apiOf,
  keysInBucket,
  naming,
  pageOf,
  post,
  postPage,
} from '../../support/forms/posting.ts';
import { reportsOf } from '../../support/forms/reports.ts';
import { newOfficer, type Officer, readAll } from '../../support/forms/sealedSite.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';
import { htmlOf } from '../../support/http.ts';

const [officer, substitute] = [await newOfficer(), await newOfficer()];
const keyOf = ({ keys: [newest] }: Officer) => newest?.publicKey ?? '';
const settings = { REPORT_PUBLIC_KEY: keyOf(officer) };
const { site, deploy } = await submittingSite({
  ...settings,
  REPORT_SUBSTITUTE_KEY: keyOf(substitute),
});
const notToTheOfficer = { sin_responsable: 'true' };

const { folder, report, openMailbox, caseOf, does } = reportsOf(site);
const mailboxOf = async (code: string) => (await openMailbox(code)).text();
const messagesFor = async (who: Officer) =>
  (await readAll(site, who)).map(({ answers }) => answers['mensaje']);

test('officer and substitute both read a report, its document and what either writes', async () => {
  const { reference, code } = await report('Para los dos');
  await does(officer, 'ask', reference, '¿Cuándo fue?');
  await does(substitute, 'ask', reference, '¿Y dónde?');
  await openMailbox(code, 'El martes, en la nave.');
  for (const who of [officer, substitute]) {
    const said = await does(who, 'read', reference);
    for (const text of ['Para los dos', '¿Cuándo', '¿Y dónde?', 'El martes'])
      expect(said).toContain(text);
    await does(who, 'export', reference);
    expect(readFileSync(join(folder, `${reference}.pdf`), 'latin1')).toBe(plainPdf);
  }
  const html = await mailboxOf(code);
  for (const text of ['¿Cuándo fue?', '¿Y dónde?', 'El martes']) expect(html).toContain(text);
});

test('a report kept from the officer is read, acknowledged, answered and deleted by the substitute alone', async () => {
  const { reference, code } = await report('Es sobre el responsable', notToTheOfficer);
  expect(await messagesFor(officer)).not.toContain('Es sobre el responsable');
  expect(await messagesFor(substitute)).toContain('Es sobre el responsable');
  await expect(openReport(await caseOf(reference), officer.keys)).rejects.toThrow(
    'a key that is not among yours',
  );
  await does(substitute, 'ask', reference, '¿Qué pasó?');
  await openMailbox(code, 'Esto pasó.');
  // Whoever is kept out does not read the messages either.
  await expect(does(officer, 'read', reference)).rejects.toThrow();
  expect(await does(substitute, 'read', reference)).toContain('Esto pasó.');
  await does(substitute, 'close', reference, 'Hemos terminado.');
  const html = await mailboxOf(code);
  expect(html).toContain('Acuse de recibo:');
  expect(html).toContain('Hemos terminado.');
  await does(substitute, 'erase', reference);
  expect((await keysInBucket(site)).filter((key) => key.includes(reference))).toEqual([]);
});

test('the choice stays when a report is sent back', async () => {
  const answer = await postPage(site, 'ethical', { ...notToTheOfficer, mensaje: '' });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toMatch(/name="sin_responsable"[^>]*checked/);
});

const postSealed = (sobre: string) => {
  const fields = { ...naming('ethical'), sobre, privacy: 'true' };
  return post(site, `${apiOf('ethical')}?lang=es`, new URLSearchParams(fields));
};
const text = JSON.stringify({ language: 'es', answers: { mensaje: 'Sellada' } });
const [o, s] = [keyOf(officer), keyOf(substitute)];

describe('a report sealed by the browser', () => {
  const send = async (sobre: string) => (await postSealed(sobre)).status;

  test('is for both or for the substitute alone, in one envelope each', async () => {
    expect(await send(await sealTextTo([o, s], text))).toBe(200);
    expect(await send(await sealText(s, text))).toBe(200);
    for (const keys of [[o, o], [s, s], [o, s, s], []])
      expect(await send(await sealTextTo(keys, text))).toBe(400);
    expect(await send(`${await sealTextTo([o, s], text)} `)).toBe(400);
  });

  test('is no second report in part', async () => {
    const both = await sealTextTo([o, s], text);
    expect(await send(both)).toBe(200);
    for (const part of both.split(' ')) expect(await send(part)).toBe(400);
  });

  test('is no new report after it was deleted', async () => {
    const envelope = await sealTextTo([o, s], text);
    const references = async () =>
      (await keysInBucket(site)).filter((key) => key.startsWith('cases/'));
    const before = await references();
    expect(await send(envelope)).toBe(200);
    const [key = ''] = (await references()).filter((one) => !before.includes(one));
    await does(officer, 'erase', key.slice('cases/'.length, -'.json'.length));
    expect(await send(envelope)).toBe(400);
    expect(await references()).toEqual(before);
  });
});

test('what the substitute writes after the officer’s key has changed is sealed to the new one', async () => {
  const { reference } = await report('Antes del cambio');
  await officer.rotate();
  await deploy({ REPORT_PUBLIC_KEY: keyOf(officer), REPORT_SUBSTITUTE_KEY: keyOf(substitute) });
  await site.tick();
  await does(substitute, 'ask', reference, '¿Quién más lo vio?');
  const [message] = await listMessages((await site.environment()).SUBMISSIONS, reference);
  const newest = officer.keys.slice(0, 1);
  expect(await openText(message?.forOfficer ?? '', newest)).toBe('¿Quién más lo vio?');
});

// Last, because they take the substitute away.
test('without a substitute the form offers no choice, and no report that makes one is stored', async () => {
  const form = async () => htmlOf(`${pageOf('ethical')}?step=form`, site);
  expect(await form()).toContain('que la reciba solo su suplente');
  await deploy(settings);
  expect(await form()).not.toContain('sin_responsable');
  const before = await keysInBucket(site);
  const answer = await postPage(site, 'ethical', notToTheOfficer);
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html.includes('Ya no podemos evitar que la reciba el responsable')).toBe(true);
  // It goes to the officer only if its author unticks the box.
  expect(/name="sin_responsable"[^>]*checked/.test(html)).toBe(true);
  expect(await keysInBucket(site)).toEqual(before);
});

test('a report sealed to a substitute who has gone is not stored, and comes back with the keys of today', async () => {
  await deploy({ ...settings, REPORT_SUBSTITUTE_KEY_PREVIOUS: s });
  const before = await keysInBucket(site);
  for (const keys of [[s], [o, s]]) {
    const answer = await postSealed(await sealTextTo(keys, text));
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({
      ok: false,
      error: words.es('form.outdated'),
      readers: { officer: o },
    });
  }
  expect(await keysInBucket(site)).toEqual(before);
});
