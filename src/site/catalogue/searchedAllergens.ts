import type { Language } from '../i18n/languages.ts';
import { words } from '../i18n/words.ts';
import { queryTerms, type Synonyms } from '../search/parseQuery.ts';
import { namesOf } from './allergenNames.ts';
import { type NamedAllergen, namedAllergens } from './products.ts';
import { type Refusal, refusalIn } from './refusal.ts';

/** Words, folded and singular, that ask for labels and not for one of the products. */
const labelWords: Record<Language, ReadonlySet<string>> = {
  es: new Set('alergeno contener ingrediente producto pueden traza'.split(' ')),
  en: new Set('allergen ingredient may product trace'.split(' ')),
  fr: new Set('allergene contenir ingredient peuvent produit trace'.split(' ')),
};

export interface SearchedAllergens {
  /** In the order of the regulation. */
  named: readonly NamedAllergen[];
  /** Set if the search asks to leave them out. */
  refusal?: Refusal;
  /** The other words of the search, by which it names products. */
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
  const refusal = refusalIn(query, language, synonyms[language], exclusionsIn(language));
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
  return {
    named: refusal?.allergens ?? namedAllergens.filter(saidOf),
    ...(refusal && { refusal }),
    rest: asked.filter((term) => !names.has(term) && !labelWords[language].has(term)).join(' '),
  };
}

const exclusionsIn = (language: Language) =>
  namedAllergens.map((allergen) => ({
    allergen,
    names: namesOf(allergen, language, words[language]),
  }));
