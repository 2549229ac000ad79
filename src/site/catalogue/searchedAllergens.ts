import type { Language } from '../i18n/languages.ts';
import { words } from '../i18n/words.ts';
import { queryTerms, type Synonyms } from '../search/parseQuery.ts';
import { stem, wordsOf } from '../search/terms.ts';
import { type NamedAllergen, namedAllergens } from './products.ts';

/** Words, folded, that mean that an allergen should be excluded. */
const refusals: Record<Language, readonly string[]> = {
  es: 'sin no alergia alergico alergica intolerante tacc celiaco celiaca celiaquia'.split(' '),
  en: 'without free no not allergy allergic intolerant coeliac celiac'.split(' '),
  fr: 'sans pas allergie allergique intolerant intolerante coeliaque'.split(' '),
};

export interface SearchedAllergens {
  /** In the order of the regulation. */
  named: readonly NamedAllergen[];
  /** The search asks to exclude them. */
  refused: boolean;
  /** The other words of the search. */
  rest: string;
}

/**
 * The allergens named in a search, by the site's names, the regulation's, or synonyms.
 */
export function searchedAllergens(
  query: string,
  language: Language,
  synonyms: Synonyms,
): SearchedAllergens {
  const t = words[language];
  const asked = queryTerms(query, language);
  const groups = synonyms[language].map((group) => group.map((word) => queryTerms(word, language)));
  const isAsked = (terms: readonly string[]) =>
    terms.length > 0 && terms.every((term) => asked.includes(term));
  /** The words by which the search names an allergen, if it does. */
  const saidOf = (name: NamedAllergen): readonly string[] | undefined =>
    [t(`allergen.${name}`), t(`annex.${name}`)]
      .flatMap((written) => {
        const own = queryTerms(written, language);
        const same = groups.find((group) =>
          group.some((terms) => terms.join(' ') === own.join(' ')),
        );
        return [own, ...(same ?? [])];
      })
      .find(isAsked);
  const names = new Set(namedAllergens.flatMap((name) => saidOf(name) ?? []));
  const said = wordsOf(query).map(stem);
  return {
    named: namedAllergens.filter(saidOf),
    refused: refusals[language].some((word) => said.includes(stem(word))),
    rest: asked.filter((term) => !names.has(term)).join(' '),
  };
}
