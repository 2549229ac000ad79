import { expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { sealText } from '../../../src/site/sealing/envelope.ts';
import { apiOf, naming, post, postApi } from '../../support/forms/posting.ts';
import { newOfficer, readAll } from '../../support/forms/sealedSite.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';

const officer = await newOfficer();
const keyNow = () => officer.keys[0]?.publicKey ?? '';
const { site, origin, deploy, taken, waiting, passTime } = await submittingSite({
  REPORT_PUBLIC_KEY: keyNow(),
});
const messagesRead = async () =>
  (await readAll(site, officer)).map(({ answers }) => answers['mensaje']);

test('reports survive a new key and a missing key, and reach the back end', async () => {
  origin.behave(503);
  const first = await postApi(site, 'ethical', { mensaje: 'Antes del cambio' });
  expect(first.status).toBe(200);

  const REPORT_PUBLIC_KEY_PREVIOUS = keyNow();
  await officer.rotate();
  await deploy({ REPORT_PUBLIC_KEY: keyNow(), REPORT_PUBLIC_KEY_PREVIOUS });
  const second = await postApi(site, 'ethical', { mensaje: 'Con la nueva' });
  const report = { language: 'es', answers: { mensaje: 'De una página abierta' } };
  const open = await sealText(REPORT_PUBLIC_KEY_PREVIOUS, JSON.stringify(report));
  const fields = { ...naming('ethical'), sobre: open, privacy: 'true' };
  const third = await post(site, apiOf('ethical'), new URLSearchParams(fields));
  const { reference = '' } = (await third.json()) as { reference?: string };
  expect((await messagesRead()).sort()).toEqual([
    'Antes del cambio',
    'Con la nueva',
    'De una página abierta',
  ]);

  await deploy({});
  const fourth = await postApi(site, 'ethical', { mensaje: 'Sin clave' });
  const mailbox = await post(
    site,
    addressOf('ethical-mailbox', 'es'),
    new URLSearchParams({ codigo: 'BBBB-BBBB-BBBB-BBBB-BBBB' }),
  );
  expect(mailbox.status).toBe(422);
  expect(await messagesRead()).toHaveLength(3);
  origin.behave('well');
  await passTime();
  await expect.poll(waiting).toEqual([]);
  const references = [first, second, fourth].map((answer) => answer.reference ?? '');
  expect(new Set(taken())).toEqual(new Set([...references, reference]));
});
