import { describe, expect, test } from 'vitest';
import { copyShape } from '../../../src/worker/backEnd/staleCopies/copyMemory.ts';
import { type Answering, entry } from '../../support/backEnd/failingBackEnd.ts';
import { startReadingSite } from '../../support/backEnd/readingSite.ts';
import { visit } from '../../support/http.ts';

const notFound = { status: 404, body: { ok: false, error: 'not found' } };
const ingress = { status: 404, type: 'text/plain', body: '404 page not found\n' };
const capitals = entry(1, { slug: 'Noticia-GRANDE', titulo: 'Una grande' });
const promotionInCapitals = { titulo: 'Otra grande', slug: 'Promo-GRANDE' };
const hiddenPromotion = { titulo: 'Oculta', slug: 'oculta', visible: 0 };
const hidden = [0, '0', false].map((visible, i) => entry(i + 2, { visible }));

/** Responses for single items, by the end of their path. */
const answers: Record<string, ReturnType<Answering>> = {
  'ingress-text': ingress,
  'ingress-html': { ...ingress, type: 'text/html', body: '<h1>Not Found</h1>' },
  'ingress-lie': { ...ingress, type: 'application/json' },
  'ingress-nothing': { ...ingress, type: 'application/json', body: '' },
  'noticia-grande': notFound,
  'Noticia-GRANDE': { body: { data: capitals } },
  'Promo-GRANDE': { body: { data: promotionInCapitals } },
  oculta: { body: { data: hiddenPromotion } },
  ...Object.fromEntries(hidden.map((item) => [item.slug, { body: { data: item } }] as const)),
};

const site = await startReadingSite(({ path }) => {
  const listed = entry(9, { slug: 'en-la-lista', titulo: 'En la lista' });
  if (path === '/api/entries') return { body: { data: [capitals, listed, ...hidden] } };
  if (path === '/api/promotions') return { body: { data: [promotionInCapitals, hiddenPromotion] } };
  if (!path.startsWith('/api/entries/')) return undefined;
  return answers[path.split('/').at(-1) ?? ''] ?? notFound;
});

const store = async () => (await site.environment()).LAST_GOOD;
const keyOf = (slug: string) => `entry-${slug}:es:dev`;
const copyOf = async (slug: string) =>
  (await store()).getWithMetadata<{ missingSince?: number }>(keyOf(slug));

/** Stores a copy, as another isolate would. */
async function leaveCopy(slug: string, metadata: object = {}): Promise<void> {
  const value = {
    slug,
    title: 'De la copia',
    summary: 'Entrada',
    featured: false,
    language: 'es',
    intro: '<p>Entrada</p>',
    body: '<p>Cuerpo</p>',
  };
  await (await store()).put(keyOf(slug), JSON.stringify({ value, at: 1, shape: copyShape }), {
    metadata: { at: 1, ...metadata },
  });
}

describe('a 404 that is not JSON is an outage', () => {
  test('that is bridged by the copy and keeps it', async () => {
    await leaveCopy('ingress-text', { missingSince: 1 });
    expect(await visit('/es/noticia/ingress-text', site)).toMatchObject({
      status: 200,
      html: expect.stringContaining('De la copia'),
    });
    expect((await copyOf('ingress-text')).value).not.toBeNull();
  });

  test('that without a copy is a temporary error', async () => {
    for (const path of ['noticia', 'promocion'])
      for (const kind of ['html', 'lie', 'nothing']) {
        const { status, headers } = await visit(`/es/${path}/ingress-${kind}`, site);
        expect([status, headers.get('Cache-Control')], kind).toEqual([503, 'no-store']);
      }
  });
});

