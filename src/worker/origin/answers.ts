import { z } from 'zod';
import { isLanguage, type Language } from '../../site/languages.ts';
import type { NewsItem, Promotion } from '../../site/news.ts';
import { cleanHtml, plainText } from './cleanHtml.ts';

// Section 3 of the specification. Null and missing are the same; unknown fields are ignored.
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const bit = z
  .union([z.literal(0), z.literal(1), z.boolean(), z.literal('0'), z.literal('1')])
  .nullish()
  .transform((value) => value === 1 || value === true || value === '1');
const locale = z
  .string()
  .nullish()
  .transform((value): Language => (isLanguage(value ?? undefined) ? (value as Language) : 'es'));
const moment = z
  .string()
  .nullish()
  .transform((value) => (value && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : undefined));
const picture = z
  .string()
  .nullish()
  .transform((value) => (value && URL.canParse(value) && new URL(value).protocol === 'https:' ? value : undefined));
const slug = z
  .string()
  .min(1)
  .max(200)
  .transform((value) => value.normalize('NFC'));

export const category = z.object({ id: z.coerce.number(), slug: z.string() });

export const entry = z.object({
  id: z.coerce.number(),
  titulo: z.string().min(1),
  slug,
  header: text,
  contenido: text,
  category_id: z.coerce.number().nullish(),
  categoria: category.nullish(),
  created_at: moment,
  list_img: z.object({ url: picture }).nullish(),
  img: z.object({ enlace: picture }).nullish(),
  featured: bit,
  visible: z
    .union([z.literal(0), z.literal(1), z.boolean(), z.literal('0'), z.literal('1')])
    .nullish()
    .transform((value) => !(value === 0 || value === false || value === '0')),
  locale,
});

export const promotion = z.object({
  titulo: z.string().min(1),
  slug: slug.nullish(),
  texto: text,
  starts_at: moment,
  ends_at: moment,
  terms: z.string().nullish(),
  participation: bit,
  adults: bit,
  locale,
});

/** In a list, a promotion names its own address. */
export const listedPromotion = promotion.extend({ slug });

/** A single item comes bare or in `data`. */
const bareOrData = <T extends z.ZodType>(schema: T) => z.preprocess((json) => (isObject(json) && 'data' in json ? json['data'] : json), schema);
const isObject = (json: unknown): json is Record<string, unknown> => typeof json === 'object' && json !== null;

/** A promotion is valid only with its `titulo`, and so is an entry: without it the item does not exist. */
const isUntitled = (json: unknown): boolean => {
  const item = isObject(json) && 'data' in json ? json['data'] : json;
  return item === null || item === false || (isObject(item) && !item['titulo']);
};

/** A list keeps the entries that can be shown; one spoilt entry does not take the others with it. */
const list = <T extends z.ZodType>(schema: T) =>
  z.object({ data: z.array(z.unknown()) }).transform(({ data }) =>
    data.flatMap((item) => {
      const parsed = schema.safeParse(item);
      return parsed.success ? [parsed.data as z.output<T>] : [];
    }),
  );

/** Readers of the origin's answers: JSON in, the site's own types out. They throw where an answer does not fit the contract. */
export const read = {
  async entries(json: unknown): Promise<NewsItem[]> {
    const entries = list(entry)
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
      list(listedPromotion)
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
    category: item.categoria ?? (item.category_id ? { id: item.category_id, slug: '' } : undefined),
    date: item.created_at ?? new Date(0).toISOString(),
    image: item.list_img?.url ?? item.img?.enlace,
    featured: item.featured,
    language: item.locale,
  };
}

async function promotionOf(item: z.output<typeof promotion>, slug: string): Promise<Promotion> {
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
