import { expect, test } from 'vitest';
import { first, get } from '../../support/http.ts';

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
