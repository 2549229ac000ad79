import { describe, expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { startReadingSite } from '../../support/backEnd/readingSite.ts';
import { validForm } from '../../support/forms/answers.ts';
import { post, postApi } from '../../support/forms/posting.ts';
import { first, htmlOf, visit } from '../../support/http.ts';

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
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format();
const promotions = [
  promotionOf('terminada', inDays(-20), inDays(-10)),
  promotionOf('por-venir', inDays(10), inDays(20)),
  promotionOf('en-marcha', inDays(-10), inDays(10)),
  promotionOf('de-hoy', today, today),
];
/** Spelt with capitals, which its address has not. */
const capital = promotionOf('En-Mayo', inDays(-10), inDays(10));

/** Slugs of the promotions that entries were sent to. */
const entered: unknown[] = [];
const site = await startReadingSite(({ path, body }) => {
  if (path === '/api/contacto') entered.push(JSON.parse(body).asunto);
  if (path === '/api/promotions') return { body: { data: promotions } };
  const slug = first(/\/promocion\/(.*)$/, path);
  if (slug === 'caida') return { status: 500, body: '' };
  if (slug === 'en-mayo') return { body: capital };
  if (slug === '12') return { body: promotions[2] };
  return { body: { ok: true, data: promotions.find((one) => one.slug === slug) } };
});
const closed = 'Esta promoción no admite participaciones: mira sus fechas en las bases legales.';
const page = async (slug: string) => htmlOf(`/es/promocion/${slug}`, site);

describe('a promotion', () => {
  test.each([
    ['that runs', 'en-marcha', 'Abierta hasta el', 'cómo participar', true],
    ['that runs today alone', 'de-hoy', 'Abierta hasta el', 'cómo participar', true],
    ['that has not begun', 'por-venir', 'Empieza el', 'cómo participar', false],
    ['that has ended', 'terminada', 'Terminó el', 'promoción terminada', false],
  ])('%s says so, and takes entries or not', async (_, slug, state, title, isOpen) => {
    const html = await page(slug);
    expect(html).toContain(state);
    expect(html).toContain(`Promoción ${slug}: ${title}`);
    expect(html.includes('id="participate"')).toBe(isOpen);
    entered.length = 0;
    expect(await postApi(site, 'contest', { asunto: slug })).toMatchObject(
      isOpen ? { status: 200 } : { status: 422, error: closed },
    );
    expect(entered).toEqual(isOpen ? [slug] : []);
  });

  test('gets entries under the name that the company gave it, with and without a script', async () => {
    entered.length = 0;
    const answers = validForm('contest', { asunto: 'En-Mayo' });
    expect((await post(site, '/es/promocion/en-mayo', answers)).status).toBe(303);
    await postApi(site, 'contest', { asunto: 'En-Mayo' });
    await postApi(site, 'contest', { asunto: 'en-mayo' });
    expect(entered).toEqual(['En-Mayo', 'En-Mayo', 'En-Mayo']);
  });

  test('is at its own address alone, though the back end also finds it by its id', async () => {
    expect((await visit('/es/promocion/en-marcha', site)).status).toBe(200);
    expect((await visit('/es/promocion/12', site)).status).toBe(404);
  });
});

describe('an entry for a promotion that cannot be shown', () => {
  const path = '/es/promocion/caida';
  const entry = (over: Record<string, string> = {}) =>
    post(site, path, validForm('contest', { asunto: 'caida', ...over }));

  test('is confirmed once it is accepted', async () => {
    entered.length = 0;
    const { status, headers } = await entry();
    expect([status, entered]).toEqual([303, ['caida']]);
    await entry({ asunto: 'Caida' });
    await entry({ asunto: 'otra' });
    expect(entered).toEqual(['caida', 'Caida', 'caida']);
    const receipt = await fetch(site.url + headers.get('Location'));
    const html = await receipt.text();
    expect(html).toContain(words.es('promotion.itemUnavailable'));
    expect(html).toMatch(/class="reference">[\w-]+</);
  });

  test('keeps its answers if it is sent back', async () => {
    const response = await entry({ email: 'ana@', nombre: 'Ana Prueba' });
    const html = await response.text();
    expect(html).toContain('value="Ana Prueba"');
    expect(html).toMatch(/name="asunto"[^>]*value="caida"|value="caida"[^>]*name="asunto"/);
  });

  test('comes from adults only, because it may be for them', async () => {
    entered.length = 0;
    const young = `${new Date().getFullYear() - 16}-01-01`;
    const answers = { asunto: 'caida', fecha_nacimiento: young };
    expect(await postApi(site, 'contest', answers)).toMatchObject({
      status: 422,
      errors: { fecha_nacimiento: [expect.stringContaining('18 años')] },
    });
    expect(entered).toEqual([]);
  });

  test('is not asked for', async () => {
    const response = await fetch(site.url + path);
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('name="asunto"');
  });
});

describe('a promotion with only a title', async () => {
  const bare = [
    { titulo: 'Un verano con menosAire' },
    { titulo: 'Algo gordo' },
    { titulo: '¡Gana con Míos &amp; <b>Pipas</b>!' },
    { titulo: '🎉' },
    { slug: 'sin-titulo-alguno' },
  ];
  const titled = await startReadingSite(({ path, method }) => {
    if (path === '/api/promotions') return { body: { data: bare } };
    return method === 'GET' ? { status: 404, body: { ok: false, error: 'not found' } } : undefined;
  });
  test('has an address derived from it, and opens', async () => {
    const { html } = await visit('/es/promociones', titled);
    const listed = [...html.matchAll(/<h2[^>]*><a href="([^"]+promocion[^"]+)">([^<]+)/g)];
    expect(listed.map(([, address, title]) => [address, title])).toEqual([
      ['/es/promocion/un-verano-con-menosaire', 'Un verano con menosAire'],
      ['/es/promocion/algo-gordo', 'Algo gordo'],
      ['/es/promocion/gana-con-mios-pipas', '¡Gana con Míos &amp; Pipas!'],
      ['/es/promocion/sin-titulo', '🎉'],
    ]);
    for (const [, address = '', title] of listed) {
      const { status, html } = await visit(address, titled);
      expect([status, first(/<h1[^>]*>([^<]+)/, html)], address).toEqual([200, title]);
    }
    expect((await visit('/sitemap.xml', titled)).html).toContain('/promocion/gana-con-mios-pipas<');
    for (const slug of ['otra-cosa', 'sin-titulo-alguno'])
      expect((await visit(`/es/promocion/${slug}`, titled)).status).toBe(404);
  });

  test.each(languages)('is a full page in %s', async (language) => {
    const t = words[language];
    const pageOf = async (slug: string) => {
      const { html } = await visit(addressOf('promotion', language, { slug }), titled);
      return first(/<main(.*?)<\/main>/s, html);
    };
    const air = await pageOf('un-verano-con-menosaire');
    const other = addressOf('promotion', language, { slug: 'gana-con-mios-pipas' });
    expect(air).toContain(t('promotion.untold'));
    // The colours of crisps.
    expect(air).toContain('class="ticket" data-tone="azafran"');
    for (const address of [
      addressOf('promotion-terms', language, { id: 'menos-aire' }),
      addressOf('contact-question', language),
      addressOf('promotions', language),
      other,
    ])
      expect(air).toContain(`href="${address}"`);
    const unknown = await pageOf('algo-gordo');
    expect(unknown).toContain(`href="${addressOf('promotion-terms-list', language)}"`);
    expect(unknown).not.toMatch(/<p[^>]*><\/p>/);
    // The list has them, and the contest, which the back end does not name.
    const { html: list } = await visit(addressOf('promotions', language), titled);
    expect(list).toContain(`href="${other}"`);
    expect(list).toContain(`href="${addressOf('contest', language)}"`);
  });
});

test('a promotion shows what else is known: its picture, or a single date', async () => {
  const promotion = {
    slug: 'con-foto',
    titulo: 'Con foto',
    starts_at: '2024-05-01',
    list_img: { url: 'https://pictures.example.com/foto.webp' },
  };
  await using site = await startReadingSite(
    ({ path }) =>
      path === '/api/promotions'
        ? { body: { data: [promotion] } }
        : path.endsWith('/promocion/con-foto')
          ? { body: promotion }
          : undefined,
    { IMAGE_HOSTS: 'pictures.example.com' },
  );
  const html = await htmlOf('/es/promocion/con-foto', site);
  expect(html).toContain('src="https://pictures.example.com/foto.webp"');
  expect(html).toContain('Desde el 1 de mayo de 2024');
});

test('the home page shows a running promotion as banner and teaser, and no ended one', async () => {
  const main = first(/<main(.*?)<\/main>/s, await htmlOf('/es', site));
  const shown = main.match(/href="\/es\/promocion\/[\w-]+"/g);
  expect(new Set(shown)).toEqual(new Set(['href="/es/promocion/en-marcha"']));
  expect(main).toContain('id="banner-promotion"');
  expect(main).toContain('Promoción en-marcha</h2>');
});
