/** The site's languages in menu order. The first one is the default. */
export const languages = ['es', 'en', 'fr'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'es';

/** One value per language, as editors write it in content/. */
export type Localised<T = string> = { readonly [L in Language]: T };

export const isLanguage = (value: string | undefined): value is Language =>
  languages.some((language) => language === value);

/**
 * Maximum characters of Accept-Language to parse, more than any browser sends; bounds the
 * cost of a hostile header.
 */
const maxHeaderLength = 1024;

/**
 * Chooses the visitor's language when the address does not name one.
 *
 * @param stored Value of the stored choice, if any; anything but one of the site's
 *   languages is ignored.
 * @param acceptLanguage The Accept-Language header (RFC 9110, 12.5.4). Only the primary
 *   subtag counts: `es-419` is `es`, and so is the `es_ES` that apps send.
 * @returns The stored choice, else the site's language with the highest quality (the
 *   earlier one on a tie; quality 0 excludes a language; `*` stands for the best
 *   language not named), else Spanish.
 */
export function chooseLanguage(
  stored: string | undefined,
  acceptLanguage: string | undefined,
): Language {
  if (isLanguage(stored)) return stored;
  const wishes = parseAcceptLanguage(acceptLanguage ?? '');
  const excluded = new Set(
    wishes.filter((wish) => wish.quality === 0).map((wish) => wish.language),
  );
  const named = new Set(wishes.map((wish) => wish.language));
  for (const { language } of wishes
    .filter((wish) => wish.quality > 0)
    .sort((a, b) => b.quality - a.quality)) {
    if (language === '*') {
      const rest = languages.find((candidate) => !named.has(candidate));
      if (rest) return rest;
    } else if (isLanguage(language) && !excluded.has(language)) return language;
  }
  return defaultLanguage;
}

function parseAcceptLanguage(header: string): { language: string; quality: number }[] {
  return header
    .slice(0, maxHeaderLength)
    .toLowerCase()
    .split(',')
    .flatMap((part) => {
      const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      const quality = q === undefined ? 1 : Number(q.slice(2));
      const language = range.split(/[-_]/, 1)[0] ?? '';
      return language && quality >= 0 && quality <= 1 ? [{ language, quality }] : [];
    });
}
