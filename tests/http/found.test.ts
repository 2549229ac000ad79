import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { parseFeed } from '@rowanmanning/feed-parser';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import redirects from '../../content/redirects.json' with { type: 'json' };
import {
  addressOf,
  addressOfPlace,
  feedAddress,
} from '../../src/site/addresses/addresses.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import { words } from '../../src/site/i18n/words.ts';
import { productKeys } from '../support/contentNames.ts';
import { type Facts, factsOf, type Node, textOf } from '../support/html.ts';
import { get, whereTo } from '../support/http.ts';
import { knownPlaces } from '../support/places.ts';
import { startReadingSite } from '../support/readingSite.ts';

interface SitemapEntry {
  loc: string;
  lastmod: string;
  'xhtml:link': { '@_rel': string; '@_hreflang': string; '@_href': string }[];
}

let sitemapText: string;
let entries: SitemapEntry[];
/** Every page of the sitemap by address. */
const pages = new Map<string, Facts & { html: string; status: number }>();

/** Does something with all items, a few at a time. */
async function each<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let item = waiting.pop(); item !== undefined; item = waiting.pop())
        await work(item);
    }),
  );
}

beforeAll(async () => {
  sitemapText = await (await get('/sitemap.xml')).text();
  entries = (
    new XMLParser({ ignoreAttributes: false }).parse(sitemapText) as {
      urlset: { url: SitemapEntry[] };
    }
  ).urlset.url;
  await each(
    entries.map(({ loc }) => loc),
    async (address) => {
      const response = await get(address);
      const html = await response.text();
      pages.set(address, { ...factsOf(html), html, status: response.status });
    },
  );
});

/**
 * What is wrong with the pages, a line each, as one list to compare with an empty one.
 */
const faultsOf = (
  check: (address: string, page: Facts & { html: string }) => string | false | undefined,
): string[] =>
  [...pages].flatMap(([address, page]) => {
    const fault = check(address, page);
    return fault ? [`${new URL(address).pathname}: ${fault}`] : [];
  });

