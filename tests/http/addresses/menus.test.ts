import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Home } from '../../../src/content/pages.ts';
import { addressOf, addressOfPlace, type Place } from '../../../src/site/addresses/addresses.ts';
import { slugOfTitle } from '../../../src/site/addresses/slug.ts';
import type { RangeId } from '../../../src/site/catalogue/families.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { productKeys } from '../../support/contentNames.ts';
import { first, get, htmlOf } from '../../support/http.ts';
import { inTurn } from '../../support/inTurn.ts';

const textOf = (html: string) => html.replace(/<[^>]+>/g, '').trim();
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, address = '', name = '']) => [textOf(name), address] as const,
  );
const headerOf = (html: string) => first(/<header (.*?)class="burger"/s, html);
const burgerOf = (html: string) => first(/class="burger"(.*?)<\/header>/s, html);
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
    const page = addressOf('range', language, { family: 'snacks', range: 'otros-productos' });
    const wanted = ['Surtis 4U', 'Tejitas', 'Buscalíos', 'Pajitas', 'Trikers'].map((name) => [
      name,
      `${page}#${slugOfTitle(name.replace(' 4U', ''))}`,
    ]);
    expect(linksIn(headerOf(html))).toEqual(expect.arrayContaining(wanted));
    expect(linksIn(burgerOf(html))).toEqual(expect.arrayContaining(wanted));
    const there = await htmlOf(page);
    for (const [, address] of wanted) expect(there).toContain(`id="${address?.split('#')[1]}"`);
  });

  test('give each address one name and each name one address', async () => {
    const html = await htmlOf(`/${language}/faqs`);
    // What some look for in a group, others in the row of the menu itself.
    const twice = { header: 'menu.buy', burger: 'menu.work', footer: undefined } as const;
    const menus = { header: headerOf(html), burger: burgerOf(html), footer: footerOf(html) };
    for (const [where, menu] of Object.entries(menus)) {
      // Icons have other names, and a language's name stands with its flag.
      const links = linksIn(menu).filter(
        ([name]) => name && !/^(Español|English|Français)$/.test(name),
      );
      const pairs = new Set(links.map((link) => link.join(' ')));
      expect(new Set(links.map(([name]) => name)).size).toBe(pairs.size);
      expect(new Set(links.map(([, address]) => address)).size).toBe(pairs.size);
      const again = links.map(([name]) => name).filter((name, i, all) => all.indexOf(name) < i);
      const key = twice[where as keyof typeof twice];
      expect(again).toEqual(key ? [words[language](key)] : []);
    }
  });

  test('say where a complaint goes', async () => {
    const html = await htmlOf(`/${language}/faqs`);
    const named = {
      es: 'Consulta o queja',
      en: 'Question or complaint',
      fr: 'Question ou réclamation',
    };
    const entry = [named[language], addressOf('contact-question', language)];
    for (const menu of [headerOf(html), burgerOf(html), footerOf(html)])
      expect(linksIn(menu)).toContainEqual(entry);
  });

  test('open in every browser without a script', async () => {
    const html = await htmlOf(`/${language}/faqs`);
    for (const menu of [headerOf(html), burgerOf(html)])
      expect(menu.replace(/<form.*?<\/form>/s, '')).not.toMatch(/<button|<dialog/);
  });

  test('have what belongs to the language, and each range under its family', async () => {
    const html = await htmlOf(addressOf('history', language));
    const [burger, footer] = [burgerOf(html), footerOf(html)];
    const addresses = {
      products: addressOf('products', language),
      faqs: addressOf('faqs', language),
      sweets: addressOf('family', language, { family: 'caramelos' }),
      traditional: addressOf('range', language, { family: 'caramelos', range: 'tradicionales' }),
      biscuits: addressOf('range', language, { family: 'galletas', range: 'tradicionales' }),
      companyTerms: addressOf('company-terms', language),
      allTerms: addressOf('promotion-terms-list', language),
    };
    expect(linksIn(burger)).toContainEqual([
      words[language]('menu.allProducts'),
      addresses.products,
    ]);
    const fold = burger
      .split('<details')
      .find((part) => part.includes(`"${addresses.traditional}"`));
    expect(fold).toContain(`"${addresses.sweets}"`);
    expect(burger).not.toContain(`"${addresses.biscuits}"`);
    // In French, customer service alone has the questions.
    const [, help = ''] = burger.split(`<summary>${words[language]('menu.help')}</summary>`);
    expect(help.split('</details>')[0]?.includes(addresses.faqs)).toBe(language === 'fr');
    expect(burger.split(`"${addresses.faqs}"`)).toHaveLength(2);
    expect(footer.includes(`"${addresses.companyTerms}"`)).toBe(language === 'es');
    expect(footer).not.toContain(`"${addresses.allTerms}"`);
    const promotions = await htmlOf(addressOf('promotions', language));
    for (const terms of [addresses.companyTerms, addresses.allTerms])
      expect(promotions).toContain(`"${terms}"`);
  });
});

