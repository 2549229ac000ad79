import type { Language } from '../site/i18n/languages.ts';

/** A promotion in one language, in the field names of the company's back end. */
export interface Promotion {
  id: number;
  slug: string;
  titulo: string;
  /** HTML. */
  texto: string;
  /** ISO 8601. */
  starts_at: string;
  ends_at: string;
  /** Id of its legal terms. */
  terms: string;
  /** Visitors enter through a form. */
  participation: 0 | 1;
  adults: 0 | 1;
  img: { enlace: string | null };
  /**
   * The language of the texts: the requested one, or Spanish if the promotion is not
   * translated.
   */
  locale: Language;
}

type PromotionRow = Omit<Promotion, 'img'> & { img_enlace: string | null };

// ?1 is the requested language.
const inLanguage = `
  SELECT p.id, p.slug, t.titulo, t.texto, p.starts_at, p.ends_at, p.terms, p.participation, p.adults, p.img_enlace, t.locale
  FROM promotions p
  JOIN promotion_texts t ON t.promotion_id = p.id AND t.locale = (SELECT locale FROM promotion_texts WHERE promotion_id = p.id ORDER BY locale = ?1 DESC, locale = 'es' DESC LIMIT 1)`;

/** All promotions, including ended ones, latest first. */
export async function listPromotions(
  database: D1Database,
  language: Language,
): Promise<Promotion[]> {
  const { results } = await database
    .prepare(`${inLanguage} ORDER BY p.starts_at DESC, p.id DESC`)
    .bind(language)
    .all<PromotionRow>();
  return results.map(promotionOf);
}

export async function findPromotion(
  database: D1Database,
  slug: string,
  language: Language,
): Promise<Promotion | undefined> {
  const row = await database
    .prepare(`${inLanguage} WHERE p.slug = ?2`)
    .bind(language, slug)
    .first<PromotionRow>();
  return row ? promotionOf(row) : undefined;
}

const promotionOf = ({ img_enlace, ...row }: PromotionRow): Promotion => ({
  ...row,
  img: { enlace: img_enlace },
});
