import { readFileSync, statSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { placedFigures } from '../../build/content/reading/figures.ts';
import pressFile from '../../content/press.json' with { type: 'json' };
import { contactOf } from '../../src/site/company/company.ts';
import { validAnswers } from '../support/forms/answers.ts';
import { post } from '../support/forms/posting.ts';
import { get } from '../support/http.ts';

const press = placedFigures(pressFile);

const page = async (path: string): Promise<string> => (await get(path)).text();

describe('the distributor locator', () => {
  test('shows the distributor of a province, with phone and mail', async () => {
    const html = await page('/es/distribuidores?provincia=madrid');
    expect(html).toContain('Distribuciones Sierra Clara');
    expect(html).toContain('Reparto Sur de Mediodía');
    expect(html).toContain('href="tel:+34900000041"');
    expect(html).toContain('href="mailto:sierra-clara@example.com"');
    expect(html).toMatch(/<img [^>]*alt="[^"]{8,}"/);
    expect(html).toMatch(/<a href="\?provincia=madrid#result" aria-current="true">Madrid/);
  });

  test.each([
    ['/es/distribuidores', 'Lo sentimos: actualmente no hay distribuidor en esta provincia'],
    ['/en/distributor', 'Sorry: there is currently no distributor in this province'],
    ['/fr/concessionnaires', 'Actuellement il n’y a pas de distributeur dans cette province'],
  ])('%s says that nobody delivers, and leads to the enquiry', async (path, notice) => {
    for (const province of ['soria', 'teruel', 'melilla']) {
      const html = await page(`${path}?provincia=${province}`);
      expect(html).toContain(notice);
      expect(html).toMatch(/class="status is-error".*?href="#enquiry"/s);
    }
    expect(await page(path)).not.toContain(notice);
  });

  test('fills in the province that was looked up, and keeps the submitted one in a returned form', async () => {
    const html = await page('/en/distributor?provincia=soria');
    expect(html).toMatch(
      /<select id="distributor-provincia"[^>]*>.*?<option value="42" selected>Soria/s,
    );
    const wrong = await post(
      { url: inject('site') },
      '/en/distributor',
      new URLSearchParams({ ...validAnswers('distributor'), email: 'x' }),
    );
    expect(await wrong.text()).toContain('<option value="28" selected>Madrid');
  });

  test('has each of the 52 provinces on the map and in the list', async () => {
    const html = await page('/fr/concessionnaires');
    expect(
      new Set([...html.matchAll(/href="\?provincia=([a-z-]+)#result"/g)].map(([, id]) => id)).size,
    ).toBe(52);
    expect(html.match(/<li><a href="\?provincia=[a-z-]+#result">/g)).toHaveLength(52);
    expect(html).toContain('Barcelone');
  });

  test('finds the province of a postcode, and says it in the title', async () => {
    for (const written of ['45001', '45 001', '45600']) {
      const html = await page(`/es/distribuidores?cp=${encodeURIComponent(written)}`);
      expect(html, written).toContain('Reparto Sur de Mediodía');
      expect(html, written).toContain('<title>Distribuidores en Toledo');
    }
    for (const wrong of ['00001', '53000', '450', 'Toledo'])
      expect(await page(`/en/distributor?cp=${wrong}`), wrong).toContain(
        'Enter the five digits of a Spanish postcode',
      );
  });

  test.each([
    ['soria', ['la-rioja', 'navarra']],
    ['teruel', ['castellon', 'guadalajara']],
    ['melilla', ['almeria', 'malaga']],
  ])('offers the two provinces nearest to %s', async (province, nearest) => {
    const result =
      /id="result".*?<form/s.exec(await page(`/es/distribuidores?provincia=${province}`))?.[0] ??
      '';
    expect(
      [...result.matchAll(/href="\?provincia=([a-z-]+)#result"/g)].map(([, id]) => id),
    ).toEqual(nearest);
  });

  test('has two entries, each leading to what it says', async () => {
    const html = await page('/en/distributor');
    const doors = /<nav class="row sea-doors".*?<\/nav>/s.exec(html)?.[0] ?? '';
    expect(
      [...doors.matchAll(/href="#([^"]+)">([^<]+)/g)].map(([, id, name]) => [id, name]),
    ).toEqual([
      ['eat', 'I want to eat it'],
      ['enquiry', 'I want to sell it'],
    ]);
    expect(html).toMatch(/id="eat".*?kiosks, corner shops/s);
  });

  test('ignores an unknown province', async () => {
    const response = await get('/es/distribuidores?provincia=atlantis');
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('actualmente no hay distribuidor');
  });

  test.each([
    ['/es/distribuidores', 'Estamos actualizando nuestro catálogo, en breve estará disponible'],
    ['/en/distributor', 'We are updating our catalogue. It will be available soon.'],
    ['/fr/concessionnaires', 'Nous mettons à jour notre catalogue. Il sera bientôt disponible'],
  ])('%s says which catalogue is being updated', async (path, message) => {
    expect(await page(path)).toContain(message);
  });

  test.each([
    ['/es/distribuidores', /PDF · \d+\skB · \d+ \p{L}+ \d{4}</u],
    ['/en/distributor', /PDF · \d+\skB · \d+ \p{L}+ \d{4} · in Spanish</u],
    ['/fr/concessionnaires', /PDF · \d+\sko · \p{L}*\d+\p{L}* \p{L}+ \d{4} · en espagnol</u],
  ])('%s tells size and date of the catalogues that there are', async (path, facts) => {
    const html = await page(path);
    const addresses = [...html.matchAll(/<p class="download"><a [^>]*href="([^"]+\.pdf)"/g)].map(
      ([, address = '']) => address,
    );
    expect(html).toMatch(facts);
    expect(addresses.length + html.split('<p class="download"><b>').length - 1).toBe(3);
    for (const address of addresses)
      expect((await get(address)).headers.get('Content-Type')).toBe('application/pdf');
  });

  test.each(['/es/distribuidores', '/en/distributor', '/fr/concessionnaires'])(
    '%s has the lines of customer service, orders and export, and the enquiry for a super kiosk',
    async (path) => {
      const html = await page(path);
      const lines = /<aside class="card lines"[^>]*>.*?<\/aside>/s.exec(html)?.[0] ?? '';
      expect(lines.match(/<dt>/g)).toHaveLength(3);
      expect(lines).toMatch(/href="tel:\+34900\d{6}"/);
      for (const line of ['orders', 'export'])
        expect(lines).toContain(`href="mailto:${contactOf(line).email}"`);
      expect(html).toMatch(/<article [^>]*id="super-kiosk".*?href="#enquiry"/s);
      expect(html).toMatch(/id="enquiry".*?<form [^>]*class="form/s);
    },
  );
});

test.each(['/es/contacto', '/en/contact', '/fr/contact'])(
  '%s gives every audience a phone number and an e-mail address',
  async (path) => {
    const html = await page(path);
    const lines = /<aside class="card lines[^>]*>.*?<\/aside>/s.exec(html)?.[0] ?? '';
    const audiences = lines.split('<dt>').slice(1);
    expect(audiences).toHaveLength(4);
    for (const audience of audiences)
      expect(audience).toMatch(/href="tel:\+34900\d{6}".*href="mailto:/s);
  },
);

describe('promotions', () => {
  test('come first and whole while running, and last and bitten once over', async () => {
    const html = await page('/es/promociones');
    const tickets = [...html.matchAll(/<article class="(ticket[^"]*)"/g)].map(([, name]) => name);
    expect(tickets).toEqual(['ticket', 'ticket', 'ticket is-over', 'ticket is-over']);
    expect(html).toContain('Abierta hasta el 30 de junio de 2027');
    expect(html).toContain('Terminó el 15 de enero de 2024');
    for (const linking of [html, await page('/fr/conformite-reglementaire')])
      expect(linking).toContain('href="https://www.example.com/promocion-restaurantes"');
  });

  test('lead to their legal terms, and the contest to its own page', async () => {
    const html = await page('/fr/promotion');
    expect(html).toContain('href="/fr/base-juridique/risketos"');
    expect(html).toContain('href="/fr/fulloftrikersrandom"');
    expect(await page('/fr/promotion/full-of-trikers-random')).toContain(
      'Du 1er mars 2026 au 30 juin 2027',
    );
  });

  test.each([
    [
      '/es/promocion/pipas-de-pena',
      'promoción terminada',
      'Terminó el 31 de octubre de 2024',
      '/es/bases-legales-promocion/pipas',
    ],
    [
      '/en/promocion/pipas-de-pena',
      'promotion ended',
      'Ended on 31 October 2024',
      '/en/risi-promotion-terms-and-conditions/pipas',
    ],
    [
      '/fr/promotion/pipas-de-pena',
      'promotion terminée',
      'Terminée le 31 octobre 2024',
      '/fr/base-juridique/pipas',
    ],
  ])(
    'that are over say so, keep their legal terms and take no entries: %s',
    async (path, title, state, terms) => {
      const html = await page(path);
      expect(html).toContain(`${title} · Risi</title>`);
      expect(html).toContain(state);
      expect(html).toContain(`href="${terms}"`);
      expect(html).not.toContain('participate');
    },
  );

  test('the contest is read as one plain heading', async () => {
    const html = await page('/es/fulloftrikersrandom');
    expect(html).toMatch(
      /<h1><span class="sr">Full of Trikers Random<\/span><span aria-hidden="true"/,
    );
  });
});

describe('press materials', () => {
  test.each(['/es/materiales-de-prensa', '/en/materiales-de-prensa', '/fr/documents-de-presse'])(
    '%s shows a preview of each',
    async (path) => {
      const html = await page(path);
      const previews = [
        ...html.matchAll(
          /<li class="poster" data-material="[^"]+"><div class="poster__art"><img src="(\/press\/[^"]+)"/g,
        ),
      ].map(([, address = '']) => address);
      expect(previews).toHaveLength(press.materials.length);
      for (const address of previews) expect((await get(address)).status, address).toBe(200);
    },
  );

  test('are real files of the stated size, none above 200 kB', async () => {
    const html = await page('/es/materiales-de-prensa');
    const links = [
      ...html.matchAll(/<a class="chip" href="(\/press\/[^"]+)"[^>]*>.*?<small>([^<]+)<\/small>/g),
    ];
    expect(links).toHaveLength(press.materials.flatMap(({ formats }) => formats).length);
    for (const [, address = '', size] of links) {
      const response = await get(address);
      expect(response.status, address).toBe(200);
      expect(response.headers.get('Content-Type'), address).toMatch(
        address.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
      );
      const { byteLength } = await response.arrayBuffer();
      expect(byteLength, address).toBeLessThan(200_000);
      expect(size, address).toBe(`${Math.max(1, Math.round(byteLength / 1000))} kB`);
      expect(byteLength).toBe(statSync(`public${address}`).size);
    }
  });

  test('contain lettering as outlines and no scripts', () => {
    for (const language of ['es', 'en', 'fr'])
      expect(readFileSync(`public/press/risi-fact-sheet-${language}.svg`, 'utf8')).not.toMatch(
        /<text|<script|font-family/,
      );
  });
});
