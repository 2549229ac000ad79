import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postApi } from '../support/posting.ts';
import { type RunningSite, startSite } from '../support/site.ts';

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const promotionOf = (slug: string, starts_at: string, ends_at: string) => ({
  slug,
  titulo: `Promoción ${slug}`,
  texto: '<p>Cómo participar</p>',
  starts_at,
  ends_at,
  participation: 1,
});
const promotions = [
  promotionOf('terminada', inDays(-20), inDays(-10)),
  promotionOf('por-venir', inDays(10), inDays(20)),
  promotionOf('en-marcha', inDays(-10), inDays(10)),
];

/** Slugs of the promotions that entries were sent to. */
const entered: unknown[] = [];
const backEnd = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    if (request.headers['idempotency-key']) entered.push(JSON.parse(body).asunto);
    const slug = /\/promocion\/(.*)$/.exec(request.url ?? '')?.[1];
    const data = slug ? promotions.find((one) => one.slug === slug) : promotions;
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ ok: true, data }));
  });
});

let site: RunningSite;
beforeAll(async () => {
  await new Promise<void>((resolve) => backEnd.listen(0, '127.0.0.1', resolve));
  const { port } = backEnd.address() as AddressInfo;
  site = await startSite({ ORIGIN_DEV_URL: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await site.close();
  backEnd.close();
});
const page = async (slug: string) =>
  (await fetch(`${site.url}/es/promocion/${slug}`)).text();

describe('a promotion', () => {
  test.each([
    ['that runs', 'en-marcha', 'Abierta hasta el', 'cómo participar', true],
    ['that has not begun', 'por-venir', 'Empieza el', 'cómo participar', false],
    ['that has ended', 'terminada', 'Terminada el', 'promoción terminada', false],
  ])('%s says so, and takes entries or not', async (_, slug, state, title, isOpen) => {
    const html = await page(slug);
    expect(html).toContain(state);
    expect(html).toContain(`Promoción ${slug}: ${title}`);
    expect(html.includes('id="participate"')).toBe(isOpen);
    entered.length = 0;
    expect(await postApi(site, 'contest', { asunto: slug })).toMatchObject(
      isOpen
        ? { status: 200 }
        : { status: 422, error: 'Esta promoción no admite participaciones.' },
    );
    expect(entered).toEqual(isOpen ? [slug] : []);
  });

  test('that runs is listed before one to come, and this before one that has ended', async () => {
    const html = await (await fetch(`${site.url}/es/promociones`)).text();
    expect(
      [...html.matchAll(/<h2[^>]*>(?:<a[^>]*>)?Promoción ([\w-]+)/g)].map(
        ([, slug]) => slug,
      ),
    ).toEqual(['en-marcha', 'por-venir', 'terminada']);
  });
});
