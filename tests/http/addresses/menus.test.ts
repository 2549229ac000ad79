import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Home } from '../../../src/content/pages.ts';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import type { RangeId } from '../../../src/site/catalogue/families.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { productKeys } from '../../support/contentNames.ts';
import { first, get } from '../../support/http.ts';

const htmlOf = async (path: string) => (await get(path)).text();
const textOf = (html: string) => html.replace(/<[^>]+>/g, '').trim();
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, address = '', name = '']) => [textOf(name), address] as const,
  );
const headerOf = (html: string) => first(/<header (.*?)<\/header>/s, html);
const burgerOf = (html: string) => first(/<dialog class="burger"(.*?)<\/dialog>/s, html);
const footerOf = (html: string) => first(/<footer (.*?)<\/footer>/s, html);

/** Keys of the products of a group, by the files' own `family` values. */
const keysOf = (belongs: (family: string) => boolean) =>
  productKeys.filter((key) => {
    const file = JSON.parse(readFileSync(`content/products/${key}.json`, 'utf8'));
    return file.range.startsWith('galletas/') && belongs(file.family);
  });

describe.each(languages)('the menus in %s', (language) => {
  test('list the products under other products, each with its anchor', async () => {
    const html = await htmlOf(`/${language}/faqs`);
    const page = addressOf('range', language, {
      family: 'snacks',
      range: 'otros-productos',
    });
    const wanted = [
      ['Surtis 4U', `${page}#surtis`],
      ['Tejitas', `${page}#tejitas`],
      ['Buscalíos', `${page}#buscalios`],
      ['Pajitas', `${page}#pajitas`],
      ['Trikers', `${page}#trikers`],
    ];
    expect(linksIn(headerOf(html))).toEqual(expect.arrayContaining(wanted));
    expect(linksIn(burgerOf(html))).toEqual(expect.arrayContaining(wanted));
    const there = await htmlOf(page);
    for (const [, address] of wanted) expect(there).toContain(`id="${address?.split('#')[1]}"`);
  });

  test('lead to all products from the burger menu', async () => {
    const html = await htmlOf(`/${language}/faqs`);
    expect(linksIn(burgerOf(html))).toContainEqual([
      words[language]('menu.allProducts'),
      addressOf('products', language),
    ]);
  });

  test('give each address one name and each name one address', async () => {
    const html = await htmlOf(`/${language}/faqs`);
    for (const menu of [headerOf(html), burgerOf(html), footerOf(html)]) {
      // Icons have other names, and a language's name stands with its flag.
      const links = linksIn(menu).filter(
        ([name]) => name && !/^(Español|English|Français)$/.test(name),
      );
      const pairs = new Set(links.map((link) => link.join(' ')));
      expect(new Set(links.map(([name]) => name)).size).toBe(pairs.size);
      expect(new Set(links.map(([, address]) => address)).size).toBe(pairs.size);
      expect(links.length).toBe(pairs.size);
    }
  });

  test('keep traditional with the sweets', async () => {
    const burger = burgerOf(await htmlOf(`/${language}/faqs`));
    const address = addressOf('range', language, {
      family: 'caramelos',
      range: 'tradicionales',
    });
    const fold = burger.split('<details').find((part) => part.includes(`"${address}"`));
    const family = addressOf('family', language, { family: 'caramelos' });
    expect(fold).toContain(`"${family}"`);
    const traditional = addressOf('range', language, {
      family: 'galletas',
      range: 'tradicionales',
    });
    expect(burger).not.toContain(`"${traditional}"`);
  });

  test('name the questions in the Spanish and English burger only', async () => {
    const burger = burgerOf(await htmlOf(addressOf('history', language)));
    const address = addressOf('faqs', language);
    expect(burger.includes(`"${address}"`)).toBe(language !== 'fr');
  });

  test('link promotion terms only in the Spanish footer; promotions link to them everywhere', async () => {
    const list = addressOf('promotion-terms-list', language);
    const company = addressOf('company-terms', language);
    const footer = footerOf(await htmlOf(`/${language}/faqs`));
    expect(footer.includes(`"${company}"`)).toBe(language === 'es');
    expect(footer).not.toContain(`"${list}"`);
    const promotions = await htmlOf(addressOf('promotions', language));
    expect(promotions).toContain(`"${list}"`);
    expect(promotions).toContain(`"${company}"`);
  });
});

