import { describe, expect, test } from 'vitest';
import { addressOf, feedAddress } from '../../../src/site/addresses/addresses.ts';
import { entry } from '../../support/backEnd/failingBackEnd.ts';
import { startReadingSite } from '../../support/backEnd/readingSite.ts';
import { first, htmlOf } from '../../support/http.ts';

describe('news that is only in Spanish', async () => {
  const site = await startReadingSite(({ path }) => {
    const titled = { titulo: 'Risi estrena bolsa' };
    if (path === '/api/entries')
      return { body: { data: [entry(1, titled), ...[2, 3].map((id) => entry(id))] } };
    return path === '/api/entries/noticia-1' ? { body: { data: entry(1, titled) } } : undefined;
  });
  const visit = async (path: string) => htmlOf(path, site);
  const times = (html: string, text: string) => html.split(text).length - 1;

  test.each([
    ['en', 'This text is only available in Spanish.'],
    ['fr', 'Ce texte n’est disponible qu’en espagnol.'],
  ] as const)(
    'is marked on its page in %s, and the reader is told once',
    async (language, line) => {
      const address = addressOf('news-item', language, { slug: 'noticia-1' });
      const html = await visit(address);
      expect(html).toContain('<h1 lang="es">Risi estrena bolsa</h1>');
      expect(html).toMatch(/<div class="prose[^"]*" lang="es">/);
      expect(times(html, line)).toBe(1);
      expect(html).toContain('<title>Risi estrena bolsa</title>');
    },
  );

  test.each([
    ['en', 'The news is only available in Spanish.'],
    ['fr', 'Les actualités ne sont disponibles qu’en espagnol.'],
  ] as const)(
    'is marked in lists, results and the feed in %s, each with one line about it',
    async (language, line) => {
      const results = `${addressOf('search', language)}?q=noticia`;
      for (const path of [`/${language}`, addressOf('news', language), results]) {
        const html = await visit(path);
        expect([path, times(html, line)]).toEqual([path, 1]);
        const titles = html.match(/<(h3|li)[^>]*><a [^>]*>(<mark>)?Noticia/g) ?? [];
        expect([path, titles.length]).toEqual([path, 2]);
        for (const title of titles) expect(title).toContain('lang="es"');
      }
      const feed = await visit(feedAddress(language));
      expect(times(feed, '<entry xml:lang="es">')).toBe(3);
    },
  );

  test('has its title in Spanish also in its heart', async () => {
    const address = addressOf('news-item', 'fr', { slug: 'noticia-1' });
    const heart = first(/<button[^>]*data-like(.*?)<\/button>/s, await visit(address));
    // A label would be read in the language of the page.
    expect(heart).not.toContain('aria-label');
    expect(heart.replaceAll('<!-- -->', '')).toContain(
      'Ajouter <span lang="es">Risi estrena bolsa</span> à mes favoris',
    );
  });

  test('and promotions are marked in lists and on their pages', async () => {
    for (const path of ['/fr/promotion', '/en/promocion/promo']) {
      const main = first(/<main(.*?)<\/main>/s, await visit(path));
      const marked = main.match(/lang="es"[^>]*>(<a [^>]*>)?Promo</g) ?? [];
      expect(marked.length, path).toBeGreaterThan(0);
      expect(marked.length, path).toBe(main.match(/>Promo</g)?.length);
    }
  });

  test('has no note in Spanish', async () => {
    for (const path of ['/es', '/es/noticias', '/es/noticia/noticia-1']) {
      const html = await visit(path);
      expect(html).not.toContain('solo está');
      expect(html).not.toContain(' lang="es">Noticia');
    }
  });
});
