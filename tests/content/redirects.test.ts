import { expect, test } from 'vitest';
import { faultsOf as faultsOfIssue } from '../../build/content/faults/issues.ts';
import { loadContent } from '../../build/content/reading/load.ts';
import { checkRedirects } from '../../build/content/rules/redirects.ts';
import { redirectsFile } from '../../src/content/redirects.ts';
import { inEnglish } from '../support/content.ts';

const content = loadContent('.');

function faultsOf(...entries: object[]): string[] {
  const parsed = redirectsFile.safeParse(entries);
  return parsed.success
    ? inEnglish([
        ...checkRedirects({ ...content, files: { 'content/redirects.json': parsed.data } }),
      ])
    : inEnglish(
        parsed.error.issues.flatMap((issue) => faultsOfIssue('content/redirects.json', issue)),
      );
}

test.each([
  { from: '/es/producto/aros', to: 'page:product?key=jummy' },
  // An anchor, from an address without a language.
  { from: '/alergias.php', to: 'page:faqs#allergens', language: 'es' },
  // A news item that got another name.
  { from: '/es/noticia/viejo-titulo', to: 'page:news-item?slug=nuevo-titulo' },
  { from: '/es/catalogo/aros', to: 'page:range?family=snacks&range=jummy' },
])('a redirect of $from to $to is accepted', (entry) => {
  expect(faultsOf(entry)).toEqual([]);
});

test.each([
  ['/es/tienda', 'page:shop', 'leads nowhere: page:shop is not a page'],
  ['/es/tienda', '/es/productos', 'does not begin with page:'],
  ['/es/aros', 'page:product', 'but product needs key'],
  ['/es/aros', 'page:product?key=aros', 'but there is no product aros'],
  ['/es/aros', 'page:range?family=snacks&range=aros', 'but snacks has no range aros'],
  ['/es/aros', 'page:promotion-terms?id=aros', 'but there are no terms aros'],
  ['es/tienda?a=1', 'page:products', 'is not an address like /es/tienda'],
  ['/es/historia', 'page:about', 'is the address of the page history'],
  // Another spelling of it.
  ['/en/Historia/', 'page:about', 'is the address of the page history'],
  ['/es/producto/jummy', 'page:products', 'is the address of the page product'],
  ['/favicon.ico', 'page:home', 'is the address of a file'],
  ['/es/noticia/dos', 'page:news-item?slug=dos', '/es/noticia/dos leads to itself'],
])('a redirect of %s to %s is an error', (from, to, fault) => {
  expect(faultsOf({ from, to })).toEqual([expect.stringContaining(fault)]);
});

test('a duplicate address is an error, in any spelling', () => {
  expect(
    faultsOf({ from: '/es/tienda', to: 'page:products' }, { from: '/ES/Tienda/', to: 'page:home' }),
  ).toEqual([
    'content/redirects.json: /ES/Tienda/ is the same address as /es/tienda. Remove one of the two.',
  ]);
});

test('a redirect to a redirected address is an error', () => {
  expect(
    faultsOf(
      { from: '/es/uno', to: 'page:news-item?slug=dos' },
      { from: '/es/noticia/dos', to: 'page:news-item?slug=tres' },
    ),
  ).toEqual([
    'content/redirects.json: /es/uno leads to /es/noticia/dos, which is redirected itself. Name the page to which /es/noticia/dos leads.',
  ]);
});
