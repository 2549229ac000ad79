import { synonyms } from 'virtual:content/synonyms';
import type { Language } from '../i18n/languages.ts';
import { words } from '../i18n/words.ts';
import { queryTerms, synonymGroups } from '../search/parseQuery.ts';
import { namesOf } from './allergenNames.ts';
import { type NamedAllergen, namedAllergens } from './products.ts';
import { type Exclusion, type Refusal, refusalIn } from './refusal.ts';

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

/** The allergens named in a search, by the site's names, the regulation's, or synonyms. */
export function searchedAllergens(query: string, language: Language): SearchedAllergens {
  const { sayings, exclusions } = namesIn(language);
  const refusal = refusalIn(query, language, synonyms[language], exclusions);
  const asked = queryTerms(query, language);
  const isAsked = (terms: readonly string[]) =>
    terms.length > 0 && terms.every((term) => asked.includes(term));
  const said = sayings.filter(([, phrases]) => phrases.some(isAsked));
  const names = new Set(said.flatMap(([, phrases]) => phrases.find(isAsked) ?? []));
  return {
    named: refusal?.allergens ?? said.map(([allergen]) => allergen),
    ...(refusal && { refusal }),
    rest: asked.filter((term) => !names.has(term) && !labelWords[language].has(term)).join(' '),
  };
}

interface Names {
  /** The terms of each name of an allergen and of their synonyms. */
  sayings: readonly (readonly [NamedAllergen, readonly (readonly string[])[]])[];
  exclusions: readonly Exclusion[];
}

const made = new Map<Language, Names>();

/** What allergens are called. Built and cached on first use of a language. */
function namesIn(language: Language): Names {
  const known = made.get(language);
  if (known) return known;
  const t = words[language];
  const groups = synonymGroups(synonyms[language], language);
  const withSynonyms = (name: string) => {
    const own = queryTerms(name, language);
    const isOwn = (terms: readonly string[]) => terms.join(' ') === own.join(' ');
    return [own, ...(groups.find((group) => group.some(isOwn)) ?? [])];
  };
  const names: Names = {
    sayings: namedAllergens.map((allergen) => [
      allergen,
      [t(`allergen.${allergen}`), t(`annex.${allergen}`)].flatMap(withSynonyms),
    ]),
    exclusions: namedAllergens.map((allergen) => ({
      allergen,
      names: namesOf(allergen, language, t),
    })),
  };
  made.set(language, names);
  return names;
}
