import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { productKeys } from '../../support/contentNames.ts';
import { get, htmlOf, visit, whereTo } from '../../support/http.ts';

const middle = '09520001000737';
const linksetType = 'application/linkset+json';
const voc = 'https://ref.gs1.org/voc/';

describe('the code on a pack', () => {
  test.each([
    ['es', 'producto'],
    ['fr', 'produit'],
  ])('leads a visitor who reads %s to the size on the product’s page', async (language, slug) => {
    const response = await get(`/01/${middle}`, { 'Accept-Language': language });
    expect(whereTo(response)).toBe(`307 /${language}/${slug}/jummy#size-85g`);
    expect(response.headers.get('Vary')).toContain('Accept-Language');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await htmlOf(`/${language}/${slug}/jummy`)).toContain('id="size-85g"');
  });

  test.each([
    '/01/9520001000737',
    '/01/09520001000737/10/L26274',
    '/01/09520001000737/10/a/21/b?17=270101',
    '/01/09520001000737?linkType=gs1:promotion',
    '/01/09520001000737?linkType=constructor',
  ])('is understood as %s', async (path) => {
    expect(whereTo(await get(path))).toBe('307 /es/producto/jummy#size-85g');
  });

  test('leads to the requested part', async () => {
    const to = async (type: string) =>
      whereTo(await get(`/01/${middle}?linkType=${encodeURIComponent(type)}`));
    expect(await to('gs1:allergenInfo')).toBe('307 /es/producto/jummy#ingredients');
    expect(await to(`${voc}nutritionalInfo`)).toBe('307 /es/producto/jummy#nutrition');
    expect(await to('gs1:pip')).toBe('307 /es/producto/jummy#size-85g');
  });

  test('of every pack leads to its product', async () => {
    for (const key of productKeys) {
      const { gtin, packs } = JSON.parse(readFileSync(`content/products/${key}.json`, 'utf8')) as {
        gtin: string[];
        packs: string;
      };
      for (const [i, size] of packs.split(', ').entries())
        expect(whereTo(await get(`/01/${gtin[i]}`))).toBe(
          `307 /es/producto/${key}#size-${size.toLowerCase()}`,
        );
    }
  });
});

test('visitors who ask at once for a pack that does not exist get it said in their own languages', async () => {
  const asked = ['es', 'en', 'fr', 'es', 'en', 'fr'];
  const answers = await Promise.all(
    asked.map((language) => get('/01/09520001999992', { 'Accept-Language': language })),
  );
  expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 404));
  expect(answers.map(({ headers }) => headers.get('Content-Language'))).toEqual(asked);
});

describe('the link set of a pack', () => {
  test.each([
    ['a link type', '?linkType=linkset', {}],
    ['the older link type', '?linkType=all', {}],
    ['a header', '', { Accept: `text/html;q=0.5, ${linksetType}` }],
  ])('is asked for by %s', async (_, query, headers: Record<string, string>) => {
    const response = await get(`/01/${middle}${query}`, headers);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(linksetType);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Vary')).toBe('Accept');
    // At the same address, a browser is redirected to the product.
    expect(response.headers.get('Cache-Control')).toMatch(query ? /^public/ : /^private/);
    expect(await response.json()).toEqual({ linkset: [expect.any(Object)] });
  });

  test('has links in three languages, all of which work', async () => {
    const response = await get(`/01/${middle}?linkType=linkset`);
    const { linkset } = (await response.json()) as {
      linkset: Record<string, { href: string; hreflang?: string[]; title: string }[]>[];
    };
    const [{ anchor, itemDescription, ...links } = {}] = linkset;
    expect([new URL(String(anchor)).pathname, itemDescription]).toEqual([
      `/01/${middle}`,
      'Jummy, 85\u00a0g',
    ]);
    expect(links[`${voc}pip`]?.map(({ hreflang }) => hreflang)).toEqual([['es'], ['en'], ['fr']]);
    expect(links[`${voc}masterData`]?.map(({ href }) => new URL(href).pathname)).toEqual([
      '/api/products/jummy.json',
    ]);
    for (const { href, title } of Object.values(links).flat()) {
      const { pathname, hash } = new URL(href);
      const answer = await get(pathname);
      expect([href, answer.status]).toEqual([href, 200]);
      expect(title).not.toBe('');
      if (hash) expect(await answer.text()).toContain(`id="${hash.slice(1)}"`);
    }
  });

  test('is linked from the redirect', async () => {
    const response = await get('/01/9520001000737');
    expect(response.headers.get('Link')).toBe(
      `</01/${middle}?linkType=linkset>; rel="linkset"; type="${linksetType}"`,
    );
  });
});

describe('a number that is on no pack', () => {
  const wrong = ['9520001000738', '9520009999993', '952', 'x', '%00', '9'.repeat(8_000)];

  test.each(wrong)('%.20s shows the not-found page, and has no link set', async (code) => {
    const { status, headers, html } = await visit(`/01/${code}`);
    expect(status).toBe(404);
    expect(headers.get('Content-Language')).toBe('es');
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(html).toContain('<html lang="es">');
    const response = await get(`/01/${code}?linkType=linkset`);
    expect([response.status, await response.json()]).toEqual([
      404,
      { ok: false, error: 'not found' },
    ]);
  });

  test('is read-only', async () => {
    const response = await get('/01/x', {}, { method: 'POST', body: '' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});
