import type { Language } from '../i18n/languages.ts';
import { words } from '../i18n/words.ts';
import { queryTerms } from '../search/wanted.ts';
import { type NamedAllergen, namedAllergens } from './products.ts';

/** The allergen that a search names, whose exclusion may be what is wanted. */
export function exclusionFor(
  query: string,
  language: Language,
): NamedAllergen | undefined {
  const t = words[language];
  const asked = queryTerms(query, language);
  return namedAllergens.find((name) =>
    [t(`allergen.${name}`), t(`annex.${name}`)].some((written) => {
      const own = queryTerms(written, language);
      return own.length > 0 && own.every((term) => asked.includes(term));
    }),
  );
}
