import { readFileSync, statSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { placedFigures } from '../../build/content/reading/figures.ts';
import pressFile from '../../content/press.json' with { type: 'json' };
import { addressOf } from '../../src/site/addresses/addresses.ts';
import { contactOf } from '../../src/site/company/company.ts';
import { type Language, languages } from '../../src/site/i18n/languages.ts';
import { words } from '../../src/site/i18n/words.ts';
import { validAnswers } from '../support/forms/answers.ts';
import { post } from '../support/forms/posting.ts';
import { textOf } from '../support/html.ts';
import { first, get, htmlOf } from '../support/http.ts';

const press = placedFigures(pressFile);

describe('the distributor locator', () => {
  test('shows the distributor of a province, with phone and mail', async () => {
    const html = await htmlOf('/es/distribuidores?provincia=madrid');
    expect(html).toContain('Distribuciones Sierra Clara');
    expect(html).toContain('Reparto Sur de Mediodía');
    expect(html).toContain('href="tel:+34900000041"');
    expect(html).toContain('href="mailto:sierra-clara@example.com"');
    expect(html).toMatch(/<img [^>]*alt="[^"]{8,}"/);
    expect(html.split('<sup>*</sup>')).toHaveLength(3);
    expect(html).toContain('<b>Madrid y Toledo.</b>');
    expect(html.split(words.es('distributor.sample'))).toHaveLength(2);
    expect(html).toMatch(/<a href="\?provincia=madrid#result" aria-current="true">Madrid/);
  });

  test.each([
    ['soria', ['la-rioja', 'alava', 'burgos']],
    ['teruel', ['cuenca', 'castellon', 'valencia']],
    ['melilla', ['almeria', 'malaga', 'ceuta']],
  ])(
    'says that nobody delivers to %s, and leads consumers to the contact form and to the three nearest provinces',
    async (province, nearest) => {
      const notice = 'actualmente no hay distribuidor en esta provincia';
      const question = addressOf('contact-question', 'es');
      const html = await htmlOf(`/es/distribuidores?provincia=${province}`);
      expect(html).toContain(notice);
      expect(html).toMatch(
        new RegExp(`class="status".*?href="${question}\\?[^"]*provincia=${province}"`, 's'),
      );
      const result = first(/id="result"(.*?)<form/s, html);
      const offered = result.matchAll(/href="\?provincia=([a-z-]+)#result"/g);
      expect([...offered].map(([, id]) => id)).toEqual(nearest);
      for (const other of ['', '?provincia=atlantis'])
        expect(await htmlOf(`/es/distribuidores${other}`)).not.toContain(notice);
    },
  );

  test('leads a seller to a form that knows country, province and postcode', async () => {
    const html = await htmlOf('/en/distributor?cp=42001');
    expect(html).toMatch(/<a class="more" href="#enquiry">I want to sell it/);
    const form = html.slice(html.indexOf('id="enquiry"'));
    expect(form).toMatch(
      /<select id="distributor-provincia"[^>]*>.*?<option value="42" selected>Soria/s,
    );
    expect(form).toMatch(/<input [^>]*name="cp"[^>]* value="42001"/);
    expect(form).toMatch(/<input [^>]*name="pais"[^>]* value="Spain"/);
  });

  test('keeps the submitted province in a returned form', async () => {
    const wrong = await post(
      { url: inject('site') },
      '/en/distributor',
      new URLSearchParams({ ...validAnswers('distributor'), email: 'x' }),
    );
    expect(await wrong.text()).toContain('<option value="28" selected>Madrid');
  });

  test('has each of the 52 provinces on the map and in the list', async () => {
    const html = await htmlOf('/fr/concessionnaires');
    const ids = [...html.matchAll(/href="\?provincia=([a-z-]+)#result"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(52);
    expect(html.match(/<li><a href="\?provincia=[a-z-]+#result">/g)).toHaveLength(52);
    expect(html).toContain('Barcelone');
  });

  test('finds the province of a postcode, and says it in the title', async () => {
    for (const written of ['45001', '45 001', '45600']) {
      const html = await htmlOf(`/es/distribuidores?cp=${encodeURIComponent(written)}`);
      expect(html, written).toContain('Reparto Sur de Mediodía');
      expect(html, written).toContain('<title>Dónde comprar en Toledo');
    }
    for (const wrong of ['00001', '53000', '450', 'Toledo'])
      expect(await htmlOf(`/en/distributor?cp=${wrong}`), wrong).toContain(
        'Enter the five digits of a Spanish postcode',
      );
  });

  test('keeps the postcode that was looked up, in the answer and in its field', async () => {
    const html = await htmlOf('/es/distribuidores?cp=28%20001&producto=jummy');
    expect(html).toMatch(/id="result".*?<h2[^>]*>Jummy en Madrid \(28001\)<\/h2>/s);
    expect(html).toMatch(/<input [^>]*id="cp"[^>]* value="28001"/);
    expect(await htmlOf('/es/distribuidores?provincia=madrid')).toContain('Risi en Madrid</h2>');
  });

  test.each(languages)(
    'asks in %s for the postcode, says where a consumer asks first, then who delivers there, and shows the card',
    async (language) => {
      const t = words[language];
      const address = addressOf('distributors', language);
      const answerTo = async (query: string) =>
        first(/<h1(.*?)id="shops"/s, await htmlOf(address + query));
      const near = await answerTo('');
      expect(inOrder(near, 'id="cp"', t('distributor.ask'), t('distributor.missing'))).toBe(true);
      expect(near).toContain(t('distributor.cards'));
      const there = await answerTo('?provincia=madrid&producto=jummy');
      const parts = [t('distributor.askFirst'), t('distributor.theyKnow'), 'tel:', t('card.show')];
      expect(inOrder(there, 'id="cp"', ...parts)).toBe(true);
      // Two deliver in Madrid.
      expect(there).toContain(t('distributor.any'));
      expect(await answerTo('?provincia=toledo')).not.toContain(t('distributor.any'));
    },
  );

  test.each([
    ['/es/distribuidores', /PDF · \d+\skB · \d+ \p{L}+ \d{4}</u],
    ['/en/distributor', /PDF · \d+\skB · \d+ \p{L}+ \d{4} · in Spanish</u],
    ['/fr/concessionnaires', /PDF · \d+\sko · \p{L}*\d+\p{L}* \p{L}+ \d{4} · en espagnol</u],
  ])(
    '%s tells size and date of the catalogues that there are, and which is being updated',
    async (path, facts) => {
      const html = await htmlOf(path);
      const links = html.matchAll(/<p class="download"><a [^>]*href="([^"]+\.pdf)"/g);
      const addresses = [...links].map(([, address = '']) => address);
      expect(html).toMatch(facts);
      expect(html).toContain(words[path.slice(1, 3) as Language]('download.updating'));
      expect(addresses.length + html.split('<p class="download"><b>').length - 1).toBe(3);
      for (const address of addresses)
        expect((await get(address)).headers.get('Content-Type')).toBe('application/pdf');
    },
  );

  test('has the lines of customer service, orders and export, and the enquiry for a super kiosk', async () => {
    const html = await htmlOf('/en/distributor');
    const lines = first(/<aside class="card lines"[^>]*>(.*?)<\/aside>/s, html);
    expect(lines.match(/<dt>/g)).toHaveLength(3);
    expect(lines).toMatch(/href="tel:\+34900\d{6}"/);
    for (const line of ['orders', 'export'])
      expect(lines).toContain(`href="mailto:${contactOf(line).email}"`);
    expect(html).toMatch(/<article [^>]*id="super-kiosk".*?href="#enquiry"/s);
    expect(html).toMatch(/id="enquiry".*?<form [^>]*class="form/s);
  });
});

test('the contact page gives every audience a phone number and an e-mail address', async () => {
  const lines = first(/<aside class="card lines[^>]*>(.*?)<\/aside>/s, await htmlOf('/fr/contact'));
  const audiences = lines.split('<dt>').slice(1);
  expect(audiences).toHaveLength(4);
  for (const audience of audiences)
    expect(audience).toMatch(/href="tel:\+34900\d{6}".*href="mailto:/s);
});

describe('promotions', () => {
  test('come first and whole while running, and last and bitten once over', async () => {
    const html = await htmlOf('/es/promociones');
    const tickets = [...html.matchAll(/<article class="(ticket[^"]*)"/g)].map(([, name]) => name);
    expect(tickets).toEqual(['ticket', 'ticket', 'ticket is-over', 'ticket is-over']);
    // Dates stay on one line.
    expect(html).toContain('Abierta hasta el 30\u00a0de\u00a0junio\u00a0de\u00a02027');
    expect(html).toContain('Terminó el 15\u00a0de\u00a0enero\u00a0de\u00a02024');
    for (const linking of [html, await htmlOf('/fr/conformite-reglementaire')])
      expect(linking).toContain('href="https://www.example.com/promocion-restaurantes"');
  });

  test('lead to their legal terms, and the contest to its own page', async () => {
    const html = await htmlOf('/fr/promotion');
    expect(html).toContain('href="/fr/base-juridique/risketos"');
    expect(html).toContain('href="/fr/fulloftrikersrandom"');
    expect(await htmlOf('/fr/promotion/full-of-trikers-random')).toContain(
      'Du 1er mars 2026 au 30 juin 2027',
    );
  });

  test('the contest is read as one plain heading', async () => {
    const html = await htmlOf('/es/fulloftrikersrandom');
    expect(html).toMatch(
      /<h1><span class="sr">Full of Trikers Random<\/span><span aria-hidden="true"/,
    );
  });
});

describe('press materials', () => {
  test('show a preview of each', async () => {
    const html = await htmlOf('/fr/documents-de-presse');
    const posters =
      /<li class="poster" data-material="[^"]+"><div class="poster__art"><img src="(\/press\/[^"]+)"/g;
    const previews = [...html.matchAll(posters)].map(([, address = '']) => address);
    expect(previews).toHaveLength(press.materials.length);
    for (const address of previews) expect((await get(address)).status, address).toBe(200);
  });

  test('are real files of the stated size, none above 200 kB', async () => {
    const html = await htmlOf('/es/materiales-de-prensa');
    const chip = /<a class="chip" href="(\/press\/[^"]+)"[^>]*>.*?<small>([^<]+)<\/small>/g;
    const links = [...html.matchAll(chip)];
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

  test.each([
    ['es', '/es/materiales-de-prensa', 'vectorial, para imprenta: cualquier tamaño'],
    ['en', '/en/materiales-de-prensa', 'vector, for print: any size'],
    ['fr', '/fr/documents-de-presse', 'vectoriel, pour l’impression : toute taille'],
  ])(
    'say which is for print, and how many pixels a picture has, in %s',
    async (_, page, vector) => {
      const html = (await htmlOf(page)).replaceAll(/[\u00a0\u202f]/g, ' ');
      const notes = (file: string) =>
        first(new RegExp(`href="/press/${file}".*?</small>\\s*<small>([^<]+)</small>`), html);
      expect(notes('risi-pack-gusanitos.svg')).toBe(vector);
      expect(notes('risi-pack-gusanitos.png')).toBe('900 × 1200 px');
    },
  );

  test('contain lettering as outlines and no scripts', () => {
    for (const language of ['es', 'en', 'fr'])
      expect(readFileSync(`public/press/risi-fact-sheet-${language}.svg`, 'utf8')).not.toMatch(
        /<text|<script|font-family/,
      );
  });
});

test.each(languages)(
  'where to find a product keeps the product to its answer in %s',
  async (language) => {
    const page = await htmlOf(addressOf('product', language, { key: 'jummy' }));
    const address = `${addressOf('distributors', language)}?producto=jummy`;
    expect(page).toContain(`href="${address}"`);
    const choice = await htmlOf(address);
    const card = addressOf('kiosk-card', language, { key: 'jummy' });
    const says = (html: string) => {
      expect(html).toMatch(/id="result".*?<h2[^>]*>[^<]*Jummy[^<]*<\/h2>/s);
      expect(html).toContain(`href="${card}"`);
    };
    says(choice);
    expect(choice).toContain('<input type="hidden" name="producto" value="jummy"/>');
    for (const [, query] of choice.matchAll(/href="(\?provincia=[^"]*)"/g))
      expect(query).toMatch(/&amp;producto=jummy#result$/);
    const answer = await htmlOf(`${address}&cp=28001`);
    const deliverers = answer.indexOf('class="ticket deliverer"');
    expect(deliverers).toBeGreaterThan(0);
    expect(deliverers).toBeLessThan(answer.indexOf(`href="${card}"`));
    says(answer);
  },
);

test.each(languages)(
  'the menus in %s have where to buy, and what is for shops and distributors',
  async (language) => {
    const address = addressOf('distributors', language);
    const t = words[language];
    const page = await htmlOf(address);
    for (const menu of [/<header.*?<\/header>/s, /<footer.*?<\/footer>/s]) {
      const links = menu.exec(page)?.[0] ?? '';
      expect(links).toMatch(new RegExp(`href="${address}"[^>]*>${t('menu.buy')}<`));
      expect(links).toMatch(new RegExp(`href="${address}#shops"[^>]*>${t('menu.distributors')}<`));
    }
    expect(page).toMatch(/<section class="paper shops" id="shops">/);
  },
);

describe.each(languages)('who asks in %s about a province where nobody delivers', (language) => {
  const question = addressOf('contact-question', language);
  const selected = (html: string) => [...html.matchAll(/<option value="([^"]*)" selected/g)];

  test('finds the question, the place and the product in the form', async () => {
    const answer = await htmlOf(`${addressOf('distributors', language)}?cp=42001&producto=jummy`);
    const link = first(new RegExp(`href="(${question}\\?[^"]*)"`), answer).replaceAll('&amp;', '&');
    const form = await htmlOf(link);
    expect(selected(form).map(([, value]) => value)).toEqual(['jummy', '42']);
    expect(form).toMatch(/<input [^>]*name="cp"[^>]* value="42001"/);
    expect(form).toMatch(/<input [^>]*name="asunto"[^>]* value="[^"]/);
    expect(form).toMatch(/<textarea [^>]*name="mensaje"[^>]*>[^<]*Jummy[^<]*Soria/);
  });

  test.each(['provincia=atlantida', 'cp=99999', 'provincia=33'])(
    'finds the form empty if %s names no province',
    async (query) => {
      const form = await htmlOf(`${question}?${query}`);
      expect(
        selected(form)
          .map(([, value]) => value)
          .filter(Boolean),
      ).toEqual([]);
      expect(form).not.toMatch(/<input [^>]*name="cp"[^>]* value="\d/);
    },
  );
});

test('an unknown product leaves the page as it is', async () => {
  const address = addressOf('distributors', 'es');
  expect(await htmlOf(`${address}?producto=constructor`)).not.toContain('name="producto"');
});

test.each(languages)(
  'who reads a phone number abroad in %s learns how to be called',
  async (language) => {
    for (const page of ['contact', 'contact-question', 'distributors', 'pressroom'] as const) {
      const text = textOf(await (await get(addressOf(page, language))).text());
      expect([page, text.includes(words[language]('contact.abroad'))]).toEqual([page, true]);
    }
  },
);

/** Whether a page holds texts in this order. */
function inOrder(html: string, ...texts: string[]): boolean {
  const places = texts.map((text) => html.indexOf(text));
  return places.every((place, i) => place > (places[i - 1] ?? -1));
}
