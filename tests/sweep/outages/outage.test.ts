import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileFieldOf } from '../../../src/site/forms/form.ts';
import { type FormName, formOf } from '../../../src/site/forms/forms.ts';
import { type FailingBackEnd, startFailingBackEnd } from '../../support/backEnd/failingBackEnd.ts';
import { type Gate, startGate } from '../../support/browser/gate.ts';
import { pdfFile, waitingForms } from '../../support/forms/answers.ts';
import { postApi, postPage } from '../../support/forms/posting.ts';
import {
  type SubmissionBackEnd,
  startSubmissionBackEnd,
} from '../../support/forms/submissionBackEnd.ts';
import { first } from '../../support/http.ts';
import { type Platform, startPlatform } from '../../support/platform.ts';

let reads: FailingBackEnd;
let writes: SubmissionBackEnd;
let backEnd: Gate;
let site: Platform;

beforeAll(async () => {
  reads = await startFailingBackEnd();
  writes = await startSubmissionBackEnd();
  backEnd = await startGate({ reads: reads.url, writes: writes.url });
  site = await startPlatform({
    vars: { ORIGIN_DEV_URL: backEnd.url, OUTBOX_DELAYS: '1' },
  });
});
afterAll(async () => {
  await site.close();
  for (const server of [backEnd, writes, reads]) await server.close();
});

const visit = async (path: string) => {
  const response = await fetch(site.url + path, { redirect: 'manual' });
  return { status: response.status, html: await response.text() };
};

/** What visitors see with the back end down and no copies. */
async function pagesAreThere(): Promise<void> {
  for (const path of [
    '/es/productos',
    '/en/snacks',
    '/fr/histoire',
    '/es/producto/jummy',
    '/es/contacto/otro',
    '/es/canal-etico',
  ]) {
    expect((await visit(path)).status, path).toBe(200);
  }
  for (const path of ['/es', '/es/noticias', '/en/promociones']) {
    const { status, html } = await visit(path);
    expect(status, path).toBe(200);
    expect(html, path).toMatch(/No podemos|podemos mostrar|can’t show/);
  }
}

/** A file where the form takes one, and a message that no other post has. */
const answersOf = (name: FormName, message: string) => {
  const file = fileFieldOf(formOf(name))?.name;
  return { mensaje: message, ...(file ? { [file]: pdfFile() } : {}) };
};

/**
 * Sends every form, with a PDF where it takes one, with and without JavaScript. Returns
 * the references that senders were given.
 */
async function everyFormIsTaken(message: string): Promise<string[]> {
  const references: string[] = [];
  for (const name of waitingForms) {
    const answer = await postApi(site, name, answersOf(name, message));
    expect(answer, name).toMatchObject({ status: 200, ok: true });
    const page = await postPage(site, name, answersOf(name, message));
    expect(page.status, name).toBe(303);
    references.push(
      String(answer.reference),
      first(/sent=([\w-]+)/, page.headers.get('Location') ?? ''),
    );
  }
  return references;
}

const taken = () => writes.taken.map(({ reference }) => reference).sort();

test('with the back end down and the site restarted, every page is served and no submission is lost', async () => {
  await pagesAreThere();
  const acknowledged = await everyFormIsTaken('Lo que vi el martes.');
  await site.kill();
  await site.restart();
  await pagesAreThere();
  acknowledged.push(...(await everyFormIsTaken('Lo que vi el jueves.')));
  expect(new Set(acknowledged).size).toBe(4 * waitingForms.length);
  expect(taken()).toEqual([]);
  expect((await fetch(`${site.url}/api/health`)).status).toBe(503);

  backEnd.open();
  await site.tick(new Date(Date.now() + 60 * 60 * 1000));
  await expect.poll(taken).toEqual(acknowledged.sort());

  // Attachments that came before the site ended and after it.
  const attachments = writes.taken.flatMap(
    ({ body }) => body['cv'] ?? body['documentation'] ?? [],
  ) as { bytes: number; sha256: string; url: string }[];
  expect(attachments).toHaveLength(
    4 * waitingForms.filter((name) => fileFieldOf(formOf(name))).length,
  );
  for (const { url, bytes, sha256 } of attachments) {
    const response = await fetch(url);
    expect(response.status).toBe(200);
    const file = Buffer.from(await response.arrayBuffer());
    expect([file.length, createHash('sha256').update(file).digest('hex')]).toEqual([bytes, sha256]);
  }

  await expect
    .poll(async () => (await visit('/es')).html, { timeout: 60_000, interval: 500 })
    .toContain('Noticia 6');
  await expect
    .poll(async () => (await visit('/es/noticias')).html, {
      timeout: 60_000,
      interval: 500,
    })
    .toContain('Noticia 6');
  await expect
    .poll(async () => (await visit('/en/promociones')).html, {
      timeout: 60_000,
      interval: 500,
    })
    .toContain('Promo');
  await expect
    .poll(async () => (await fetch(`${site.url}/api/health`)).status, {
      timeout: 60_000,
      interval: 1_000,
    })
    .toBe(200);
  // Nothing came a second time meanwhile.
  expect(taken()).toEqual(acknowledged);
}, 400_000);
