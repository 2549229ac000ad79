import { dates } from 'virtual:content/dates';
import { addressOf, changesFeedAddress } from '../../site/addresses/addresses.ts';
import { changeAnchor, type ProductChange } from '../../site/catalogue/changes.ts';
import type { Language } from '../../site/i18n/languages.ts';
import { words } from '../../site/i18n/words.ts';
import { atomFeed } from './atom.ts';
import { escapeXml } from './xml.ts';

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
    entries: changes.map((entry) => entryOf(siteUrl, language, entry)),
  });

function entryOf(siteUrl: string, language: Language, entry: ProductChange): string {
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

const midnight = (day: string): string => `${day}T00:00:00Z`;