/** Requests the shared site under another host. */
function getAt(
  host: string,
  path: string,
): Promise<{ status: number; robots: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    request(new URL(path, inject('site')), { headers: { Host: host } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          robots: response.headers['x-robots-tag'] as string | undefined,
          body,
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('the sitemap', () => {
  test('is valid against the protocol’s schema', async () => {
    const schema = readFileSync('tests/support/sitemap.xsd', 'utf8');
    const validate = async (contents: string) =>
      (
        await validateXML({ xml: { fileName: 'sitemap.xml', contents }, schema })
      ).errors.map(({ message }) => message);
    expect(await validate(sitemapText)).toEqual([]);
    expect(
      await validate(sitemapText.replace('<lastmod>', '<lastmod>yesterday, ')),
    ).not.toEqual([]);
  });

  test('is well-formed and within the protocol’s limits', () => {
    expect(XMLValidator.validate(sitemapText)).toBe(true);
    expect(sitemapText).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9"/,
    );
    expect(entries.length).toBeLessThanOrEqual(50_000);
    expect(Buffer.byteLength(sitemapText)).toBeLessThan(50 * 1024 * 1024);
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
    expect(addresses).toContain(
      '/fr/actualit%C3%A9/doscientos-cincuenta-millones-de-bolsas',
    );
    expect(addresses).toContain('/en/promocion/risketos-reparte-premios');
    expect(addresses).not.toContain('/es/promocion/pipas-de-pena');
    expect(addresses).not.toContain('/es/canal-etico/buzon');
    expect(addresses).not.toContain('/es/404');
  });
});

describe('every page of the sitemap', () => {
  test('answers 200 as its own canonical address, with the same three alternates and x-default, each of which links back', () => {
    const faults = entries.flatMap(({ loc, 'xhtml:link': links }) => {
      const page = pages.get(loc);
      const listed = Object.fromEntries(
        links.map((link) => [link['@_hreflang'], link['@_href']]),
      );
      if (page?.status !== 200) return [`${loc} answers ${page?.status}`];
      if (page.canonical !== loc)
        return [`${loc} says that ${page.canonical} is canonical`];
      if (JSON.stringify(listed) !== JSON.stringify(page.alternates))
        return [`${loc} has other alternates than in the sitemap`];
      if (
        Object.keys(listed).join() !== 'es,en,fr,x-default' ||
        listed['x-default'] !== listed['es']
      )
        return [`${loc} has the alternates ${Object.keys(listed)}`];
      return Object.values(listed).flatMap((other) =>
        Object.values(pages.get(other)?.alternates ?? {}).includes(loc)
          ? []
          : [`${other} does not link back to ${loc}`],
      );
    });
    expect(faults).toEqual([]);
  });

  test('has a title of at most 60 characters with the brand once, and a description of 70 to 155', () => {
    expect(
      faultsOf(
        (_, { title }) =>
          (title.length > 60 || title.split(/\bRisi\b/).length !== 2) &&
          `title "${title}"`,
      ),
    ).toEqual([]);
    expect(
      faultsOf(
        (_, { description }) =>
          (description.length < 70 || description.length > 155) &&
          `description of ${description.length} characters "${description}"`,
      ),
    ).toEqual([]);
    expect(
      faultsOf(
        (_, { description }) =>
          /<| [,.]|\p{Ll}[.!?]\p{Lu}/u.test(description) &&
          `description "${description}"`,
      ),
    ).toEqual([]);
  });

  test('has a unique title and description', () => {
    const owners = new Map<string, string>();
    const faults = faultsOf((address, { title, description }) => {
      const double = [title, description].find((text) => owners.has(text));
      for (const text of [title, description]) owners.set(text, address);
      return double && `is told like ${owners.get(double)}: ${double}`;
    });
    expect(faults).toEqual([]);
  });

  test('has one h1, no skipped heading levels, and an alt attribute on every image', () => {
    expect(
      faultsOf(
        (_, { headings }) =>
          headings.filter((level) => level === 1).length !== 1 &&
          `${headings.filter((level) => level === 1).length} h1`,
      ),
    ).toEqual([]);
    expect(
      faultsOf(
        (_, { headings }) =>
          headings.some((level, i) => level > (headings[i - 1] ?? 0) + 1) &&
          `headings ${headings.join(' ')}`,
      ),
    ).toEqual([]);
    expect(faultsOf((_, { withoutAlt }) => withoutAlt[0])).toEqual([]);
  });

  test('announces the news feed of its language', () => {
    expect(
      faultsOf(
        (address, { feed }) =>
          feed !==
            inject('site') + feedAddress(new URL(address).pathname.slice(1, 3) as 'es') &&
          `feed "${feed}"`,
      ),
    ).toEqual([]);
  });
});

describe('a shared link', () => {
  test('shows title, description and a large picture with alternative text', () => {
    const wanted = (page: Facts, address: string): Record<string, string> => ({
      // The title of what the back end gives may be shortened in the document's own.
      'og:title':
        page.meta['og:title']?.replace(/\s/g, ' ') === page.h1
          ? page.meta['og:title']
          : page.title,
      'og:description': page.description,
      'og:url': address,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(
      faultsOf((address, page) => {
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

  test('of a product shows its own picture, in the page’s language', () => {
    const meta = (path: string) => pages.get(inject('site') + path)?.meta;
    expect(meta('/es/producto/jummy')?.['og:image:alt']).toBe(
      'Risi · Jummy. Maíz y trigo al horno',
    );
    expect(meta('/en/product/jummy')?.['og:image:alt']).toBe(
      'Risi · Jummy. Baked corn and wheat',
    );
    expect(
      new Set(
        productKeys.flatMap((key) =>
          languages.map(
            (language) => meta(addressOf('product', language, { key }))?.['og:image'],
          ),
        ),
      ).size,
    ).toBeGreaterThan(productKeys.length * 2);
  });

  test('of a news item is an article with its cover', () => {
    const meta = pages.get(
      `${inject('site')}/es/noticia/doscientos-cincuenta-millones-de-bolsas`,
    )?.meta;
    expect(meta?.['og:type']).toBe('article');
    expect(meta?.['article:published_time']).toBe('2023-02-14T09:00:00.000Z');
    expect(meta?.['og:image']).toContain('/preview-news-cover-familia-');
  });
});

describe('JSON-LD', () => {
  const nodeOf = (page: Facts | undefined, type: string): Node => {
    const node = page?.nodes.find((candidate) => candidate['@type'] === type);
    if (!node) throw new Error(`there is no ${type}`);
    return node;
  };

  test('names only addresses of the site that answer 200 without a redirect', async () => {
    const addresses = new Set<string>();
    const collect = (value: unknown): void => {
      if (typeof value === 'object' && value !== null)
        for (const part of Object.values(value)) collect(part);
      else if (typeof value === 'string')
        for (const [address] of value.matchAll(
          new RegExp(`${inject('site')}[^"\\s]*`, 'g'),
        ))
          addresses.add(address.split('#')[0] ?? '');
    };
    for (const { nodes } of pages.values()) collect(nodes);
    expect(addresses.size).toBeGreaterThan(entries.length);
    const faults: string[] = [];
    await each(addresses, async (address) => {
      const status = pages.get(address)?.status ?? (await get(address)).status;
      if (status !== 200) faults.push(`${address} answers ${status}`);
    });
    expect(faults).toEqual([]);
  });

  test('has a breadcrumb on every page below home, identical to a visible one', () => {
    expect(
      faultsOf((address, page) => {
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

  test('names a page without a visible breadcrumb as the menu does', () => {
    const items = nodeOf(pages.get(`${inject('site')}/fr/histoire`), 'BreadcrumbList')[
      'itemListElement'
    ] as { name: string }[];
    expect(items.map(({ name }) => name)).toEqual(['Accueil', 'Histoire']);
  });

  test('describes every product as its page does, without an offer', () => {
    const faults = languages.flatMap((language) =>
      productKeys.flatMap((key) => {
        const page = pages.get(inject('site') + addressOf('product', language, { key }));
        const product = nodeOf(page, 'Product');
        const [property, contains, traces] = product['additionalProperty'] as [
          { name: string; valueReference: Record<string, string> },
          { name: string; value: string },
          { name: string; value: string },
        ];
        const { '@type': _, servingSize, ...values } = property.valueReference;
        const text = textOf(page?.html.slice(page.html.indexOf('<body')) ?? '').replace(
          /\s/g,
          ' ',
        );
        const shown = (value: string) =>
          text.includes(
            (language === 'en' ? value : value.replace('.', ',')).replace(/\s/g, ' '),
          );
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
    expect(faults).toEqual([]);
  });

  test('describes the company, site, questions and contacts where they are shown', () => {
    const at = (path: string) => pages.get(inject('site') + path);
    expect(nodeOf(at('/es'), 'Organization')).toMatchObject({
      name: 'Risi',
      foundingDate: '1970',
    });
    expect(nodeOf(at('/fr'), 'WebSite')).toMatchObject({
      publisher: { '@id': `${inject('site')}/es#organization` },
    });
    const questions = nodeOf(at('/fr/faqs'), 'FAQPage')['mainEntity'] as {
      name: string;
      acceptedAnswer: { text: string };
    }[];
    const faqs = textOf(at('/fr/faqs')?.html ?? '');
    expect(questions.length).toBeGreaterThan(20);
    for (const { name, acceptedAnswer } of questions) {
      expect(faqs).toContain(textOf(name));
      expect(faqs).toContain(textOf(acceptedAnswer.text));
    }
    const contact = nodeOf(at('/en/contact'), 'ContactPage');
    expect(
      (contact['mainEntity'] as { contactPoint: object[] }).contactPoint.length,
    ).toBeGreaterThan(5);
  });

  test('describes a news item as its page does', () => {
    const page = pages.get(
      `${inject('site')}/en/single-news-item/doscientos-cincuenta-millones-de-bolsas`,
    );
    const article = nodeOf(page, 'NewsArticle');
    expect(article['headline']).toBe(page?.h1);
    expect(page?.html).toContain(`dateTime="${article['datePublished']}"`);
  });

  test('leaves out samples in production', async () => {
    const product = factsOf((await getAt('www.risi.example', '/es/producto/jummy')).body);
    expect(nodeOf(product, 'Product')).not.toHaveProperty('additionalProperty');
    const contact = factsOf((await getAt('www.risi.example', '/es/contacto')).body);
    expect(nodeOf(contact, 'ContactPage')).toHaveProperty('mainEntity.name');
    expect(nodeOf(contact, 'ContactPage')).not.toHaveProperty('mainEntity.contactPoint');
  });
});

describe('a news feed', () => {
  test.each(languages)(
    'in %s is valid Atom, with absolute links that answer 200',
    async (language) => {
      const response = await get(feedAddress(language));
      expect(response.headers.get('Content-Type')).toBe(
        'application/atom+xml; charset=utf-8',
      );
      const text = await response.text();
      expect(XMLValidator.validate(text)).toBe(true);
      const feed = parseFeed(text);
      expect(feed.meta).toMatchObject({ type: 'atom', version: '1.0' });
      expect(feed.language).toBe(language);
      expect(feed.self).toBe(inject('site') + feedAddress(language));
      expect(feed.url).toBe(inject('site') + addressOf('news', language));
      expect(feed.items.length).toBeGreaterThan(10);
      for (const item of feed.items) {
        expect(pages.get(item.url ?? '')?.h1).toBe(item.title?.replace(/\s+/g, ' '));
        expect(item.published).toBeInstanceOf(Date);
        expect(item.content).toMatch(/^<p>/);
        expect(item.content).not.toMatch(
          /(href|src)="(?!https?:|mailto:|tel:)|<script|\son\w+=/,
        );
      }
      expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length);
    },
  );
});

describe('search engines', () => {
  test.each(['localhost', 'dev.risi.example', 'branch-risi-site.someone.workers.dev'])(
    'are kept out of %s',
    async (host) => {
      expect((await getAt(host, '/robots.txt')).body).toBe(
        'User-agent: *\nDisallow: /\n',
      );
      for (const path of ['/es', '/es/404', '/sitemap.xml', '/es/noticias/'])
        expect((await getAt(host, path)).robots).toBe('noindex');
    },
  );

  test('are welcome in production, and find the sitemap', async () => {
    expect((await getAt('www.risi.example', '/robots.txt')).body).toBe(
      'User-agent: *\nDisallow: /api/\n\nSitemap: http://www.risi.example/sitemap.xml\n',
    );
    expect((await getAt('www.risi.example', '/es')).robots).toBeUndefined();
  });
});

describe('files for people and their software', () => {
  test('security.txt has a contact that answers and has not expired', async () => {
    const text = await (await get('/.well-known/security.txt')).text();
    expect((await get(/^Contact: (http\S+)$/m.exec(text)?.[1] ?? '')).status).toBe(200);
    const days =
      (Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
    expect(text).toContain(`Canonical: ${inject('site')}/.well-known/security.txt\n`);
  });

  test('humans.txt says who made the site', async () => {
    expect(await (await get('/humans.txt')).text()).toContain('Company: Risi, S.A.');
  });

  test('the web app manifest names icons of the size they have', async () => {
    const response = await get('/manifest.webmanifest');
    expect(response.headers.get('Content-Type')).toContain('application/manifest+json');
    const { icons, start_url } = (await response.json()) as {
      icons: { src: string; sizes: string; type: string }[];
      start_url: string;
    };
    expect((await get(start_url)).status).toBe(302);
    for (const { src, sizes, type } of icons) {
      const icon = await get(src);
      expect(icon.status).toBe(200);
      expect(icon.headers.get('Content-Type')).toBe(type);
      if (type === 'image/png')
        expect(`${Buffer.from(await icon.arrayBuffer()).readUInt32BE(16)}`).toBe(
          sizes.split('x')[0],
        );
    }
  });
});

describe('an old address of content/redirects.json', () => {
  test.each(
    redirects.filter(({ from, language }) => language || /^\/(es|en|fr)\//.test(from)),
  )('$from leads for good and in one hop to $to', async ({ from }) => {
    const response = await get(`${from}?a=1`);
    expect(response.status).toBe(301);
    const target = new URL(response.headers.get('Location') ?? '', inject('site'));
    expect(target.search).toBe('?a=1');
    expect((await get(target.pathname)).status).toBe(200);
  });

  test('without a language leads to the visitor’s', async () => {
    const response = await get('/index.html', { 'Accept-Language': 'fr' });
    expect(whereTo(response)).toBe('302 /fr');
    expect(response.headers.get('Vary')).toBe('Accept-Language, Cookie');
  });
});

describe('with a back end in Spanish only', () => {
  let site: Awaited<ReturnType<typeof startReadingSite>>;
  beforeAll(async () => {
    site = await startReadingSite('well', { INDEXING: 'on' });
  });
  afterAll(() => site[Symbol.asyncDispose]());

  test.each([
    ['/en', 'Noticia 6'],
    ['/en/news', 'Noticia 1'],
    ['/fr/actualit%C3%A9/noticia-1', 'Noticia 1'],
    ['/fr/promotion', 'Promo'],
    ['/en/promocion/promo', 'Promo'],
  ])('%s says that "%s" is Spanish wherever it stands', async (path, title) => {
    const html = await (await fetch(site.url + path)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const marked =
      main.match(new RegExp(`lang="es"[^>]*>(<a [^>]*>)?${title}<`, 'g'))?.length ?? 0;
    expect(marked).toBeGreaterThan(0);
    expect(marked).toBe(main.match(new RegExp(`>${title}<`, 'g'))?.length);
  });

  test('the feed says so too', async () => {
    const text = await (await fetch(`${site.url}/fr/feed.xml`)).text();
    expect(text.match(/<entry xml:lang="es">/g)?.length).toBe(6);
  });

  test('INDEXING opens any host to search engines', async () => {
    expect(await (await fetch(`${site.url}/robots.txt`)).text()).toContain(
      `Sitemap: ${site.url}/sitemap.xml`,
    );
    expect((await fetch(`${site.url}/es`)).headers.has('X-Robots-Tag')).toBe(false);
  });

  test('hostile HTML reaches neither the feed nor JSON-LD', async () => {
    await using other = await startReadingSite('hostile');
    expect(
      parseFeed(await (await fetch(`${other.url}/es/feed.xml`)).text()).items[0]?.content,
    ).not.toMatch(/<script|onclick|javascript:/);
    const html = await (await fetch(`${other.url}/es/noticia/noticia-1`)).text();
    const data =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(data).toContain('NewsArticle');
    expect(data).not.toContain('<');
  });
});
