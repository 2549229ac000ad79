import { describe, expect, inject, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { productKeys } from '../../support/contentNames.ts';
import { type Facts, factsOf, type Node, textOf } from '../../support/html.ts';
import { get } from '../../support/http.ts';
import { inTurn } from '../../support/inTurn.ts';
import { ownSite } from '../../support/ownSite.ts';
import { each, faultsOf, readPage, readSitemap } from '../../support/sitemapPages.ts';

const sitemap = await readSitemap();
const { pages } = sitemap;
const faultsIn = (check: Parameters<typeof faultsOf>[1]) => faultsOf(sitemap, check);

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
    const items = nodeOf(await readPage('/fr/histoire'), 'BreadcrumbList')['itemListElement'] as {
      name: string;
    }[];
    expect(items.map(({ name }) => name)).toEqual(['Accueil', 'Histoire']);
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
