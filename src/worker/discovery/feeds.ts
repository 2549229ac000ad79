import { company } from 'virtual:content/company';
import { dates } from 'virtual:content/dates';
import { withAbsoluteLinks } from '../../site/addresses/absoluteLinks.ts';
import {
  addressOf,
  changesFeedAddress,
  feedAddress,
  recallsFeedAddress,
} from '../../site/addresses/addresses.ts';
import { changeAnchor, type ProductChange } from '../../site/catalogue/changes.ts';
import type { Language } from '../../site/i18n/languages.ts';
import { words } from '../../site/i18n/words.ts';
import type { Article } from '../../site/news/news.ts';
import { noticeText, recallTitle } from '../../site/recalls/notice.ts';
import { lastChangeOf, type Recall } from '../../site/recalls/recall.ts';
import { allRecalls } from '../../site/recalls/recalls.ts';
import { escapeXml, xmlDeclaration } from './xml.ts';

interface Feed {
  /** Scheme and host. */
  siteUrl: string;
  language: Language;
  /** Path of the feed. */
  self: string;
  /** Path of the page with the same items. */
  page: string;
  title: string;
  /** ISO 8601. */
  updated: string;
  /** Complete `<entry>` elements. */
  entries: string[];
}

/** A feed in one language as Atom (RFC 4287). */
function atomFeed(feed: Feed): string {
  const { siteUrl, language } = feed;
  const self = escapeXml(siteUrl + feed.self);
  const page = escapeXml(siteUrl + feed.page);
  return [
    `${xmlDeclaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${self}</id>`,
    `<title>${escapeXml(feed.title)}</title>`,
    `<updated>${feed.updated}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${self}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${language}" href="${page}"/>`,
    `<icon>${siteUrl}/icon-192.png</icon>`,
    `<author><name>${escapeXml(company.name)}</name></author>`,
    `<rights>© ${escapeXml(company.legalName)}</rights>`,
    ...feed.entries,
    '</feed>\n',
  ].join('\n');
}

/** `updated` for items without a date. */
const undated = `${dates.changed}T00:00:00Z`;

/**
 * The news of one language as Atom (RFC 4287).
 *
 * @param siteUrl Scheme and host.
 * @param articles Newest first.
 */
export function newsFeed(siteUrl: string, language: Language, articles: Article[]): string {
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

/** Atom feed of label changes in the last year, in one language. */
export const changesFeed = (
  siteUrl: string,
  language: Language,
  changes: ProductChange[],
): string =>
  atomFeed({
    siteUrl,
    language,
    self: changesFeedAddress(language),
    page: addressOf('allergen-changes', language),
    title: words[language]('changes.feed'),
    updated: midnight(changes[0]?.change.date ?? dates.changed),
    entries: changes.map((entry) => changeEntry(siteUrl, language, entry)),
  });

function changeEntry(siteUrl: string, language: Language, entry: ProductChange): string {
  const { product, change } = entry;
  const list = siteUrl + addressOf('allergen-changes', language);
  const page = siteUrl + addressOf('product', language, { key: product.key });
  const since = words[language]('changes.since', { lot: change.lot });
  return [
    '<entry>',
    `<id>${escapeXml(`${list}#${changeAnchor(entry)}`)}</id>`,
    `<title>${escapeXml(product.title[language])}</title>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    `<updated>${midnight(change.date)}</updated>`,
    `<content type="text">${escapeXml(`${since}. ${change.what[language]}`)}</content>`,
    '</entry>',
  ].join('\n');
}

/** Atom feed of all recalls in one language; one that ends is updated. */
export const recallsFeed = (siteUrl: string, language: Language): string =>
  atomFeed({
    siteUrl,
    language,
    self: recallsFeedAddress(language),
    page: addressOf('recalls', language),
    title: words[language]('recall.feed'),
    updated: midnight(allRecalls.map(lastChangeOf).toSorted().at(-1) ?? dates.changed),
    entries: allRecalls.map((recall) => recallEntry(siteUrl, language, recall)),
  });

function recallEntry(siteUrl: string, language: Language, recall: Recall): string {
  const address = `${siteUrl}${addressOf('recalls', language)}#${recall.id}`;
  const title = `${words[language]('recall.name')}. ${recallTitle(recall, language)}`;
  return [
    '<entry>',
    `<id>${escapeXml(address)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    `<published>${midnight(recall.published)}</published>`,
    `<updated>${midnight(lastChangeOf(recall))}</updated>`,
    `<content type="text">${escapeXml(noticeText(recall, language))}</content>`,
    '</entry>',
  ].join('\n');
}

const midnight = (day: string): string => `${day}T00:00:00Z`;
