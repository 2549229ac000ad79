import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { addressOf, addressOfPlace, feedAddress } from '../../../src/site/addresses/addresses.ts';
import { type Language, languages } from '../../../src/site/i18n/languages.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { productKeys } from '../../support/contentNames.ts';
import { type Facts, factsOf, type Node, textOf } from '../../support/html.ts';
import { get } from '../../support/http.ts';
import { inTurn } from '../../support/inTurn.ts';
import { ownSite } from '../../support/ownSite.ts';
import { knownPlaces } from '../../support/places.ts';
import {
  alternatesIn,
  each,
  faultsOf,
  readPage,
  readSitemap,
  type SitemapPage,
} from '../../support/sitemapPages.ts';

const sitemap = await readSitemap();
const { xml, entries, pages } = sitemap;
const faultsIn = (check: Parameters<typeof faultsOf>[1]) => faultsOf(sitemap, check);

describe('the sitemap', () => {
  test('is valid against the protocol’s schema', async () => {
    const schema = readFileSync('tests/support/sitemap.xsd', 'utf8');
    const validate = async (contents: string) =>
      (await validateXML({ xml: { fileName: 'sitemap.xml', contents }, schema })).errors.map(
        ({ message }) => message,
      );
    expect(await validate(xml)).toEqual([]);
    expect(await validate(xml.replace('<lastmod>', '<lastmod>yesterday, '))).not.toEqual([]);
  });

  test('is within the protocol’s limits', () => {
    expect(entries.length).toBeLessThanOrEqual(50_000);
    expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024);
    for (const { loc, lastmod } of entries) {
      expect(loc.length).toBeLessThan(2048);
      expect(lastmod).toMatch(/^\d{4}-\d{2}(-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?Z)?)?$/);
      expect(Date.parse(lastmod)).toBeLessThanOrEqual(Date.now());
    }
  });

  test('lists every page but the report mailbox once in every language, with news and running promotions', () => {
    const addresses = entries.map(({ loc }) => loc.slice(inject('site').length));
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(
      knownPlaces
        .filter(({ page }) => page !== 'ethical-mailbox')
        .flatMap((place) => languages.map((language) => addressOfPlace(place, language)))
        .filter((address) => !addresses.includes(address)),
    ).toEqual([]);
    expect(addresses).toContain('/fr/actualit%C3%A9/doscientos-cincuenta-millones-de-bolsas');
    expect(addresses).toContain('/en/promocion/risketos-reparte-premios');
    expect(addresses).not.toContain('/es/promocion/pipas-de-pena');
    expect(addresses).not.toContain('/es/canal-etico/buzon');
    expect(addresses).not.toContain('/es/404');
  });
});

const listed = new Map(entries.map((entry) => [entry.loc, alternatesIn(entry)]));
const languageOf = (address: string) => new URL(address).pathname.slice(1, 3) as Language;

/** Selectors of rules inside another rule, which browsers before 2023 skip. */
function nestedRules(css: string): string[] {
  const open: string[] = [];
  const nested: string[] = [];
  for (const [, before = '', brace] of css.matchAll(/([^{}]*)([{}])/g)) {
    if (brace === '}') {
      open.pop();
      continue;
    }
    const selector = before.split(';').at(-1)?.trim() ?? '';
    if (open.some((outer) => !outer.startsWith('@'))) nested.push(selector);
    open.push(selector);
  }
  return nested;
}

test('a rule inside another one is found, but not one inside a layer', () => {
  expect(nestedRules('a{b{c:d}}@layer e{f{g:h}}')).toEqual(['b']);
});

