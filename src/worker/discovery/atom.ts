import { company } from 'virtual:content/company';
import type { Language } from '../../site/i18n/languages.ts';
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
export function atomFeed(feed: Feed): string {
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
