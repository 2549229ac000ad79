import { createContext, use } from 'react';
import {
  addressOf,
  addressOfPlace,
  type PageName,
  type Place,
} from '../../site/addresses/addresses.ts';
import type { FormState } from '../../site/forms/forms.ts';
import type { Language, Localised } from '../../site/i18n/languages.ts';
import type { Words } from '../../site/i18n/words.ts';
import type { Tags } from '../../site/privacy/tags.ts';
import type { Readers } from '../../site/sealing/report.ts';
import type { NameInBreadcrumb } from './pageModel.ts';

/** What the server knows about a request. */
export interface Facts {
  language: Language;
  place: Place;
  query: URLSearchParams;
  /** Looks up a dictionary key in the page's language. */
  t: Words;
  nameInBreadcrumb: NameInBreadcrumb;
  /** Scheme and host, for absolute URLs. */
  siteUrl: string;
  /** Ids of the tags to load after consent. */
  tags: Tags;
  /** To whom reports are sealed; undefined where they are not. */
  readers?: Readers | undefined;
  /** Outcome of the page's form, once it was posted. */
  formState?: FormState;
}

/** What components can read about the page they are on. */
export interface Visit extends Facts {
  /** Path of this page, without the query. */
  address: string;
  /** Picks the text in the page's language. */
  localise(text: Localised): string;
  /** Path of this page in another language, with the query. */
  inLanguage(other: Language): string;
  /** Path of another page in this page's language. */
  link<P extends PageName>(
    page: P,
    ...rest: Parameters<typeof addressOf<P>> extends [P, Language, ...infer R] ? R : never
  ): string;
}

/**
 * Derives the visit from its facts. Created once per page, because nearly every component
 * reads it.
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
 * Returns the page's language, dictionary and links. Server only: islands get what they
 * need as props.
 *
 * @throws Error outside of a page.
 */
export function useVisit(): Visit {
  const visit = use(VisitContext);
  if (!visit) throw new Error('useVisit outside of a page');
  return visit;
}