describe('every page of the sitemap', () => {
  test.each<[string, Parameters<typeof faultsOf>[1]]>([
    [
      'answers 200 as its own canonical address, in its language, with the alternates of the sitemap',
      (address, { status, canonical, alternates, html }) => {
        if (status !== 200) return `answers ${status}`;
        if (canonical !== address) return `says that ${canonical} is canonical`;
        if (JSON.stringify(listed.get(address)) !== JSON.stringify(alternates))
          return 'has other alternates than in the sitemap';
        return !html.includes(`<html lang="${languageOf(address)}"`) && 'has another language';
      },
    ],
    [
      'has a title of at most 60 characters with the brand once',
      (_, { title }) =>
        (title.length > 60 || title.split(/\bRisi\b/).length !== 2) && `title "${title}"`,
    ],
    [
      'has a description of 70 to 155 characters, in whole sentences',
      (_, { description }) =>
        (description.length < 70 ||
          description.length > 155 ||
          /<| [,.]|\p{Ll}[.!?]\p{Lu}/u.test(description)) &&
        `description of ${description.length} characters "${description}"`,
    ],
    [
      'has one h1, and skips no level of headings',
      (_, { headings }) =>
        (headings.filter((level) => level === 1).length !== 1 ||
          headings.some((level, i) => level > (headings[i - 1] ?? 0) + 1)) &&
        `headings ${headings.join(' ')}`,
    ],
    [
      'has no style with a rule inside another one, which browsers before 2023 skip',
      (_, { html }) =>
        nestedRules([...html.matchAll(/<style[^>]*>([^<]*)/g)].map(([, css]) => css).join(''))[0],
    ],
    ['has an alt attribute on every image', (_, { withoutAlt }) => withoutAlt[0]],
    [
      'announces the news feed of its language',
      (address, { feed }) =>
        feed !== inject('site') + feedAddress(languageOf(address)) && `feed "${feed}"`,
    ],
  ])('%s', (_, check) => expect(faultsIn(check)).toEqual([]));

  test('is listed with three alternates and x-default, which list the same', () => {
    for (const [address, alternates] of listed) {
      expect(Object.keys(alternates).join(), address).toBe('es,en,fr,x-default');
      expect(alternates['x-default'], address).toBe(alternates['es']);
      expect(alternates[languageOf(address)], address).toBe(address);
      for (const other of Object.values(alternates))
        expect(listed.get(other), other).toEqual(alternates);
    }
  });

  test('links to no dead or redirected address, and to no missing anchor', async () => {
    const links = new Map<string, string>();
    for (const [address, { html }] of pages)
      for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
        const to = new URL(href.replaceAll('&amp;', '&'), address);
        // Another test sees that the addresses of the sitemap answer.
        if (to.origin === inject('site') && !listed.has(to.href)) links.set(to.href, address);
      }
    expect(links.size).toBeGreaterThan(50);
    const faults: string[] = [];
    const known = new Map<string, Promise<SitemapPage>>();
    await each(links, async ([href, from]) => {
      const { hash } = new URL(href);
      const address = href.slice(0, href.length - hash.length);
      const page = pages.get(address) ?? known.get(address) ?? readPage(address);
      known.set(address, Promise.resolve(page));
      const { status, html } = await page;
      const anchor = decodeURIComponent(hash.slice(1));
      if (status !== 200) faults.push(`${from} links to ${href}, which answers ${status}`);
      else if (anchor && !html.includes(` id="${anchor}"`))
        faults.push(`${from} links to ${href}, which does not exist`);
    });
    expect(faults).toEqual([]);
  });

  test('has a unique title and description', () => {
    const owners = new Map<string, string>();
    const faults = faultsIn((address, { title, description }) => {
      const double = [title, description].find((text) => owners.has(text));
      for (const text of [title, description]) owners.set(text, address);
      return double && `is told like ${owners.get(double)}: ${double}`;
    });
    expect(faults).toEqual([]);
  });
});

