import { expect, test } from 'vitest';
import { withAbsoluteLinks } from '../../src/site/addresses/absoluteLinks.ts';
import { addressOf, addressOfPlace } from '../../src/site/addresses/addresses.ts';
import { resolve } from '../../src/site/addresses/canonical.ts';
import { addressSlug, isSlug, slugOfTitle } from '../../src/site/addresses/slug.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import { knownPlaces } from '../support/places.ts';

test('every address in the table is unique in its language', () => {
  for (const language of languages) {
    const paths = knownPlaces.map((place) => addressOfPlace(place, language));
    expect(new Set(paths).size).toBe(paths.length);
  }
  expect(addressOf('news-item', 'fr', { slug: 'été' })).toBe('/fr/actualit%C3%A9/%C3%A9t%C3%A9');
});

test.each([
  ['/es/', '/es'],
  ['/ES/Noticias', '/es/noticias'],
  ['/es//historia/', '/es/historia'],
  ['/es/home', '/es'],
  ['/fr/accueil', '/fr'],
  ['/fr/noticias', '/fr/actualites'],
  ['/fr/actualite/trikers', '/fr/actualit%C3%A9/trikers'],
  ['/fr/actualit%c3%a9/trikers', '/fr/actualit%C3%A9/trikers'],
  ['/fr/actualite%CC%81/trikers', '/fr/actualit%C3%A9/trikers'],
  ['/es/news-item/trikers', '/es/noticia/trikers'],
  ['/es/noticia', '/es/noticias'],
  ['/fr/politique-de-protection-des-donnees', '/fr/politique-de-protection-des-donn%C3%A9es'],
  ['/es/trabaja-con-nosotros', '/es/contacto/trabaja-con-nosotros'],
  ['/fr/contacto/otro', '/fr/contact/autre'],
  ['/es/bases%20legales%20promocion/pipas', '/es/bases-legales-promocion/pipas'],
  ['/es/bases-legales-promocion/menosAire', '/es/bases-legales-promocion/menos-aire'],
  ['/en/snacks/otros-productos/tejitas', '/en/snacks/other-products#tejitas'],
  ['/fr/galletas/b-san-plus', '/fr/biscuits'],
  ['/en/galletas/b-san-plus/singluten', '/en/biscuits/b-san-plus/glutenfree'],
  ['/es/50-a%C3%B1os', '/es/50-anos'],
  ['/fr/quality-commitment', '/fr/engagement-qualite'],
  ['/fr/galletas/desayuno', '/fr/biscuits/petit-dejeuner'],
  ['/es/valeurs', '/es/cumplimiento-normativo/valores'],
  ['/fr/cumplimiento-normativo/canal-etico', '/fr/canal-ethique'],
  ['/es/products/jummy', '/es/producto/jummy'],
  ['/es/patatas.html', '/es/patatas'],
  ['/es/producto/jummy.aspx', '/es/producto/jummy'],
])('%s is another spelling of %s', (path, to) => {
  expect(resolve(path, () => 'es')).toMatchObject({ kind: 'moved', to });
});

test.each([
  ['/es/no-existe', '/es'],
  ['/es/contacto/xyz', '/es/contacto'],
  ['/fr/historia/a/b', '/fr/histoire'],
  ['/es/snacks/xyz', '/es/snacks'],
  ['/es/%zz', '/es'],
  ['/es/no-existe.html', '/es'],
  ['/fr/wp-login.php', '/fr'],
  ['/es/contacto/xyz.html', '/es/contacto'],
  ['/es/v2.0', '/es'],
])('%s is unknown, and below %s', (path, to) => {
  expect(resolve(path, () => 'es')).toMatchObject({ kind: 'unknown', to });
});

test.each([
  ['/noticias', '/en/news'],
  ['/noticias.html', '/en/news'],
])('%s is %s to a visitor who reads English', (path, to) => {
  expect(resolve(path, () => 'en')).toMatchObject({ kind: 'language', to });
});

test.each<[string, string]>([
  ['marks in disorder', `/es/a${'%CC%81'.repeat(10_000)}${'%CC%96'.repeat(10_000)}`],
  ['segments that are no UTF-8', '/%ff'.repeat(30_000)],
  ['dots', `/es/${'.a'.repeat(60_000)}`],
  ['spaces', `/es/a${'%20'.repeat(40_000)}b`],
])('a path of 120 kB of %s is unknown', (_, path) => {
  expect(resolve(path, () => 'es')).toMatchObject({ kind: 'unknown', to: '/es' });
});

test('a path of 120 kB of slashes is the root', () => {
  expect(resolve('/'.repeat(120_000), () => 'fr')).toMatchObject({ kind: 'language', to: '/fr' });
});

test.each(['menos-aire', 'snack_2.0', 'año-nuevo', '新'.repeat(200)])(
  '%s can be part of an address',
  (slug) => {
    expect(isSlug(slug)).toBe(true);
  },
);

// A percent sign would be encoded again on its way to the back end.
test.each(['', '..', 'a b', 'a/b', 'a\\b', '100%', 'a%2fb', '%2e%2e', 'x\u200b', 'a'.repeat(201)])(
  '"%s" cannot',
  (slug) => {
    expect(isSlug(slug)).toBe(false);
  },
);

test.each(['¿Menos aire?', '!', `a${'𠮷'.repeat(120)}`, '감자칩'])(
  'the title %s makes a slug of an address',
  (title) => {
    const slug = slugOfTitle(title);
    expect(isSlug(slug)).toBe(true);
    expect(addressSlug(decodeURIComponent(encodeURIComponent(slug)))).toBe(slug);
  },
);

test('an absolute link keeps its parameters, escaped once', () =>
  expect(
    withAbsoluteLinks('<a href="/es/productos?q=a&amp;family=b">', 'https://a.example/es'),
  ).toBe('<a href="https://a.example/es/productos?q=a&amp;family=b">'));