describe('an item missing from the back end', () => {
  test('keeps its copy while the list contains it', async () => {
    await leaveCopy('en-la-lista', { missingSince: 1 });
    expect(await visit('/es/noticia/en-la-lista', site)).toMatchObject({
      status: 200,
      html: expect.stringContaining('De la copia'),
    });
    expect((await copyOf('en-la-lista')).value).not.toBeNull();
  });

  test('is a 404 if the list lacks it, and a later 404 deletes its copy', async () => {
    await leaveCopy('borrada');
    expect((await visit('/es/noticia/borrada', site)).status).toBe(404);
    await expect
      .poll(async () => (await copyOf('borrada')).metadata?.missingSince)
      .toBeGreaterThan(Date.now() - 60_000);
    // A second one right away confirms nothing.
    expect((await visit('/es/noticia/borrada', site)).status).toBe(404);
    expect((await copyOf('borrada')).value).not.toBeNull();
    await leaveCopy('borrada', { missingSince: Date.now() - 120_000 });
    expect((await visit('/es/noticia/borrada', site)).status).toBe(404);
    await expect.poll(async () => (await copyOf('borrada')).value).toBeNull();
  });

  test('reappears as soon as the back end has it again', async () => {
    for (const path of ['/es/noticia/noticia-1', '/es/promocion/promo']) {
      const { status, headers } = await visit(path, site);
      expect([status, headers.get('Cache-Control')], path).toEqual([404, 'no-store']);
      expect(headers.get('Cloudflare-CDN-Cache-Control')).toBeNull();
    }
    answers['noticia-1'] = { body: { data: entry(1) } };
    answers['promo'] = { body: { titulo: 'Promo' } };
    for (const path of ['/es/noticia/noticia-1', '/es/promocion/promo'])
      expect((await visit(path, site)).status, path).toBe(200);
  });

  test('is not requested if no address can contain its slug', async () => {
    site.backEnd.calls.length = 0;
    const path = `/es/noticia/${'x'.repeat(250)}`;
    expect((await visit(path, site)).status).toBe(404);
    expect(site.backEnd.calls).toEqual([]);
  });
});

describe('an item hidden by the back end', () => {
  test.each(hidden)('is a 404 at its address: visible $visible', async (item) => {
    await leaveCopy(item.slug);
    const { status, html } = await visit(`/es/noticia/${item.slug}`, site);
    expect(status).toBe(404);
    expect(html).not.toContain('Cuerpo');
    await expect.poll(async () => (await copyOf(item.slug)).value).not.toContain('Cuerpo');
    expect((await visit('/es/noticias', site)).html).not.toContain(item.titulo);
  });

  test('stays away during an outage, though an older list shows it', async () => {
    let state: 'shown' | 'hidden' | 'away' = 'shown';
    await using apart = await startReadingSite(({ path }) => {
      if (state === 'away') return { status: 500, body: '' };
      if (path === '/api/entries') return { body: { data: [entry(1)] } };
      const visible = state === 'shown' ? 1 : 0;
      return path.startsWith('/api/entries/')
        ? { body: { data: entry(1, { visible }) } }
        : undefined;
    });
    expect((await visit('/es/noticias', apart)).html).toContain('Noticia 1');
    state = 'hidden';
    const status = async () => (await visit('/es/noticia/noticia-1', apart)).status;
    expect(await status()).toBe(404);
    state = 'away';
    await expect.poll(status).toBe(404);
  });

  test('is a 404 as a promotion, too', async () => {
    expect((await visit('/es/promocion/oculta', site)).status).toBe(404);
    expect((await visit('/es/promociones', site)).html).not.toContain('Oculta');
  });
});

test('an item with capitals in its slug opens at its address if the back end is case-sensitive', async () => {
  for (const [list, path, title] of [
    ['/es/noticias', '/es/noticia/noticia-grande', 'Una grande'],
    ['/es/promociones', '/es/promocion/promo-grande', 'Otra grande'],
  ] as const) {
    expect((await visit(list, site)).html).toContain(`href="${path}"`);
    const { status, html } = await visit(path, site);
    expect(status, path).toBe(200);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html).toContain(`<link rel="canonical" href="${site.url}${path}"`);
  }
  expect((await visit('/sitemap.xml', site)).html).not.toContain('GRANDE');
});