describe('a shared link', () => {
  test('shows title, description and a large picture with alternative text', () => {
    const wanted = (page: Facts, address: string): Record<string, string> => ({
      // The title of what the back end gives may be shortened in the document's own.
      'og:title':
        page.meta['og:title']?.replace(/\s/g, ' ') === page.h1 ? page.meta['og:title'] : page.title,
      'og:description': page.description,
      'og:url': address,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(
      faultsIn((address, page) => {
        const wrong = Object.entries(wanted(page, address)).find(
          ([name, value]) => page.meta[name] !== value,
        );
        return wrong
          ? `${wrong[0]} is "${page.meta[wrong[0]]}"`
          : !page.meta['og:image:alt'] && 'no og:image:alt';
      }),
    ).toEqual([]);
  });

  test('shows a PNG of 1200 by 630 below 100 kB', async () => {
    const faults: string[] = [];
    await each(
      new Set([...pages.values()].map(({ meta }) => meta['og:image'] ?? '')),
      async (address) => {
        const response = await get(address);
        const bytes = Buffer.from(await response.arrayBuffer());
        const fits =
          response.status === 200 &&
          response.headers.get('Content-Type') === 'image/png' &&
          bytes.readUInt32BE(16) === 1200 &&
          bytes.readUInt32BE(20) === 630 &&
          bytes.length < 100_000;
        if (!fits) faults.push(`${address}: ${response.status}, ${bytes.length} bytes`);
      },
    );
    expect(faults).toEqual([]);
  });

  test('of a product shows its own picture, in the page’s language', async () => {
    const { meta } = await readPage('/en/product/jummy');
    expect(meta['og:image:alt']).toBe('Risi · Jummy. Baked corn and wheat');
    const products = [...pages].filter(([address]) => /\/produ[cit]+o?\//.test(address));
    expect(products.length).toBeGreaterThanOrEqual(productKeys.length);
    // A product may have the same name in two languages, but not that of another one.
    for (const [language, ofOne] of Map.groupBy(products, ([address]) => languageOf(address))) {
      const pictures = new Set(ofOne.map(([, { meta }]) => meta['og:image']));
      expect(pictures.size, language).toBe(ofOne.length);
    }
  });

  test('of a news item is an article with its cover', async () => {
    const path = '/es/noticia/doscientos-cincuenta-millones-de-bolsas';
    const { meta } = await readPage(path);
    expect(meta['og:type']).toBe('article');
    expect(meta['article:published_time']).toBe('2023-02-14T09:00:00.000Z');
    expect(meta['og:image']).toContain('/preview-news-cover-familia-');
  });
});

describe('JSON-LD', () => {
  const nodeOf = (page: Facts, type: string): Node => {
    const node = page.nodes.find((candidate) => candidate['@type'] === type);
    if (!node) throw new Error(`there is no ${type}`);
    return node;
  };

  test('names only addresses of the site that answer 200 without a redirect', async () => {
    const addresses = new Set<string>();
    const collect = (value: unknown): void => {
      if (typeof value === 'object' && value !== null)
        for (const part of Object.values(value)) collect(part);
      else if (typeof value === 'string')
        for (const [address] of value.matchAll(new RegExp(`${inject('site')}[^"\\s]*`, 'g')))
          addresses.add(address.split('#')[0] ?? '');
    };
    for (const { nodes } of pages.values()) collect(nodes);
    expect(addresses.size).toBeGreaterThan(pages.size);
    const faults: string[] = [];
    await each(addresses, async (address) => {
      const status = pages.get(address)?.status ?? (await get(address)).status;
      if (status !== 200) faults.push(`${address} answers ${status}`);
    });
    expect(faults).toEqual([]);
  });

  test('has a breadcrumb on every page below home, identical to a visible one', () => {
    expect(
      faultsIn((address, page) => {
        if (/^\/\w\w$/.test(new URL(address).pathname))
          return page.crumbs.length > 0 && 'has a breadcrumb';
        const items = nodeOf(page, 'BreadcrumbList')['itemListElement'] as {
          position: number;
          name: string;
          item: string;
        }[];
        const names = items.map(({ name }) => name.replace(/\s+/g, ' ').trim());
        return (
          ((page.crumbs.length > 0 && names.join(' > ') !== page.crumbs.join(' > ')) ||
            items.at(-1)?.item !== address ||
            items.some(({ position }, i) => position !== i + 1)) &&
          `${names.join(' > ')} instead of ${page.crumbs.join(' > ')}`
        );
      }),
    ).toEqual([]);
  });

  test('names a page without a visible breadcrumb as the menu does', async () => {
    expect(nodeOf(await readPage('/fr/histoire'), 'BreadcrumbList')).toMatchObject({
      itemListElement: [{ name: 'Accueil' }, { name: 'Histoire' }],
    });
  });

  test('describes every product as its page does, without an offer', async () => {
    const faults = await Promise.all(
      inTurn(productKeys).map(async ([key, language]) => {
        const page = await readPage(addressOf('product', language, { key }));
        const product = nodeOf(page, 'Product');
        const [property, contains, traces] = product['additionalProperty'] as [
          { name: string; valueReference: Record<string, string> },
          { name: string; value: string },
          { name: string; value: string },
        ];
        const { '@type': _, servingSize, ...values } = property.valueReference;
        const text = textOf(page.html.slice(page.html.indexOf('<body'))).replace(/\s/g, ' ');
        const shown = (value: string) =>
          text.includes((language === 'en' ? value : value.replace('.', ',')).replace(/\s/g, ' '));
        const wrong = [
          ...Object.values(values),
          servingSize ?? '',
          String(product['name']),
          property.name,
          ...[contains, traces].flatMap(({ value }) =>
            value === words[language]('declared.notListed') ? [] : value.split(', '),
          ),
        ].filter((value) => !shown(value));
        return [
          ...wrong.map((value) => `${key} in ${language} does not show ${value}`),
          ...('offers' in product ? [`${key} is for sale`] : []),
        ];
      }),
    );
    expect(faults.flat()).toEqual([]);
  });

  test('describes the company, site, questions and contacts where they are shown', async () => {
    const company = { name: 'Risi', foundingDate: '1970' };
    expect(nodeOf(await readPage('/es'), 'Organization')).toMatchObject(company);
    const publisher = { '@id': `${inject('site')}/es#organization` };
    expect(nodeOf(await readPage('/fr'), 'WebSite')).toMatchObject({ publisher });
    const page = await readPage('/fr/faqs');
    const questions = nodeOf(page, 'FAQPage')['mainEntity'] as {
      name: string;
      acceptedAnswer: { text: string };
    }[];
    const faqs = textOf(page.html);
    expect(questions.length).toBeGreaterThan(20);
    for (const { name, acceptedAnswer } of questions)
      for (const text of [name, acceptedAnswer.text]) expect(faqs).toContain(textOf(text));
    const contact = nodeOf(await readPage('/en/contact'), 'ContactPage');
    const { contactPoint } = contact['mainEntity'] as { contactPoint: object[] };
    expect(contactPoint.length).toBeGreaterThan(5);
  });

  test('describes a news item as its page does', async () => {
    const path = '/en/single-news-item/doscientos-cincuenta-millones-de-bolsas';
    const page = await readPage(path);
    const article = nodeOf(page, 'NewsArticle');
    expect(article['headline']).toBe(page.h1);
    expect(page.html).toContain(`dateTime="${article['datePublished']}"`);
  });

  test('leaves out samples in production', async () => {
    const SITE_URL = 'https://www.risi.example';
    await using site = await ownSite({ SITE_URL });
    const read = async (path: string) => factsOf(await (await site.ask(SITE_URL + path)).text());
    const product = nodeOf(await read('/es/producto/jummy'), 'Product');
    expect(product).not.toHaveProperty('additionalProperty');
    const contact = nodeOf(await read('/es/contacto'), 'ContactPage');
    expect(contact).toHaveProperty('mainEntity.name');
    expect(contact).not.toHaveProperty('mainEntity.contactPoint');
  });
});