test.each(
  inTurn<[Place, (family: string) => boolean]>([
    [{ page: 'biscuits-chocolate', parameters: {} }, (of) => of === 'chocolate'],
    [{ page: 'biscuits-adults', parameters: {} }, (of) => of === 'adultas'],
    [{ page: 'biscuits-breakfast', parameters: {} }, (of) => of === 'desayuno'],
    [
      { page: 'range', parameters: { family: 'galletas', range: 'fabs' } },
      (of) => of.startsWith('fabs'),
    ],
  ]),
)(
  'the biscuits by occasion are exactly those of the group: %j in %s',
  async ([place, belongs], language) => {
    const path = addressOfPlace(place, language);
    const html = await htmlOf(path);
    const main = first(/<main(.*?)<\/main>/s, html);
    const shown = [...main.matchAll(/<article class="product"(.*?)<\/article>/gs)].map(
      ([, card = '']) => first(/href="([^"]+)"/, card),
    );
    const keys = keysOf(belongs);
    expect(keys.length).toBeGreaterThan(0);
    expect(shown.toSorted()).toEqual(
      keys.map((key) => addressOf('product', language, { key })).toSorted(),
    );
    expect(headerOf(html)).toContain(`href="${path}"`);
    const family = addressOf('family', language, { family: 'galletas' });
    expect(first(/<ol class="crumbs(.*?)<\/ol>/s, main)).toContain(`"${family}"`);
  },
);

test.each(inTurn(['frutos-secos', 'caramelos', 'galletas'] as const))(
  'no breadcrumb repeats a name: %s in %s',
  async (family, language) => {
    const range = family === 'frutos-secos' ? family : 'tradicionales';
    const html = await htmlOf(addressOf('range', language, { family, range }));
    const crumbs = first(/<ol class="crumbs(.*?)<\/ol>/s, html).matchAll(/>([^<>]+)</g);
    const names = [...crumbs].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(2);
  },
);

test.each(languages)(
  'a breadcrumb of three in %s keeps the page itself on a phone',
  async (language) => {
    const html = await htmlOf(addressOf('press-materials', language));
    expect(html).toMatch(/<ol class="crumbs( crumbs--deep)?"/);
  },
);

test.each(inTurn(['fifty-years', 'quality'] as const))(
  'the page %s in %s is told in full, and linked from about, history and footer',
  async (page, language) => {
    const address = addressOf(page, language);
    const main = first(/<main(.*?)<\/main>/s, await htmlOf(address));
    expect(main).toContain('src="/assets/scene-');
    expect(textOf(main).length).toBeGreaterThan(800);
    for (const from of ['about', 'history'] as const) {
      const linking = await htmlOf(addressOf(from, language));
      // Its own footer has it among the languages.
      for (const part of [first(/<main(.*?)<\/main>/s, linking), footerOf(linking)])
        expect(part, from).toContain(`href="${address}"`);
    }
  },
);

test('the list of news can be shared and closed', async () => {
  const response = await get('/fr/actualites');
  const tools = first(/<aside class="story-tools(.*?)<\/aside>/s, await response.text());
  expect(tools).toContain(encodeURIComponent(`${new URL(response.url).origin}/fr/actualites`));
  expect(linksIn(tools)).toContainEqual([words.fr('news.closeList'), '/fr']);
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
    expect(stalls.map(({ family }) => family).join(' ')).toBe(
      'galletas caramelos frutos-secos patatas',
    );
  });
});

test.each([
  ['/es/faqs?q=gluten', '/en/faqs?q=gluten'],
  [
    '/en/products?family=snacks&need=eggFree&need=lowSalt',
    '/fr/produits?family=snacks&need=eggFree&need=lowSalt',
  ],
  ['/fr/concessionnaires?provincia=soria&utm_source=x', '/es/distribuidores?provincia=soria'],
])('links to other languages keep page and search: %s', async (path, expected) => {
  const html = (await (await get(path)).text()).replaceAll('&amp;', '&');
  for (const menu of ['header', 'footer']) {
    const [part = ''] = new RegExp(`<${menu}[\\s\\S]*?</${menu}>`).exec(html) ?? [];
    expect(part, menu).toContain(`href="${expected}"`);
  }
});

test('the footer names the public funding, and leads to the page in every language', async () => {
  const html = await (await get('/en/history')).text();
  const footer = first(/(<footer[\s\S]*<\/footer>)/, html);
  expect(footer.match(/Funded by the European Union/g)).toHaveLength(1);
  const addresses = [...footer.matchAll(/<a [^>]*data-language="\w+"[^>]*>/g)].map(([link]) =>
    first(/href="([^"]*)"/, link),
  );
  expect(addresses).toEqual(['/es/historia', '/en/history', '/fr/histoire']);
});