describe.each(languages)('the biscuits by occasion in %s', (language) => {
  test.each([
    [addressOf('biscuits-chocolate', language), keysOf((f) => f === 'chocolate')],
    [addressOf('biscuits-adults', language), keysOf((f) => f === 'adultas')],
    [addressOf('biscuits-breakfast', language), keysOf((f) => f === 'desayuno')],
    [
      addressOf('range', language, { family: 'galletas', range: 'fabs' }),
      keysOf((f) => f.startsWith('fabs')),
    ],
  ])('%s shows exactly the products of its group, from menu and sitemap', async (path, keys) => {
    const html = await htmlOf(path);
    const main = first(/<main(.*?)<\/main>/s, html);
    const shown = [...main.matchAll(/<article class="product"(.*?)<\/article>/gs)].map(
      ([, card = '']) => first(/href="([^"]+)"/, card),
    );
    expect(shown.toSorted()).toEqual(
      keys.map((key) => addressOf('product', language, { key })).toSorted(),
    );
    expect(keys.length).toBeGreaterThan(0);
    expect(headerOf(html)).toContain(`href="${path}"`);
    expect(first(/<h1[^>]*>(.*?)<\/h1>/, html)).not.toBe('');
    expect(first(/<meta name="description" content="([^"]{70,})"/, html)).not.toBe('');
    const family = addressOf('family', language, { family: 'galletas' });
    expect(first(/<ol class="crumbs(.*?)<\/ol>/s, main)).toContain(`"${family}"`);
    expect(await htmlOf('/sitemap.xml')).toContain(`${path}</loc>`);
  });
});

test.each(languages)('no breadcrumb in %s repeats a name', async (language) => {
  for (const family of ['frutos-secos', 'caramelos', 'galletas'] as const) {
    const range = family === 'frutos-secos' ? family : 'tradicionales';
    const html = await htmlOf(addressOf('range', language, { family, range }));
    const names = [...first(/<ol class="crumbs(.*?)<\/ol>/s, html).matchAll(/>([^<>]+)</g)].map(
      ([, name]) => name,
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(2);
  }
});

test.each(languages)(
  'fifty years and quality have pages in %s, linked from about, history and footer',
  async (language) => {
    const addresses = [addressOf('fifty-years', language), addressOf('quality', language)];
    for (const address of addresses) {
      const html = await htmlOf(address);
      const main = first(/<main(.*?)<\/main>/s, html);
      expect(main).toMatch(/<h1[\s>]/);
      expect(main).toContain('src="/assets/scene-');
      expect(main.replace(/<[^>]+>/g, '').length).toBeGreaterThan(800);
      expect(await htmlOf('/sitemap.xml')).toContain(`${address}</loc>`);
      for (const page of ['about', 'history'] as const) {
        const linking = await htmlOf(addressOf(page, language));
        // Its own footer has it among the languages.
        for (const part of [first(/<main(.*?)<\/main>/s, linking), footerOf(linking)])
          expect(part, page).toContain(`href="${address}"`);
      }
    }
  },
);

test.each(languages)('the list of news can be shared and closed in %s', async (language) => {
  const address = addressOf('news', language);
  const response = await get(address);
  const tools = first(/<aside class="story-tools(.*?)<\/aside>/s, await response.text());
  expect(tools).toContain(encodeURIComponent(new URL(response.url).origin + address));
  expect(linksIn(tools)).toContainEqual([words[language]('news.closeList'), `/${language}`]);
});

describe.each(languages)('the wheels of the home page in %s', (language) => {
  const { stalls } = JSON.parse(readFileSync('content/home.json', 'utf8')) as Home;

  test('link each range once, by name, with its gondola and its pack', async () => {
    const html = await htmlOf(`/${language}`);
    for (const { family, lines } of stalls) {
      const stall = first(
        new RegExp(`<section class="stall" data-family="${family}">(.*?)</section>`, 's'),
        html,
      );
      const items = [...stall.matchAll(/<li><a .*?<\/a><\/li>/gs)].map(([item]) => item);
      expect(items.flatMap(linksIn)).toEqual(
        lines.map((line) => [
          line.name[language],
          'group' in line
            ? addressOf(line.group, language)
            : addressOf('range', language, { family, range: line.range as RangeId }),
        ]),
      );
      // The same name leads to the same address in the menu.
      const menu = new Map(linksIn(headerOf(html)));
      for (const [name, address] of items.flatMap(linksIn))
        expect([address, undefined], name).toContain(menu.get(name));
      for (const item of items) {
        expect(item).toMatch(/<span class="gondola"><img src="[^"]+" [^>]*alt=""/);
        expect(item).toMatch(/<img [^>]*class="pack"/);
        for (const [, picture = ''] of item.matchAll(/<img src="([^"]+)"/g))
          expect((await get(picture)).status).toBe(200);
      }
    }
    expect(stalls.map(({ family }) => family)).toEqual([
      'galletas',
      'caramelos',
      'frutos-secos',
      'patatas',
    ]);
  });
});
