import { expect, test } from 'vitest';
import { describeFault } from '../../build/content/faults/fault.ts';
import { loadContent } from '../../build/content/reading/load.ts';
import { checkRedirects } from '../../build/content/rules/redirects.ts';
import { redirectsFile } from '../../src/content/redirects.ts';

const content = loadContent('.');

/** The check's output for these entries. */
function faultsOf(...entries: object[]): string[] {
  const parsed = redirectsFile.safeParse(entries);
  return parsed.success
    ? checkRedirects({
        ...content,
        files: { 'content/redirects.json': parsed.data },
      }).map(describeFault)
    : parsed.error.issues.map(({ message }) => message);
}

test.each([
  ['a page with its item', { from: '/es/producto/aros', to: 'page:product?key=jummy' }],
  [
    'a page with an anchor, from an address without a language',
    { from: '/alergias.php', to: 'page:faqs#allergens', language: 'es' },
  ],
  [
    'a news item that got another name',
    { from: '/es/noticia/viejo-titulo', to: 'page:news-item?slug=nuevo-titulo' },
  ],
  ['a range', { from: '/es/catalogo/aros', to: 'page:range?family=snacks&range=jummy' }],
])('a redirect to %s is accepted', (_, entry) => {
  expect(faultsOf(entry)).toEqual([]);
});

test.each([
  [
    'names no page',
    { from: '/es/tienda', to: 'page:shop' },
    'leads nowhere: page:shop is not a page',
  ],
  [
    'names an address',
    { from: '/es/tienda', to: '/es/productos' },
    'does not begin with page:',
  ],
  ['names no item', { from: '/es/aros', to: 'page:product' }, 'but product needs key'],
  [
    'names a product that does not exist',
    { from: '/es/aros', to: 'page:product?key=aros' },
    'but there is no product aros',
  ],
  [
    'names a range that does not exist',
    { from: '/es/aros', to: 'page:range?family=snacks&range=aros' },
    'but snacks has no range aros',
  ],
  [
    'names terms that do not exist',
    { from: '/es/aros', to: 'page:promotion-terms?id=aros' },
    'but there are no terms aros',
  ],
  [
    'is not an address',
    { from: 'es/tienda?a=1', to: 'page:products' },
    'is not an address like /es/tienda',
  ],
  [
    'hides a page',
    { from: '/es/historia', to: 'page:about' },
    'is the address of the page history',
  ],
  [
    'hides another spelling of a page',
    { from: '/en/Historia/', to: 'page:about' },
    'is the address of the page history',
  ],
  [
    'hides a product',
    { from: '/es/producto/jummy', to: 'page:products' },
    'is the address of the page product',
  ],
  ['hides a file', { from: '/favicon.ico', to: 'page:home' }, 'is the address of a file'],
])('an entry that %s is an error', (_, entry, fault) => {
  const faults = faultsOf(entry);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(fault);
});

test('a duplicate address is an error, in any spelling', () => {
  expect(
    faultsOf(
      { from: '/es/tienda', to: 'page:products' },
      { from: '/ES/Tienda/', to: 'page:home' },
    ),
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

test('a redirect to itself is an error', () => {
  expect(faultsOf({ from: '/es/noticia/dos', to: 'page:news-item?slug=dos' })).toEqual([
    'content/redirects.json: /es/noticia/dos leads to itself. Name another page in "to".',
  ]);
});
