import { parseFeed } from '@rowanmanning/feed-parser';
import { XMLValidator } from 'fast-xml-parser';
import { afterAll, describe, expect, inject, test } from 'vitest';
import redirects from '../../../content/redirects.json' with { type: 'json' };
import {
  addressOf,
  changesFeedAddress,
  feedAddress,
} from '../../../src/site/addresses/addresses.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { startReadingSite } from '../../support/backEnd/readingSite.ts';
import { pageOf } from '../../support/forms/posting.ts';
import { factsOf } from '../../support/html.ts';
import { first, get, htmlOf, whereTo } from '../../support/http.ts';
import { isSweep } from '../../support/inTurn.ts';
import { ownSite } from '../../support/ownSite.ts';

test.each(languages)(
  'the news feed in %s is valid Atom, with absolute links that answer 200',
  async (language) => {
    const response = await get(feedAddress(language));
    expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
    const text = await response.text();
    expect(XMLValidator.validate(text)).toBe(true);
    const feed = parseFeed(text);
    expect(feed.meta).toMatchObject({ type: 'atom', version: '1.0' });
    expect(feed.language).toBe(language);
    expect(feed.self).toBe(inject('site') + feedAddress(language));
    expect(feed.url).toBe(inject('site') + addressOf('news', language));
    expect(feed.items.length).toBeGreaterThan(10);
    for (const [i, item] of feed.items.entries()) {
      if (i % 3 && !isSweep) continue;
      const { h1 } = factsOf(await htmlOf(item.url ?? ''));
      expect(h1).toBe(item.title?.replace(/\s+/g, ' '));
      expect(item.published).toBeInstanceOf(Date);
      expect(item.content).toMatch(/^<p>/);
      expect(item.content).not.toMatch(/(href|src)="(?!https?:|mailto:|tel:)|<script|\son\w+=/);
    }
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length);
  },
);

test('hostile HTML reaches neither the feed nor JSON-LD', async () => {
  await using site = await startReadingSite('hostile');
  const feed = parseFeed(await htmlOf('/es/feed.xml', site));
  expect(feed.items[0]?.content).not.toMatch(/<script|onclick|javascript:/);
  const html = await htmlOf('/es/noticia/noticia-1', site);
  const data = first(/<script type="application\/ld\+json">(.*?)<\/script>/s, html);
  expect(data).toContain('NewsArticle');
  expect(data).not.toContain('<');
});

describe('search engines', async () => {
  const site = await ownSite();
  const ask = (path: string) => site.ask(path, { redirect: 'manual' });

  test.each([
    'http://localhost',
    'https://dev.risi.example',
    'https://branch-risi-site.someone.workers.dev',
  ])('are kept out of %s', async (SITE_URL) => {
    await site.deploy({ SITE_URL });
    const robots = await ask(`${SITE_URL}/robots.txt`);
    expect(await robots.text()).toBe('User-agent: *\nDisallow: /\n');
    for (const path of ['/es', '/es/404', '/sitemap.xml', '/es/noticias/'])
      expect((await ask(SITE_URL + path)).headers.get('X-Robots-Tag')).toBe('noindex');
  });

  test.each([
    ['https://www.risi.example', {}],
    ['https://dev.risi.example', { INDEXING: 'on' }],
  ])('are welcome at %s with %j, and find the sitemap', async (SITE_URL, indexing) => {
    await site.deploy({ SITE_URL, ...indexing });
    const robots = await ask(`${SITE_URL}/robots.txt`);
    expect(await robots.text()).toBe(
      `User-agent: *\nDisallow: /api/\n\nSitemap: ${SITE_URL}/sitemap.xml\n`,
    );
    expect((await ask(`${SITE_URL}/es`)).headers.has('X-Robots-Tag')).toBe(false);
  });
});

describe('files for people and their software', () => {
  test('security.txt has a contact that answers and has not expired', async () => {
    const text = await htmlOf('/.well-known/security.txt');
    expect((await get(/^Contact: (http\S+)$/m.exec(text)?.[1] ?? '')).status).toBe(200);
    const days = (Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
    expect(text).toContain(`Canonical: ${inject('site')}/.well-known/security.txt\n`);
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
      const bytes = Buffer.from(await icon.arrayBuffer());
      if (type === 'image/png') expect(bytes.readUInt32BE(16)).toBe(Number.parseInt(sizes, 10));
    }
  });
});

describe('an old address of content/redirects.json', () => {
  test.each(redirects.filter(({ from, language }) => language || /^\/(es|en|fr)\//.test(from)))(
    '$from leads for good and in one hop to $to',
    async ({ from }) => {
      const response = await get(`${from}?a=1`);
      expect(response.status).toBe(301);
      const target = new URL(response.headers.get('Location') ?? '', inject('site'));
      expect(target.search).toBe('?a=1');
      expect((await get(target.pathname)).status).toBe(200);
    },
  );

  test('without a language leads to the visitor’s', async () => {
    const response = await get('/index.html', { 'Accept-Language': 'fr' });
    expect(whereTo(response)).toBe('302 /fr');
    expect(response.headers.get('Vary')).toBe('Accept-Language, Cookie');
  });
});

const own = 'https://www.risi.internal';
const others = [
  'http://www.risi.internal',
  'https://www.risi.internal.:8443',
  'https://risi.internal',
  'http://localhost:8787',
];
const site = await ownSite({ SITE_URL: own });
afterAll(() => site.close());

describe('only one origin serves the site', () => {
  test.each(others)('%s leads to it, and nobody may cache that', async (origin) => {
    for (const path of ['/es/contacto?a=1', '/', '/sitemap.xml', '/api/health']) {
      const response = await site.ask(origin + path, { redirect: 'manual' });
      expect(whereTo(response)).toBe(`301 ${own}${path}`);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
  });

  test.each(others)('%s takes no post', async (origin) => {
    for (const path of [pageOf('other'), '/api/contacto'])
      expect((await site.ask(origin + path, { method: 'POST', body: 'a=1' })).status).toBe(421);
  });

  test('absolute links are on it', async () => {
    const paths = ['/es', '/sitemap.xml', '/robots.txt', changesFeedAddress('es'), '/humans.txt'];
    for (const path of [...paths, '/api/products.csv', '/api/products.jsonld'])
      expect(await (await site.ask(own + path)).text(), path).toContain(`${own}/`);
  });
});

test('a deployment that does not say its address serves no page, and says why', async () => {
  await using nameless = await ownSite();
  expect(await (await nameless.ask(`${own}/es`)).text()).toContain(
    'SITE_URL must be an https:// address without a path',
  );
  const health = await nameless.ask(`${own}/api/health`);
  expect(await health.json()).toMatchObject({
    ok: false,
    setting: expect.stringContaining('SITE_URL'),
  });
});
