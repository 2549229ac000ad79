import { expect, inject, test } from 'vitest';
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

const newsIn = { es: '/noticia/', en: '/single-news-item/', fr: '/actualit%C3%A9/' };

// Dead links and missing anchors are what ../../http/addresses/sitemap.test.ts looks for.
test.each(languages)(
  'from /%s every page of the table and the news are reached by links, and no document is without its language',
  async (language) => {
    const origin = inject('site');
    const seen = new Set<string>();
    const documents = new Set<string>();
    const faults: string[] = [];
    const queue = [`/${language}`];
    for (let path = queue.pop(); path; path = queue.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const html = await (await fetch(origin + path, { redirect: 'manual' })).text();
      for (const { address, named } of documentsIn(html)) {
        documents.add(address);
        if (!named(language)) faults.push(`${path} does not say which language ${address} is in`);
      }
      for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
        const to = new URL(href.replaceAll('&amp;', '&'), origin + path);
        // The other languages' pages are crawled from their own home.
        if (to.origin === origin && to.pathname.startsWith(`/${language}`) && !to.search)
          queue.push(to.pathname);
      }
    }
    for (const place of knownPlaces)
      if (!seen.has(addressOfPlace(place, language)))
        faults.push(`${addressOfPlace(place, language)} cannot be reached by links`);
    expect(faults).toEqual([]);
    expect([...documents]).toEqual(
      expect.arrayContaining([
        ...['catalogo-snacks', 'codigo-de-conducta', 'informe-einf-2023'].map(
          (name) => `/downloads/${name}.pdf`,
        ),
        `/press/risi-fact-sheet-${language}.png`,
      ]),
    );
    expect([...seen].filter((path) => path.includes(newsIn[language])).length).toBeGreaterThan(10);
  },
);
