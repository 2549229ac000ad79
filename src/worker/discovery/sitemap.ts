import { dates } from 'virtual:content/dates';
import { addressRow, alternatesOf, type Place } from '../../site/addresses/addresses.ts';
import { places } from '../../site/addresses/places.ts';
import { productOf } from '../../site/catalogue/catalogue.ts';
import { allRecentChanges, type LabelChanges } from '../../site/catalogue/changes.ts';
import { defaultLanguage, languages } from '../../site/i18n/languages.ts';
import type { NewsItem } from '../../site/news/news.ts';
import { promotionState } from '../../site/promotions/promotionState.ts';
import type { Promotion } from '../../site/promotions/promotions.ts';
import { lastChangeOf } from '../../site/recalls/recall.ts';
import { allRecalls } from '../../site/recalls/recalls.ts';
import { escapeXml, xmlDeclaration } from './xml.ts';

/** The protocol's limit per file (sitemaps.org). */
const maxUrls = 50_000;

interface Entry {
  place: Place;
  /** W3C date: YYYY-MM, YYYY-MM-DD or ISO 8601. */
  changed: string;
}

/**
 * The sitemap: every canonical address with its alternates.
 *
 * @param siteUrl Scheme and host.
 * @param news Newest first; undefined if the back end is unavailable, which leaves its
 *   items out.
 */
export function sitemap(
  siteUrl: string,
  {
    news = [],
    promotions = [],
    changes,
    now,
  }: {
    news: NewsItem[] | undefined;
    promotions: Promotion[] | undefined;
    changes: LabelChanges;
    now: Date;
  },
): string {
  const newest = {
    news: news.map(({ date }) => pastOr(date, now)).find(Boolean) ?? '',
    label: allRecentChanges(changes, now)[0]?.change.date,
  };
  const entries: Entry[] = [
    ...places()
      .filter(({ page }) => !addressRow(page).noindex)
      .map((place) => ({ place, changed: changeOf(place, newest) })),
    ...promotions
      .filter((promotion) => promotionState(promotion, now) === 'running')
      .map(
        ({ slug, starts }): Entry => ({
          place: { page: 'promotion', parameters: { slug } },
          changed: pastOr(starts, now) ?? dates.changed,
        }),
      ),
    ...news.map(
      ({ slug, date }): Entry => ({
        place: { page: 'news-item', parameters: { slug } },
        changed: pastOr(date, now) ?? dates.changed,
      }),
    ),
  ];
  const urls = entries.slice(0, maxUrls / languages.length).map((entry) => urlsOf(siteUrl, entry));
  return `${xmlDeclaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}

/** The date, unless it is in the future: `lastmod` must be in the past. */
const pastOr = (date: string | undefined, now: Date): string | undefined =>
  date && new Date(date) <= now ? date : undefined;

function changeOf(place: Place, newest: { news: string; label: string | undefined }): string {
  switch (place.page) {
    case 'product':
      return productOf(place.parameters.key)?.reviewed ?? dates.changed;
    case 'allergen-changes':
      return newest.label ?? dates.changed;
    case 'recalls':
      return allRecalls.map(lastChangeOf).toSorted().at(-1) ?? dates.changed;
    case 'home':
    case 'news':
      return newest.news > dates.changed ? newest.news : dates.changed;
    case 'promotion-terms':
      return dates.texts[`promotion-terms/${place.parameters.id}`] ?? dates.changed;
    default:
      return dates.texts[place.page] ?? dates.changed;
  }
}

/** One entry per language, each with all alternates. */
function urlsOf(siteUrl: string, { place, changed }: Entry): string {
  const paths = alternatesOf(place);
  const links = [
    ...languages.map((language) => [language, paths[language]] as const),
    ['x-default', paths[defaultLanguage]] as const,
  ]
    .map(
      ([language, path]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(siteUrl + path)}"/>`,
    )
    .join('');
  return languages
    .map(
      (language) =>
        `<url><loc>${escapeXml(siteUrl + paths[language])}</loc><lastmod>${changed}</lastmod>${links}</url>\n`,
    )
    .join('');
}
