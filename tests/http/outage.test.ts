import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type FormName,
  fileFieldOf,
  formNames,
  formOf,
} from '../../src/site/forms/forms.ts';
import { pdfFile } from '../support/answers.ts';
import { type FailingOrigin, startFailingOrigin } from '../support/failingOrigin.ts';
import { type Gate, startGate } from '../support/gate.ts';
import { first } from '../support/http.ts';
import { freePort, type OwnProcess, startProcess } from '../support/ownProcess.ts';
import { postApi, postPage } from '../support/posting.ts';
import {
  type SubmissionOrigin,
  startSubmissionOrigin,
} from '../support/submissionOrigin.ts';

// The platform keeps a queue apart from the Workers that fill and empty it. The local
// one lives in the process of its consumer, so the site's visitors and its outbox are
// two processes here, of the same build, and the visitors' one ends.
const directory = mkdtempSync(join(tmpdir(), 'risi-outage-'));
const configs = {
  visitors: `dist/site/wrangler.visitors.${process.pid}.json`,
  outbox: `dist/site/wrangler.outbox.${process.pid}.json`,
};

let reads: FailingOrigin;
let writes: SubmissionOrigin;
let origin: Gate;
let outbox: OwnProcess;
let site: OwnProcess;
let port: number;

beforeAll(async () => {
  reads = await startFailingOrigin();
  writes = await startSubmissionOrigin();
  origin = await startGate({ reads: reads.url, writes: writes.url });
  const {
    queues,
    services: _,
    ...built
  } = JSON.parse(readFileSync('dist/site/wrangler.json', 'utf8')) as {
    queues: { producers: object[]; consumers: object[] } & Record<string, object>;
    services: object[];
  };
  writeFileSync(
    configs.visitors,
    JSON.stringify({ ...built, queues: { producers: queues.producers } }),
  );
  writeFileSync(
    configs.outbox,
    JSON.stringify({ ...built, name: 'risi-outbox', queues }),
  );
  outbox = await start('outbox', await freePort());
  port = await freePort();
  site = await start('visitors', port);
}, 240_000);
afterAll(async () => {
  for (const process of [site, outbox]) await process?.kill();
  for (const server of [origin, writes, reads]) await server?.close();
  rmSync(directory, { recursive: true, force: true });
  for (const config of Object.values(configs)) rmSync(config, { force: true });
});

const start = (what: keyof typeof configs, at: number): Promise<OwnProcess> =>
  startProcess({
    config: configs[what],
    port: at,
    state: join(directory, what),
    registry: join(directory, 'registry'),
    vars: {
      ORIGIN_DEV_URL: origin.url,
      OUTBOX_DELAYS: '2',
      ATTACHMENT_KEY: 'a key for tests only, 32 characters or more',
    },
  });

const visit = async (path: string) => {
  const response = await fetch(site.url + path, { redirect: 'manual' });
  return { status: response.status, html: await response.text() };
};

/** What visitors find while the origin is down and nothing of it was ever kept. */
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
    expect(html, path).toMatch(/No podemos|podemos mostrar|cannot show/);
  }
}

const withFile = (name: FormName) => {
  const file = fileFieldOf(formOf(name))?.name;
  return file ? { [file]: pdfFile() } : {};
};

/**
 * Sends every form, with a PDF where it takes one, with and without a script. Returns
 * the references that senders were given.
 */
async function everyFormIsTaken(): Promise<string[]> {
  const references: string[] = [];
  for (const name of formNames) {
    const answer = await postApi(site, name, withFile(name));
    expect(answer, name).toMatchObject({ status: 200, ok: true });
    const page = await postPage(site, name, withFile(name));
    expect(page.status, name).toBe(303);
    references.push(
      String(answer.reference),
      first(/sent=([\w-]+)/, page.headers.get('Location') ?? ''),
    );
  }
  return references;
}

const taken = () => writes.taken.map(({ reference }) => reference).sort();

test('an origin that is down from the start, and a site that ends in between, cost no visitor a page and no sender a submission', async () => {
  await pagesAreThere();
  const acknowledged = await everyFormIsTaken();
  await site.kill();
  site = await start('visitors', port);
  await pagesAreThere();
  acknowledged.push(...(await everyFormIsTaken()));
  expect(new Set(acknowledged).size).toBe(4 * formNames.length);
  expect(taken()).toEqual([]);
  expect((await fetch(`${site.url}/api/health`)).status).toBe(503);

  origin.open();
  await expect
    .poll(taken, { timeout: 60_000, interval: 500 })
    .toEqual(acknowledged.sort());

  // Attachments that came before the site ended and after it.
  const attachments = writes.taken.flatMap(
    ({ body }) => body['cv'] ?? body['documentation'] ?? [],
  ) as { bytes: number; sha256: string; url: string }[];
  expect(attachments).toHaveLength(
    4 * formNames.filter((name) => fileFieldOf(formOf(name))).length,
  );
  for (const { url, bytes, sha256 } of attachments) {
    const response = await fetch(url);
    expect(response.status).toBe(200);
    const file = Buffer.from(await response.arrayBuffer());
    expect([file.length, createHash('sha256').update(file).digest('hex')]).toEqual([
      bytes,
      sha256,
    ]);
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
