import { expect, test } from 'vitest';
import { sealText } from '../../../src/site/sealing/envelope.ts';
import { newKeys } from '../../../src/site/sealing/hpke.ts';
import { pdfFile, plainPdf } from '../../support/forms/answers.ts';
import { apiOf, naming, post, postApi, postPage } from '../../support/forms/posting.ts';
import { newOfficer, readAll, storedText } from '../../support/forms/sealedSite.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';
import { htmlOf } from '../../support/http.ts';

const officer = await newOfficer();
const [{ publicKey = '' } = {}] = officer.keys;
const { origin, site, deploy, waiting, passTime } = await submittingSite({
  REPORT_PUBLIC_KEY: publicKey,
});

const answers = {
  relacion: 'proveedor',
  mensaje: 'Zxqvelmo vio\nlo que vio.',
  nombre: 'Zxqvelmo',
  apellidos: 'Aldecoa Zxqvelmo',
  email: 'zxqvelmo@example.com',
  telefono: '699123789',
};
const pdf = plainPdf.replace('1.4\n', '1.4\n% zxqvelmo\n');
const traces = /zxqvelmo|699123789|proveedor/i;
const document = () => pdfFile(pdf, 'zxqvelmo.pdf');

test('a report is unreadable where it is stored, queued, logged, counted or sent, and its officer reads every byte', async () => {
  origin.behave(503);
  const response = await postPage(site, 'ethical', { ...answers, documentation: document() });
  expect(response.status).toBe(303);
  await expect.poll(() => origin.calls.length).toBeGreaterThan(0);
  const whileWaiting = await storedText(site);
  expect(whileWaiting).toContain('outbox/');
  // A refusal for good makes a dead letter.
  origin.behave(422);
  await passTime();
  await expect.poll(() => storedText(site)).toContain('dead-letters/');
  const { documentation } = origin.calls[0]?.body ?? {};
  const { url: link } = documentation as { url: string };
  const sealed = Buffer.from(await (await fetch(link)).arrayBuffer());
  const seen = [
    whileWaiting,
    await storedText(site),
    JSON.stringify(origin.calls),
    sealed.toString('latin1'),
    site.logs().join('\n'),
    response.headers.get('Location') ?? '',
  ];
  for (const text of seen) expect(text).not.toMatch(traces);
  expect(sealed.byteLength).toBe(1024);
  expect(
    Object.keys(origin.calls[0]?.body ?? {})
      .sort()
      .join(' '),
  ).toBe('documentation formulario mensaje privacy referencia');
  const [report, ...others] = await readAll(site, officer);
  expect(others).toEqual([]);
  expect(report).toMatchObject({ language: 'es', answers });
  expect(report?.attachment?.name).toBe('zxqvelmo.pdf');
  expect(Buffer.from(report?.document ?? []).toString('latin1')).toBe(pdf);
});

test('the same report sent twice is one case, with one document', async () => {
  const before = (await readAll(site, officer)).length;
  const over = { ...answers, mensaje: 'Dos veces', envio: 'the same post' };
  const send = () => postApi(site, 'ethical', { ...over, documentation: document() });
  const { reference } = await send();
  expect((await send()).reference).toBe(reference);
  const reports = await readAll(site, officer);
  expect(reports).toHaveLength(before + 1);
  const { SUBMISSIONS } = await site.environment();
  const documents = await SUBMISSIONS.list({ prefix: 'sealed/' });
  expect(documents.objects).toHaveLength(reports.filter((one) => one.document).length);
});

const postSealed = (envelope: string, over: Record<string, string> = {}) => {
  const fields = { ...naming('ethical'), sobre: envelope, privacy: 'true', ...over };
  return post(site, apiOf('ethical'), new URLSearchParams(fields));
};

test('a report sealed by the browser is accepted unchanged', async () => {
  await expect.poll(waiting).toEqual([]);
  origin.forget();
  const report = { language: 'fr', answers: { mensaje: 'Scellé' } };
  const envelope = await sealText(publicKey, JSON.stringify(report));
  expect((await postSealed(envelope)).status).toBe(200);
  await expect.poll(() => origin.taken.length).toBe(1);
  expect(origin.taken[0]?.body['mensaje']).toBe(envelope);
  expect(await readAll(site, officer)).toContainEqual(expect.objectContaining(report));
});

test('anything but an envelope for a known key is refused, whatever its size', async () => {
  const strange = await sealText((await newKeys()).publicKey, 'x');
  const ours = await sealText(publicKey, 'x');
  expect((await postSealed(strange)).status).toBe(409);
  const bad = [`${ours}A`, 'risi1.', ours.padEnd(1_800_000, 'A'), ''];
  for (const envelope of bad) expect((await postSealed(envelope)).status).toBe(400);
  expect((await postSealed(ours, { privacy: 'false' })).status).toBe(400);
});

test('an envelope that others have seen is no second report, however it is spelled', async () => {
  const { reference = '' } = await postApi(site, 'ethical', { mensaje: 'Ya visto' });
  await expect.poll(() => origin.taken.length).toBe(1);
  const seen = String(origin.taken[0]?.body['mensaje']);
  // The last bit of base64 means nothing here.
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = signs[signs.indexOf(seen.at(-1) ?? '') ^ 1];
  const ownPost = { envio: 'a post of somebody else' };
  for (const envelope of [seen, seen.slice(0, -1) + last])
    expect((await postSealed(envelope, ownPost)).status).toBe(400);
  const cases = (await readAll(site, officer)).flatMap((one) =>
    one.answers['mensaje'] === 'Ya visto' ? one.reference : [],
  );
  expect(cases).toEqual([reference]);
});

test('neither the language of a report nor the host is stored, and its document arrives', async () => {
  await deploy({ REPORT_PUBLIC_KEY: publicKey, SITE_URL: site.url });
  origin.behave(503);
  const { reference } = await postApi(site, 'ethical', { documentation: document() }, 'fr');
  await expect.poll(() => origin.calls.length).toBe(1);
  const { SUBMISSIONS } = await site.environment();
  const kept = await (await SUBMISSIONS.get(`outbox/${reference}.json`))?.text();
  expect(kept).toContain('risi1.');
  expect(kept).not.toMatch(/language|"fr"|localhost/);
  const { documentation } = origin.calls[0]?.body ?? {};
  expect((documentation as { url: string }).url).toContain(`${site.url}/api/attachments/`);
});

test('the form contains the public key, and health says that reports are sealed', async () => {
  const read = async (path: string) => JSON.parse(await htmlOf(`/api/${path}`, site));
  expect(await read('words/es/ethical')).toMatchObject({ readers: { officer: publicKey } });
  expect(await read('words/es/question')).not.toHaveProperty('readers');
  expect(await read('health')).toMatchObject({ reportsSealed: true });
});
