import { addressSlug, slugOfTitle } from '../../../site/addresses/slug.ts';
import { knownCategory } from '../../../site/news/categories.ts';
import type { Article, Category, NewsItem } from '../../../site/news/news.ts';
import {
  type Promotion,
  type PromotionDetails,
  withContestDates,
} from '../../../site/promotions/promotions.ts';
import { maxCategoryLength, maxFeedHtmlLength, maxTitleLength } from '../limits.ts';
import { isShownPicture } from './cleanHtml.ts';
import type { CategoryJson, EntryJson, PromotionJson } from './contract.ts';
import { firstParagraphOf, isOversized, lineOf, shownHtml, summaryOf } from './itemText.ts';

/** What the parsers are told, and tell. */
export interface Reading {
  /** Called when a limit cuts the items of a list or the HTML of an item. */
  onCut(what: 'items' | 'html'): void;
  /** Hosts whose pictures are kept; undefined keeps all. */
  imageHosts?: readonly string[];
}

export interface ListedItem extends NewsItem {
  backEndSlug: string;
  /** Uncleaned HTML, kept only for short articles in the feed. */
  uncleaned?: { intro: string; body: string };
}

/**
 * Parses an entry of a list.
 *
 * @param isInFeed Whether the feed may show the item's HTML.
 */
export async function listedItemOf(
  entry: EntryJson,
  isInFeed: boolean,
  reading: Reading,
): Promise<ListedItem> {
  const intro = entry.header ?? '';
  const body = entry.contenido ?? '';
  const oversized = isOversized(intro, body);
  if (oversized) reading.onCut('html');
  const isShort = !oversized && intro.length + body.length <= maxFeedHtmlLength;
  return {
    ...(await newsItemOf(entry, reading)),
    backEndSlug: entry.slug,
    ...(isInFeed && isShort ? { uncleaned: { intro, body } } : {}),
  };
}

/** A news item with cleaned HTML. */
export async function articleOf(entry: EntryJson, reading: Reading): Promise<Article> {
  const intro = entry.header ?? '';
  const body = entry.contenido ?? '';
  const oversized = isOversized(intro, body);
  if (oversized) reading.onCut('html');
  return {
    ...(await newsItemOf(entry, reading)),
    intro: await shownHtml(intro, oversized, reading),
    body: await shownHtml(body, oversized, reading),
  };
}

/** A listed item as an article; the summary replaces HTML that was not kept. */
export async function listedArticleOf(
  { uncleaned, backEndSlug: _, ...item }: ListedItem,
  reading: Reading,
): Promise<Article> {
  const { intro, body } = uncleaned ?? { intro: escaped(item.summary), body: '' };
  return {
    ...item,
    intro: await shownHtml(intro, false, reading),
    body: await shownHtml(body, false, reading),
  };
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function newsItemOf(entry: EntryJson, reading: Reading): Promise<NewsItem> {
  const { categoria, category_id } = entry;
  return {
    id: entry.id ?? undefined,
    slug: addressSlug(entry.slug),
    title: await lineOf(entry.titulo, maxTitleLength),
    summary: await summaryOf(entry.header ?? ''),
    category:
      categoria || category_id
        ? await categoryOf({ ...categoria, id: categoria?.id ?? category_id })
        : undefined,
    date: entry.created_at ?? undefined,
    image: imageOf(entry, reading),
    featured: entry.featured ?? false,
    language: entry.locale ?? 'es',
  };
}

/** A category. A known category gets the site's spelling of its slug. */
export async function categoryOf(json: Partial<CategoryJson>): Promise<Category> {
  const rawSlug = json.slug ?? '';
  const slug = rawSlug.length > maxCategoryLength ? '' : await lineOf(rawSlug, maxCategoryLength);
  const name = await lineOf(json.nombre || json.name || '', maxCategoryLength);
  return {
    id: json.id ?? undefined,
    slug: knownCategory(slug) ?? slug,
    name: name || undefined,
  };
}

/** A promotion with its schedule. Without a slug, the title becomes its address. */
export async function promotionOf(json: PromotionJson, reading: Reading): Promise<Promotion> {
  const title = await lineOf(json.titulo, maxTitleLength);
  return withContestDates({
    slug: json.slug ? addressSlug(json.slug) : slugOfTitle(title),
    backEndSlug: json.slug ?? undefined,
    title,
    summary: await firstParagraphOf(json.texto ?? ''),
    image: imageOf(json, reading),
    starts: json.starts_at ?? undefined,
    ends: json.ends_at ?? undefined,
    terms: json.terms ? await lineOf(json.terms, maxCategoryLength) : undefined,
    participation: json.participation ?? false,
    adults: json.adults ?? false,
    language: json.locale ?? 'es',
  });
}

/** A promotion with cleaned HTML. */
export async function detailsOf(json: PromotionJson, reading: Reading): Promise<PromotionDetails> {
  const html = json.texto ?? '';
  const oversized = isOversized(html);
  if (oversized) reading.onCut('html');
  return {
    ...(await promotionOf(json, reading)),
    text: await shownHtml(html, oversized, reading),
  };
}

const imageOf = (
  { list_img, img }: Pick<EntryJson, 'list_img' | 'img'>,
  { imageHosts }: Reading,
): string | undefined =>
  [list_img?.url, img?.enlace].find(
    (address) => !!address && isShownPicture(address, imageHosts),
  ) ?? undefined;
