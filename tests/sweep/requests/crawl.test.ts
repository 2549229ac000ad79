import { describe, expect, inject, test } from 'vitest';
import { addressOfPlace } from '../../../src/site/addresses/addresses.ts';
import { type Language, languages } from '../../../src/site/i18n/languages.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { knownPlaces } from '../../support/places.ts';

/**
 * The written documents that a page offers, and whether it says in which language each
 * is: in its address, or with the link and in words beside it.
 */
function documentsIn(html: string) {
  const links =
    /<a ([^>]*href="(\/(?:downloads\/|press\/risi-fact-sheet)[^"]+)"[^>]*)>.*?<\/a>(?:<small>(.*?)<\/small>)?/gs;
  return [...html.matchAll(links)].map(([, link = '', address = '', beside = '']) => ({
    address,
    named: (language: Language) =>
      address.includes(`-${language}.`) ||
      (link.includes('hrefLang="es"') &&
        (language === 'es' || beside.includes(words[language]('download.spanish')))),
  }));
}

describe.each(languages)('a crawl from /%s', (language) => {
  test('finds every page of the table, and no dead or redirected link, missing anchor or document without its language', async () => {
    const origin = inject('site');
    const seen = new Map<string, Set<string>>();
    const wanted: { from: string; to: URL }[] = [];
    const faults: string[] = [];
    const documents: string[] = [];
    const queue = [`/${language}`];
    while (queue.length) {
      const path = queue.pop() as string;
      if (seen.has(path)) continue;
      const response = await fetch(origin + path, { redirect: 'manual' });
      const html = await response.text();
      seen.set(path, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id as string)));
      if (response.status !== 200) faults.push(`${path} answers ${response.status}`);
      if (!response.headers.get('Content-Type')?.startsWith('text/html')) continue;
      const offered = documentsIn(html);
      documents.push(...offered.map(({ address }) => address));
      for (const { address, named } of offered)
        if (!named(language)) faults.push(`${path} does not say which language ${address} is in`);
      for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
        const to = new URL(href.replaceAll('&amp;', '&'), origin + path);
        if (to.origin !== origin) continue;
        wanted.push({ from: path, to });
        // The other languages' pages are crawled from their own home.
        if (to.pathname.startsWith(`/${language}`) && !seen.has(to.pathname) && !to.search)
          queue.push(to.pathname);
      }
    }
    for (const { from, to } of wanted) {
      const anchors = seen.get(to.pathname);
      if (to.hash && anchors && !anchors.has(decodeURIComponent(to.hash.slice(1))))
        faults.push(`${from} links to ${to.pathname}${to.hash}, which does not exist`);
    }
    for (const place of knownPlaces)
      if (!seen.has(addressOfPlace(place, language)))
        faults.push(`${addressOfPlace(place, language)} cannot be reached by links`);
    expect([...new Set(faults)]).toEqual([]);
    for (const name of ['catalogo-snacks', 'codigo-de-conducta', 'informe-einf-2023'])
      expect(documents).toContain(`/downloads/${name}.pdf`);
    expect(documents).toContain(`/press/risi-fact-sheet-${language}.png`);
    expect(
      [...seen.keys()].filter((path) =>
        path.includes(
          language === 'es'
            ? '/noticia/'
            : language === 'en'
              ? '/single-news-item/'
              : '/actualit%C3%A9/',
        ),
      ).length,
    ).toBeGreaterThan(10);
  });
});
