import { createContext, type ReactNode, use } from 'react';
import {
  addressOf,
  addressOfPlace,
  type PageName,
  type Place,
} from '../../site/addresses/addresses.ts';
import type { FormName } from '../../site/forms/forms.ts';
import type { Faults } from '../../site/forms/schema.ts';
import type { Language, Localised } from '../../site/i18n/languages.ts';
import type { PlainKey, Words } from '../../site/i18n/words.ts';
import type { Tags } from '../../site/privacy/tags.ts';
import type { StructuredData } from '../../site/structuredData/structuredData.ts';

/** The facts of a visit. */
export interface Facts {
  language: Language;
  place: Place;
  /** What the address asks of the page. */
  query: URLSearchParams;
  words: Words;
  /** Scheme and host, for absolute addresses. */
  origin: string;
  /** What the deployment measures with, if the visitor allows it. */
  tags: Tags;
  /** The page's form was sent, or was tried to be. */
  submitted?: Submitted;
}

/** What became of the page's form. */
export interface Submitted {
  form: FormName;
  state: 'faulty' | 'failed' | 'sent';
  status: 200 | 400 | 403 | 413 | 415 | 422 | 429 | 502;
  /** The answers as they were given, to be shown again. */
  answers: Record<string, string>;
  faults: Faults;
  /** What is wrong with the whole. */
  problem?: PlainKey;
  reference?: string;
  /** When it was received, for a receipt. */
  at?: Date;
}

/** What a component may know about the page it stands on. */
export interface Visit extends Facts {
  /** Address of this very page, without what was asked of it. */
  address: string;
  /** The text of this page's language. */
  say(text: Localised): string;
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
    say: (text) => text[language],
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

/** What a page answers: its head, its body, and how the layout around it looks. */
export interface Answer {
  head: Head;
  body: ReactNode;
  /** What search engines read besides the breadcrumb. */
  structuredData?: StructuredData;
  status?: 200 | 404 | 422 | 429 | 500 | 502 | 503;
  /** It shows what the back end says, which may change at any time. */
  live?: boolean;
  /**
   * It lacks something that cannot be had now: the next visitor may see the whole page.
   */
  partial?: boolean;
  /** Colours of the page; slots of the design tokens. */
  theme?: Theme | undefined;
  /** The header lies in dark letters over a light flood. */
  inkHeader?: boolean;
  /** Colour of what stands above the footer, for its awning; a token name. */
  above?: string | undefined;
}

export interface Head {
  /** Without the brand. */
  title: string;
  /** The whole title, where that above had to be shortened: links to the page show it. */
  shared?: string;
  description: string;
  noindex?: boolean;
  /** Slug of a news item's category, whose picture links show. */
  category?: string | undefined;
  /** Makes the page an article: ISO 8601. */
  published?: string;
}

export interface Theme {
  family?: string;
  range?: string;
  mood?: 'sobrio' | 'noche';
}
