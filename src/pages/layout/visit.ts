import { createContext, use } from 'react';
import {
  addressOf,
  addressOfPlace,
  type PageName,
  type Place,
} from '../../site/addresses/addresses.ts';
import type { FormState } from '../../site/forms/formState.ts';
import type { Language, Localised } from '../../site/i18n/languages.ts';
import type { Words } from '../../site/i18n/words.ts';
import type { Tags } from '../../site/privacy/tags.ts';
import type { Crumb } from './pageModel.ts';

/** The facts of a visit. */
export interface Facts {
  language: Language;
  place: Place;
  /** What the address asks of the page. */
  query: URLSearchParams;
  /** The word of the dictionary for a key, in the page's language. */
  t: Words;
  /** What the breadcrumb calls the page. */
  crumb: Crumb;
  /** Scheme and host, for absolute addresses. */
  siteUrl: string;
  /** What the deployment measures with, if the visitor allows it. */
  tags: Tags;
  /** What became of the page's form, once it was posted. */
  formState?: FormState;
}

/** What a component may know about the page it stands on. */
export interface Visit extends Facts {
  /** Address of this very page, without what was asked of it. */
  address: string;
  /** The text of this page's language. */
  localise(text: Localised): string;
  /** Address of this page in another language, with what was asked of it. */
  inLanguage(other: Language): string;
  /** Address of a page in this page's language. */
  link<P extends PageName>(
    page: P,
    ...rest: Parameters<typeof addressOf<P>> extends [P, Language, ...infer R] ? R : never
  ): string;
}

/**
 * A visit with all that follows from its facts: made once a page, because nearly every
 * component asks for it.
 */
export function visitOf(facts: Facts): Visit {
  const { language, place, query } = facts;
  return {
    ...facts,
    address: addressOfPlace(place, language),
    localise: (text) => text[language],
    inLanguage: (other) => addressOfPlace(place, other) + (query.size ? `?${query}` : ''),
    link: (page, ...rest) =>
      (addressOf as (page: PageName, language: Language, parameters: unknown) => string)(
        page,
        language,
        rest[0],
      ),
  };
}

export const VisitContext = createContext<Visit | undefined>(undefined);

/**
 * The page's language with its words and links. Works on the server only; an island
 * gets what it needs as props.
 */
export function useVisit(): Visit {
  const visit = use(VisitContext);
  if (!visit) throw new Error('useVisit outside of a page');
  return visit;
}
