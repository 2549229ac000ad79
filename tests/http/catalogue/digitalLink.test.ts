import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { tradeItemOf } from '../../../src/site/catalogue/catalogue.ts';
import { linksetOf, targetOf } from '../../../src/worker/digitalLink/linkset.ts';
import { productKeys } from '../../support/contentNames.ts';
import { first, get, htmlOf, visit, whereTo } from '../../support/http.ts';

const fileOf = (key: string) =>
  JSON.parse(readFileSync(`content/products/${key}.json`, 'utf8')) as {
    packs: { size: string; gtin: string }[];
  };
function itemOf(gtin = '') {
  const item = tradeItemOf(gtin);
  if (!item) throw new Error(`no pack has the number ${gtin}`);
  return item;
}
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
    ['/10/L26274', '?lote=L26274'],
    ['/10/a%2Fb', '?lote=a%2Fb'],
    ['/10/a/21/b?17=270101', '?17=270101&lote=a'],
    ['?17=270101&utm_source=bag', '?17=270101&utm_source=bag'],
    ['/10/a?lote=b', '?lote=a'],
    ['/21/b', ''],
    ['/10/no%20lot', ''],
    [`/10/${'L'.repeat(21)}`, ''],
  ])('keeps what it understands behind the number: %s', async (rest, query) => {
    expect(whereTo(await get(`/01/${middle}${rest}`))).toBe(
      `307 /es/producto/jummy${query}#size-85g`,
    );
  });

  test.each([
    ['gs1:allergenInfo', 'ingredients'],
    [`${voc}nutritionalInfo`, 'nutrition'],
    ['gs1:pip', 'size-85g'],
    ['gs1:promotion', 'size-85g'],
    ['constructor', 'size-85g'],
  ])('leads to the part for %s', async (type, part) => {
    const query = `linkType=${encodeURIComponent(type)}`;
    expect(whereTo(await get(`/01/${middle}?${query}`))).toBe(
      `307 /es/producto/jummy?${query}#${part}`,
    );
  });

  test('of every pack leads to its product', () => {
    for (const key of productKeys) {
      for (const { size, gtin } of fileOf(key).packs)
        expect(targetOf(itemOf(gtin), 'es')).toBe(`/es/producto/${key}#size-${size.toLowerCase()}`);
    }
  });
});

describe('a scanned lot', () => {
  const scan = async (gtin: string, lot: string, language = 'es') => {
    const response = await get(`/01/${gtin}/10/${lot}`, { 'Accept-Language': language });
    return htmlOf(response.headers.get('Location')?.replace(/#.*/, '') ?? '');
  };
  const noteIn = (html: string) => first(/<div [^>]*id="lot"[^>]*>(.*?)<\/div>/s, html);

  test.each([
    ['es', 'Tu envase es del lote L26274', '/es/contacto/consulta-o-comentario'],
    ['en', 'Your pack is from batch L26274', '/en/contact/query-or-comment'],
    ['fr', 'Votre paquet porte le numéro de lot L26274', '/fr/contact/question-ou-commentaire'],
  ])('leads in %s to a complaint that names product and lot', async (language, words, form) => {
    const note = noteIn(await scan(middle, 'L26274', language));
    expect(note).toContain(words);
    const address = first(/href="([^"]+)"/, note).replaceAll('&amp;', '&');
    expect(address).toBe(`${form}?producto=jummy&lote=L26274`);
    const html = await htmlOf(address);
    expect(html).toContain('<option value="jummy" selected');
    expect(first(/<input([^>]*name="lote"[^>]*)>/, html)).toContain('value="L26274"');
  });

  test('shows the changes of its label, and of no other', async () => {
    const gtin = fileOf('pajitas-ketchup').packs[0]?.gtin ?? '';
    const change = 'Ahora puede contener trazas de mostaza';
    expect(noteIn(await scan(gtin, 'L26256'))).not.toContain(change);
    for (const lot of ['L26257', 'L26258B', 'l26300'])
      expect(noteIn(await scan(gtin, lot)), lot).toContain(change);
    expect(noteIn(await scan(gtin, 'M26300'))).not.toContain(change);
  });

  test('that no pack can have is not shown, nor is an unknown product', async () => {
    expect(noteIn(await htmlOf('/es/producto/jummy'))).toBe('');
    const words = encodeURIComponent('Come gratis en otro.example');
    expect(noteIn(await htmlOf(`/es/producto/jummy?lote=${words}`))).toBe('');
    const html = await htmlOf(`/es/contacto/consulta-o-comentario?producto=nada&lote=${words}`);
    expect(html).not.toContain('gratis en otro');
    expect(html).not.toMatch(/<option value="[^"]+" selected/);
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

  // RFC 9264, 4.2, and the link targets of GS1-Conformant resolver 1.1, 2.10.
  test('of every product follows the schema', () => {
    const text = (pattern: string) => ({ type: 'string', pattern });
    const [uri, some] = [text('^https?://[^\\s]+$'), { type: 'array', minItems: 1 }];
    const exact = { type: 'object', additionalProperties: false };
    const properties = {
      ...{ href: uri, title: text('.'), type: text('^[a-z]+/[a-z+.-]+$') },
      hreflang: { ...some, items: text('^[a-z]{2,3}(-[A-Za-z0-9]+)*$') },
    };
    const links = { ...some, items: { ...exact, required: ['href', 'title'], properties } };
    const linkset = {
      ...exact,
      required: ['anchor', `${voc}defaultLink`],
      properties: {
        ...{ anchor: text('^https?://[^/]+/01/\\d{14}$'), itemDescription: text('.') },
        [`${voc}defaultLink`]: { ...links, maxItems: 1 },
      },
      patternProperties: { '^https?://': links },
    };
    const validate = new Ajv2020({ allErrors: true, allowMatchingProperties: true }).compile({
      ...exact,
      required: ['linkset'],
      properties: { linkset: { ...some, items: linkset } },
    });
    for (const key of productKeys) {
      const [pack] = fileOf(key).packs;
      validate(linksetOf(itemOf(pack?.gtin), 'https://www.risi.example'));
      expect(validate.errors, key).toBeNull();
    }
  });

  test('is what this resolver says it gives', async () => {
    const response = await get('/.well-known/gs1resolver');
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(await response.json()).toEqual({
      name: 'Risi',
      resolverRoot: new URL(response.url).origin,
      supportedPrimaryKeys: ['01'],
      supportedLinkType: [{ namespace: voc, prefix: 'gs1:' }],
      linkTypeDefaultCanBeLinkset: false,
    });
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
