// The only way by which the site gets at content/: modules that the build makes of it
// (build/content/modules.ts), typed by the schemas beside this file.

declare module 'virtual:content/company' {
  export const company: import('./company.ts').Company;
}
declare module 'virtual:content/links' {
  export const links: import('./links.ts').Links;
}
declare module 'virtual:content/families' {
  export const families: import('./families.ts').Families;
}
declare module 'virtual:content/products' {
  export const products: import('../site/catalogue/products.ts').Product[];
}
declare module 'virtual:content/faqs' {
  /** With answers in HTML. */
  export const faqs: import('./faqs.ts').FaqGroup[];
}
declare module 'virtual:content/texts' {
  /** Reads a text by `name/language`. */
  export const texts: Record<
    string,
    (files: Fetcher) => Promise<import('../site/texts/texts.ts').Text>
  >;
}
declare module 'virtual:content/synonyms' {
  export const synonyms: import('./synonyms.ts').SynonymGroups;
}
declare module 'virtual:content/search' {
  /** Reads the index of a language, as MiniSearch writes it. */
  export const search: Record<
    import('../site/i18n/languages.ts').Language,
    (files: Fetcher) => Promise<import('minisearch').AsPlainObject>
  >;
}
// One module a language: a browser fetches that of its page.
declare module 'virtual:content/suggestions/es' {
  export const es: import('../site/search/suggestions.ts').Suggestions;
}
declare module 'virtual:content/suggestions/en' {
  export const en: import('../site/search/suggestions.ts').Suggestions;
}
declare module 'virtual:content/suggestions/fr' {
  export const fr: import('../site/search/suggestions.ts').Suggestions;
}
declare module 'virtual:content/promotion-terms' {
  /** In the order of the company's list. */
  export const promotionTerms: import('../site/texts/texts.ts').PromotionTerms[];
}
declare module 'virtual:content/home' {
  export const home: import('./pages/home.ts').Home;
}
declare module 'virtual:content/about' {
  export const about: import('./pages/about.ts').About;
}
declare module 'virtual:content/history' {
  export const history: import('./pages/history.ts').History;
}
declare module 'virtual:content/nutririsi' {
  export const nutririsi: import('./pages/nutririsi.ts').Nutririsi;
}
declare module 'virtual:content/commitments' {
  export const commitments: import('./pages/commitments.ts').Commitments;
}
declare module 'virtual:content/code-of-conduct' {
  export const codeOfConduct: import('./pages/codeOfConduct.ts').CodeOfConduct;
}
declare module 'virtual:content/contact' {
  export const contact: import('./pages/contact.ts').ContactChoices;
}
declare module 'virtual:content/contest' {
  export const contest: import('./pages/contest.ts').Contest;
}
declare module 'virtual:content/press' {
  export const press: import('./pages/press.ts').Press;
}
declare module 'virtual:content/distributors' {
  export const distributors: import('./distributors.ts').Distributor[];
}
declare module 'virtual:content/provinces' {
  export const provinces: import('./provinces.ts').Province[];
}
declare module 'virtual:content/downloads' {
  export const downloads: import('./downloads.ts').Downloads;
}
declare module 'virtual:content/redirects' {
  /** By the key of the old address. */
  export const redirects: [
    key: string,
    redirect: import('../site/addresses/redirects.ts').Redirect,
  ][];
}
declare module 'virtual:content/dates' {
  export const dates: import('./dates.ts').ContentDates;
}
declare module 'virtual:content/dictionary' {
  export const dictionary: Record<
    import('../site/i18n/languages.ts').Language,
    import('./dictionary/dictionary.ts').Dictionary
  >;
}
declare module 'virtual:content/consent-bar/es' {
  export const es: import('./dictionary/consentBar.ts').ConsentBarWords;
}
declare module 'virtual:content/consent-bar/en' {
  export const en: import('./dictionary/consentBar.ts').ConsentBarWords;
}
declare module 'virtual:content/consent-bar/fr' {
  export const fr: import('./dictionary/consentBar.ts').ConsentBarWords;
}
// Groups of the dictionary for scripts, which must not bring all of it.
declare module 'virtual:content/dictionary/consent' {
  export const consent: Record<
    import('../site/i18n/languages.ts').Language,
    import('./dictionary/dictionary.ts').Dictionary['consent']
  >;
}
declare module 'virtual:content/dictionary/invite' {
  export const invite: Record<
    import('../site/i18n/languages.ts').Language,
    import('./dictionary/dictionary.ts').Dictionary['invite']
  >;
}
