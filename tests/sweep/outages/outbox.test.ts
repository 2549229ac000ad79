import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fileFieldOf } from '../../../src/site/forms/form.ts';
import { type FormName, formOf } from '../../../src/site/forms/forms.ts';
import { pdfFile, waitingForms } from '../../support/forms/answers.ts';
import { postApi, postPage } from '../../support/forms/posting.ts';
import { submittingPlatform } from '../../support/forms/submittingPlatform.ts';
import { first } from '../../support/http.ts';
import { linesOf } from '../../support/logLines.ts';

const { site, backEnd, taken, waiting, passTime } = await submittingPlatform();
/** Nothing is retried until a test calls `passTime`. */
const vars = { ORIGIN_DEV_URL: backEnd.url, OUTBOX_DELAYS: '3600' };
/** With a back end that does not respond. */
const down = { vars: { ...vars, ORIGIN_DEV_URL: 'http://127.0.0.1:9' } };

/** What visitors see with the back end down and no copies. */
async function pagesAreThere(): Promise<void> {
  for (const path of [
    '/es/productos',
    '/en/snacks',
    '/fr/histoire',
    '/es/producto/jummy',
    '/es/contacto/otro',
    '/es/canal-etico',
  ])
    expect((await fetch(site.url + path)).status, path).toBe(200);
  for (const path of ['/es', '/es/noticias', '/en/promociones']) {
    const response = await fetch(site.url + path);
    expect(response.status, path).toBe(200);
    expect(await response.text(), path).toMatch(/No podemos|podemos mostrar|can’t show/);
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

test('with the back end down and the site killed, every page is served and no submission is lost', async () => {
  await site.restart(down);
  await pagesAreThere();
  const acknowledged = await everyFormIsTaken('Lo que vi el martes.');
  await site.kill();
  await site.restart(down);
  await pagesAreThere();
  acknowledged.push(...(await everyFormIsTaken('Lo que vi el jueves.')));
  expect(new Set(acknowledged).size).toBe(4 * waitingForms.length);
  expect((await fetch(`${site.url}/api/health`)).status).toBe(503);
  await site.kill();
  await site.restart({ vars });
  const survivors = await waiting();
  expect(survivors.map(({ reference }) => reference).sort()).toEqual(acknowledged.sort());
  // Attempts are counted across restarts. One that was under way at the end is not.
  expect(survivors.some(({ attempts }) => attempts === 1)).toBe(true);
  expect(taken()).toEqual([]);

  await passTime();
  await expect.poll(taken).toEqual(acknowledged.sort());
  await expect.poll(waiting).toEqual([]);
  // Attachments that came before the site ended and after it.
  const attachments = backEnd.taken.flatMap(
    ({ body }) => body['cv'] ?? body['documentation'] ?? [],
  ) as { bytes: number; sha256: string; url: string }[];
  const withFile = waitingForms.filter((name) => fileFieldOf(formOf(name)));
  expect(attachments).toHaveLength(4 * withFile.length);
  for (const { url, bytes, sha256 } of attachments) {
    const response = await fetch(url);
    expect(response.status).toBe(200);
    const file = Buffer.from(await response.arrayBuffer());
    expect([file.length, createHash('sha256').update(file).digest('hex')]).toEqual([bytes, sha256]);
  }
});

test('queue messages contain the reference, and nothing else', async () => {
  // A Worker that logs queue messages consumes the queue instead of the site.
  const script = `export default {
    queue(batch) {
      for (const { body } of batch.messages) console.log('got ' + JSON.stringify(body));
    },
  };`;
  const queueConsumers = { 'risi-outbox-local': { maxBatchTimeout: 0 } };
  backEnd.behave(503);
  await site.restart({
    vars: { ...vars, OUTBOX_DELAYS: '0' },
    bind: ({ queueConsumers: _, ...options }) => options,
    beside: [
      { name: 'listener', compatibilityDate: '2026-10-01', modules: true, script, queueConsumers },
    ],
  });
  const answers = await Promise.all(waitingForms.map((name) => postApi(site, name)));
  const got = () =>
    site
      .logs()
      .flatMap(
        (line) => /got (.*)/.exec((JSON.parse(line) as { message: string }).message)?.[1] ?? [],
      )
      .map((body) => JSON.parse(body) as unknown)
      .sort();
  await expect.poll(got).toEqual(answers.map(({ reference }) => reference).sort());
});

test('a queue that fails is told of for each submission, which waits', async () => {
  backEnd.behave(503);
  const script = 'export default {};';
  await site.restart({
    vars,
    // A Worker without a `send` method replaces the queue.
    bind: ({ queueProducers: _, ...options }) => ({
      ...options,
      serviceBindings: { ...options.serviceBindings, OUTBOX: 'no-queue' },
    }),
    beside: [{ name: 'no-queue', compatibilityDate: '2026-10-01', modules: true, script }],
  });
  expect(await postApi(site, 'other')).toMatchObject({ status: 200, ok: true });
  expect(linesOf(site, 'enqueue-failed')).toHaveLength(1);
});
