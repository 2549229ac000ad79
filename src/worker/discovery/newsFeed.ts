import { dates } from 'virtual:content/dates';
import { withAbsoluteLinks } from '../../site/addresses/absoluteLinks.ts';
import { addressOf, feedAddress } from '../../site/addresses/addresses.ts';
import type { Language } from '../../site/i18n/languages.ts';
import { words } from '../../site/i18n/words.ts';
import type { Article } from '../../site/news/news.ts';
import { atomFeed } from './atom.ts';
import { escapeXml } from './xml.ts';

/** `updated` for items without a date. */
const undated = `${dates.changed}T00:00:00Z`;

/**
 * The news of one language as Atom (RFC 4287).
 *
 * @param siteUrl Scheme and host.
 * @param articles Newest first.
 */
export function newsFeed(
  siteUrl: string,
  language: Language,
  articles: Article[],
): string {
  return atomFeed({
    siteUrl,
    language,
    self: feedAddress(language),
    page: addressOf('news', language),
    title: words[language]('news.feed'),
    updated: articles[0]?.date ?? undated,
    entries: articles.map((item) => entryOf(siteUrl, language, item)),
  });
}

function entryOf(siteUrl: string, language: Language, item: Article): string {
  const address = siteUrl + addressOf('news-item', language, { slug: item.slug });
  const html = (text: string) => escapeXml(withAbsoluteLinks(text, address));
  return [
    `<entry${item.language === language ? '' : ` xml:lang="${item.language}"`}>`,
    `<id>${escapeXml(address)}</id>`,
    `<title>${escapeXml(item.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    item.date ? `<published>${item.date}</published>` : '',
    `<updated>${item.date ?? undated}</updated>`,
    item.category?.slug ? `<category term="${escapeXml(item.category.slug)}"/>` : '',
    item.intro ? `<summary type="html">${html(item.intro)}</summary>` : '',
    `<content type="html">${html(item.intro + item.body)}</content>`,
    '</entry>',
  ]
    .filter(Boolean)
    .join('\n');
}
