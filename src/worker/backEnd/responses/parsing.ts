import * as z from 'zod/mini';
import { addressSlug } from '../../../site/addresses/slug.ts';
import type { Article, Category } from '../../../site/news/news.ts';
import type { Promotion, PromotionDetails } from '../../../site/promotions/promotions.ts';
import { NotFound } from '../call.ts';
import { maxArticles, maxCategories, maxNews, maxPromotions } from '../limits.ts';
import { type EntryJson, tolerant } from './contract.ts';
import {
  articleOf,
  categoryOf,
  detailsOf,
  type ListedItem,
  listedArticleOf,
  listedItemOf,
  promotionOf,
  type Reading,
} from './items.ts';

/** Without a site: `check:origin` and tests. */
const anything: Reading = { onCut: () => undefined };

/**
 * Parsers for the back end's responses: JSON in, the site's own types out.
 *
 * Return `null` for items that are hidden.
 *
 * @throws NotFound for an item without a title, or of another slug, which does not exist.
 * @throws ZodError if the response does not fit the contract.
 */
export const read = {
  /** Newest first. The first `maxArticles` keep the HTML for the feed. */
  async entries(json: unknown, reading = anything): Promise<ListedItem[]> {
    const entries = itemsIn(json, tolerant.entry, maxNews, reading).sort(newestFirst);
    return showable(entries.map((entry, i) => listedItemOf(entry, i < maxArticles, reading)));
  },
  /** @param asked The requested slug. */
  async entry(json: unknown, asked: string, reading = anything): Promise<Article | null> {
    const entry = itemIn(json, tolerant.entry);
    return foundBy(asked, entry, await articleOf(entry, reading));
  },
  listedArticle: listedArticleOf,
  async categories(json: unknown, reading = anything): Promise<Category[]> {
    const categories = listOf(tolerant.category, maxCategories, reading);
    return showable(z.parse(categories, json).map(categoryOf));
  },
  async promotions(json: unknown, reading = anything): Promise<Promotion[]> {
    const promotions = itemsIn(json, tolerant.promotion, maxPromotions, reading);
    return showable(promotions.map((promotion) => promotionOf(promotion, reading)));
  },
  /**
   * @param asked The requested slug.
   * @param isListed Whether the list has it, so that the item needs no slug of its own.
   */
  async promotion(
    json: unknown,
    { asked, isListed }: { asked: string; isListed: boolean },
    reading = anything,
  ): Promise<PromotionDetails | null> {
    const promotion = itemIn(json, tolerant.promotion);
    const slug = promotion.slug ?? (isListed ? asked : undefined);
    return foundBy(asked, promotion, await detailsOf({ ...promotion, slug }, reading));
  },
  /** The listed promotion with this slug, or `null`. */
  async listedPromotion(
    json: unknown,
    slug: string,
    reading = anything,
  ): Promise<PromotionDetails | null> {
    for (const promotion of itemsIn(json, tolerant.promotion, maxPromotions, reading)) {
      if ((await promotionOf(promotion, reading)).slug === slug)
        return detailsOf(promotion, reading);
    }
    return null;
  },
};

/** Those of the same moment stay in the order of the back end. */
function newestFirst(a: EntryJson, b: EntryJson): number {
  const [first, second] = [a.created_at ?? '', b.created_at ?? ''];
  if (first === second) return 0;
  return first < second ? 1 : -1;
}

type Visibility = Pick<EntryJson, 'visible'>;
const isHidden = ({ visible }: Visibility): boolean => visible === false;

const itemsIn = <T extends z.ZodMiniType<Visibility>>(
  json: unknown,
  schema: T,
  maxItems: number,
  reading: Reading,
): z.output<T>[] =>
  z.parse(listOf(schema, maxItems, reading, isUntitled), json).filter((item) => !isHidden(item));

function itemIn<T extends z.ZodMiniType<Visibility>>(json: unknown, schema: T): z.output<T> {
  if (isUntitled(json)) throw new NotFound('untitled');
  return z.parse(schema, inside(json));
}

/**
 * A single item; `null` if it is hidden.
 *
 * @throws NotFound if the back end found it by something else than its slug: nothing may be
 *   stored under that. Or if its title was only markup.
 */
function foundBy<T extends { slug: string; title: string }>(
  asked: string,
  json: Visibility,
  item: T,
): T | null {
  if (item.slug !== addressSlug(asked)) throw new NotFound('of another slug');
  if (isHidden(json)) return null;
  if (!item.title) throw new NotFound('untitled');
  return item;
}

/** A single item may be wrapped in `data`. */
const inside = (json: unknown): unknown => (isObject(json) && 'data' in json ? json['data'] : json);
const isObject = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null;

/**
 * Whether an item exists only as an empty shell: promotions and entries need a `titulo`.
 * An object with none of the item fields, such as an error message, is not an item, so it
 * is not treated as missing.
 */
function isUntitled(json: unknown): boolean {
  const item = inside(json);
  if (!isObject(item)) return item === null || item === false;
  return (
    !item['titulo'] &&
    (Object.keys(item).length === 0 || ['titulo', 'slug', 'id'].some((name) => name in item))
  );
}

/**
 * Parses a list and drops the items that do not fit, so that one bad item does not fail
 * the others. A list in which no item fits is an error.
 */
const listOf = <T extends z.ZodMiniType>(
  schema: T,
  maxItems: number,
  reading: Reading,
  isMissing: (item: unknown) => boolean = () => false,
) =>
  z.pipe(
    z.object({ data: z.array(z.unknown()) }),
    z.transform(({ data }, { issues }) => {
      if (data.length > maxItems) reading.onCut('items');
      const items = data.slice(0, maxItems).filter((item) => !isMissing(item));
      const fitting = items.flatMap((item) => {
        const parsed = schema.safeParse(item);
        return parsed.success ? [parsed.data as z.output<T>] : [];
      });
      if (items.length && !fitting.length)
        issues.push({
          code: 'custom',
          input: data,
          path: ['data'],
          message: 'none of its items is valid',
        });
      return fitting;
    }),
  );

/** Items that have a title, deduplicated by slug. */
async function showable<T extends { slug: string; title?: string }>(
  items: Promise<T>[],
): Promise<T[]> {
  const bySlug = new Map<string, T>();
  for (const item of await Promise.all(items))
    if (item.slug && item.title !== '' && !bySlug.has(item.slug)) bySlug.set(item.slug, item);
  return [...bySlug.values()];
}
