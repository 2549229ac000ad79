import * as z from 'zod/mini';
import { isSlug } from '../../site/addresses/slug.ts';
import { isLanguage, type Language } from '../../site/i18n/languages.ts';
import type { NewsItem, Promotion } from '../../site/news/news.ts';
import { cleanHtml, plainText } from './cleanHtml.ts';

// Section 3 of the specification. Null and missing are the same; unknown fields are
// ignored.
const textIfAny = z.nullish(z.string());
const zeroOrOne = z.nullish(
  z.union([z.literal(0), z.literal(1), z.boolean(), z.literal('0'), z.literal('1')]),
);
const text = then(textIfAny, (value) => (value ?? '').toWellFormed());
const bit = then(zeroOrOne, (value) => value === 1 || value === true || value === '1');
const bitUnlessNo = then(
  zeroOrOne,
  (value) => !(value === 0 || value === false || value === '0'),
);
const locale = then(
  textIfAny,
  (value): Language => (isLanguage(value ?? undefined) ? (value as Language) : 'es'),
);
const moment = then(textIfAny, (value) =>
  value && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : undefined,
);
const picture = then(textIfAny, (value) =>
  value && URL.canParse(value) && new URL(value).protocol === 'https:'
    ? value
    : undefined,
);
const slug = then(
  z.string().check(z.refine(isSlug, 'is no part of an address')),
  (value) => value.normalize('NFC'),
);
const title = then(z.string().check(z.minLength(1)), (value) => value.toWellFormed());

/** A schema whose value is changed once it fits. */
function then<T extends z.ZodMiniType, R>(schema: T, change: (value: z.output<T>) => R) {
  return z.pipe(schema, z.transform(change));
}

export const category = z.object({ id: z.coerce.number(), slug: z.string() });

export const entry = z.object({
  id: z.coerce.number(),
  titulo: title,
  slug,
  header: text,
  contenido: text,
  category_id: z.nullish(z.coerce.number()),
  categoria: z.nullish(category),
  created_at: moment,
  list_img: z.nullish(z.object({ url: picture })),
  img: z.nullish(z.object({ enlace: picture })),
  featured: bit,
  visible: bitUnlessNo,
  locale,
});

export const promotion = z.object({
  titulo: title,
  slug: z.nullish(slug),
  texto: text,
  starts_at: moment,
  ends_at: moment,
  terms: textIfAny,
  participation: bit,
  adults: bit,
  locale,
});

/** In a list, a promotion names its own address. */
export const listedPromotion = z.extend(promotion, { slug });

/** A single item comes bare or in `data`. */
const bareOrData = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((json) => (isObject(json) && 'data' in json ? json['data'] : json)),
    schema,
  );
const isObject = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null;

/**
 * A promotion is valid only with its `titulo`, and so is an entry: without it the item
 * does not exist. An object that is no item at all, such as one that tells of an error,
 * says nothing about that.
 */
const isUntitled = (json: unknown): boolean => {
  const item = isObject(json) && 'data' in json ? json['data'] : json;
  if (!isObject(item)) return item === null || item === false;
  return (
    !item['titulo'] &&
    (Object.keys(item).length === 0 ||
      ['titulo', 'slug', 'id'].some((name) => name in item))
  );
};

/**
 * A list keeps the items that can be shown; one spoilt item does not take the others
 * with it. A list of nothing but spoilt ones does not fit.
 */
const list = <T extends z.ZodMiniType>(
  schema: T,
  isNone: (item: unknown) => boolean = () => false,
) =>
  z.pipe(
    z.object({ data: z.array(z.unknown()) }),
    z.transform(({ data }, { issues }) => {
      const items = data.filter((item) => !isNone(item));
      const fitting = items.flatMap((item) => {
        const parsed = schema.safeParse(item);
        return parsed.success ? [parsed.data as z.output<T>] : [];
      });
      if (items.length && !fitting.length)
        issues.push({
          code: 'custom',
          input: data,
          path: ['data'],
          message: 'none of its items can be shown',
        });
      return fitting;
    }),
  );

/**
 * Readers of the origin's answers: JSON in, the site's own types out. They throw where
 * an answer does not fit the contract.
 */
export const read = {
  async entries(json: unknown): Promise<NewsItem[]> {
    const entries = list(entry, isUntitled)
      .parse(json)
      .filter(({ visible }) => visible);
    return Promise.all(entries.map(newsItemOf));
  },
  async entry(json: unknown): Promise<NewsItem | null> {
    return isUntitled(json) ? null : newsItemOf(bareOrData(entry).parse(json));
  },
  async categories(json: unknown): Promise<{ id: number; slug: string }[]> {
    return list(category).parse(json);
  },
  async promotions(json: unknown): Promise<Promotion[]> {
    return Promise.all(
      list(listedPromotion, isUntitled)
        .parse(json)
        .map((item) => promotionOf(item, item.slug)),
    );
  },
  async promotion(json: unknown, slug: string): Promise<Promotion | null> {
    return isUntitled(json) ? null : promotionOf(bareOrData(promotion).parse(json), slug);
  },
};

async function newsItemOf(item: z.output<typeof entry>): Promise<NewsItem> {
  return {
    id: item.id,
    slug: item.slug,
    title: await plainText(item.titulo),
    intro: await cleanHtml(item.header),
    body: await cleanHtml(item.contenido),
    category:
      item.categoria ??
      (item.category_id ? { id: item.category_id, slug: '' } : undefined),
    date: item.created_at,
    image: item.list_img?.url ?? item.img?.enlace,
    featured: item.featured,
    language: item.locale,
  };
}

async function promotionOf(
  item: z.output<typeof promotion>,
  slug: string,
): Promise<Promotion> {
  return {
    slug: item.slug ?? slug,
    title: await plainText(item.titulo),
    text: await cleanHtml(item.texto),
    starts: item.starts_at,
    ends: item.ends_at,
    terms: item.terms ?? undefined,
    participation: item.participation,
    adults: item.adults,
    language: item.locale,
  };
}
