import { z } from 'zod';
import type { Language } from '../site/i18n/languages.ts';

const bit = z.union([z.literal(0), z.literal(1)]);
const id = z.coerce.number().int().positive();

/**
 * Query of a news list. Unknown filters are rejected, because ignoring one would list too
 * much.
 */
export const entriesQuery = z.object({
  filters: z
    .strictObject({
      featured: bit.optional(),
      visible: bit.optional(),
      category_id: id.optional(),
      exclude: id.optional(),
    })
    .default({}),
  order: z.strictObject({ created_at: z.enum(['asc', 'desc']) }).default({ created_at: 'desc' }),
  locale: z.string().optional(),
});
export type EntriesQuery = z.output<typeof entriesQuery>;

/** A news item in one language, in the field names of the company's back end. */
export interface Entry {
  id: number;
  slug: string;
  titulo: string;
  /** Intro, HTML. */
  header: string;
  /** Body, HTML. */
  contenido: string;
  category_id: number;
  categoria: Category;
  /** ISO 8601. */
  created_at: string;
  list_img: { url: string } | null;
  img: { enlace: string | null };
  featured: 0 | 1;
  visible: 0 | 1;
  /**
   * The language of the texts: the requested one, or Spanish if the item is not
   * translated.
   */
  locale: Language;
}

export interface Category {
  id: number;
  slug: string;
}

type EntryRow = Omit<Entry, 'categoria' | 'list_img' | 'img'> & {
  category_slug: string;
  img_enlace: string | null;
};

// ?1 is the requested language.
const inLanguage = `
  SELECT e.id, e.slug, t.titulo, t.header, t.contenido, e.category_id, c.slug AS category_slug, e.created_at, e.img_enlace, e.featured, e.visible, t.locale
  FROM entries e
  JOIN categories c ON c.id = e.category_id
  JOIN entry_texts t ON t.entry_id = e.id AND t.locale = (SELECT locale FROM entry_texts WHERE entry_id = e.id ORDER BY locale = ?1 DESC, locale = 'es' DESC LIMIT 1)`;

/**
 * The news items that match the filters, each once, in the requested language or else
 * Spanish.
 */
export async function listEntries(
  database: D1Database,
  { filters, order }: EntriesQuery,
  language: Language,
): Promise<Entry[]> {
  const { results } = await database
    .prepare(
      `${inLanguage}
      WHERE (?2 IS NULL OR e.featured = ?2) AND (?3 IS NULL OR e.visible = ?3) AND (?4 IS NULL OR e.category_id = ?4) AND (?5 IS NULL OR e.id <> ?5)
      ORDER BY e.created_at ${order.created_at}, e.id ${order.created_at}`,
    )
    .bind(
      language,
      filters.featured ?? null,
      filters.visible ?? null,
      filters.category_id ?? null,
      filters.exclude ?? null,
    )
    .all<EntryRow>();
  return results.map(entryOf);
}

/** A news item by its slug or its id. */
export async function findEntry(
  database: D1Database,
  slugOrId: string,
  language: Language,
): Promise<Entry | undefined> {
  const row = await database
    .prepare(`${inLanguage} WHERE e.slug = ?2 OR CAST(e.id AS TEXT) = ?2`)
    .bind(language, slugOrId)
    .first<EntryRow>();
  return row ? entryOf(row) : undefined;
}

export async function listCategories(database: D1Database): Promise<Category[]> {
  return (await database.prepare('SELECT id, slug FROM categories ORDER BY id').all<Category>())
    .results;
}

const entryOf = ({ category_slug, img_enlace, ...row }: EntryRow): Entry => ({
  ...row,
  categoria: { id: row.category_id, slug: category_slug },
  list_img: null,
  img: { enlace: img_enlace },
});