test('the burger menu has “follow us” in Spanish and English, not in French', async () => {
  for (const [language, words, has] of [
    ['es', 'Síguenos', true],
    ['en', 'Follow us', true],
    ['fr', 'Suivez', false],
  ] as const) {
    const html = await (await get(`/${language}`)).text();
    const burger = first(/(class="burger"[\s\S]*?<\/header>)/, html);
    expect(burger).not.toBe('');
    expect([language, burger.includes(words)]).toEqual([language, has]);
  }
});

/** Asked for twice and in turns, because menus are shared between pages. */
const asked = [
  ...['/es/producto/jummy', '/es/snacks/triskys', '/es/producto/fabs', '/es', '/en/contact'],
  ...['/es/codigo-de-conducta/sociedad', '/es/codigo-de-conducta/sociedad/loeches'],
  ...['/es/contacto', '/fr/snacks/triskys', '/es/snacks/mios'],
];

/** No menu links to a product, or to a place of the code of conduct. */
const unlinked = asked.filter((path) => /producto|loeches/.test(path));

test('menus mark their own page and no other, in any order of visits', async () => {
  for (const path of [...asked, ...asked.toReversed()]) {
    const html = await htmlOf(path);
    const menus = html.replace(/<main.*<\/main>/s, '');
    const links = [...menus.matchAll(/<a href="([^"]*)"( aria-current="page")?>/g)];
    const marked = links.filter(([, , current]) => current).map(([, href]) => href);
    expect(links.length).toBeGreaterThan(60);
    expect(marked, path).toEqual(links.map(([, href]) => href).filter((href) => href === path));
    expect(marked.length > 0, path).toBe(!unlinked.includes(path));
  }
});

test('the code of conduct is unfolded in the menu on its own pages only', async () => {
  const unfolded = async (path: string) => (await htmlOf(path)).includes('<details open="">');
  for (const _ of [1, 2]) {
    expect(await unfolded('/es/codigo-de-conducta/sociedad/loeches')).toBe(true);
    expect(await unfolded('/es/producto/jummy')).toBe(false);
    expect(await unfolded('/es/historia')).toBe(false);
  }
});

test.each([
  ['/es/producto/risketos-original', /^Bolsa amarilla de Risketos originales, 120 g$/],
  ['/en/product/fabs-mexico', /^Box of .+, pink, \d+ g$/],
  ['/fr/produit/citrico', /^Sachet jaune : .+, \d+ g$/],
])('%s describes its pack in a few words', async (path, words) => {
  const html = await (await get(path)).text();
  const alt = first(/<img[^>]* alt="([^"]+)" class="pack" fetchPriority/, html);
  expect(alt.replaceAll(/[\u00a0\u202f]/g, ' ')).toMatch(words);
});

test('two ranges with the same name are distinguished by their family', async () => {
  const html = await (await get('/es/galletas/fabs')).text();
  expect(html).toMatch(/Tradicionales<span class="sr"> \((<!-- -->)?Galletas/);
});
