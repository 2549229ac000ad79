declare module 'virtual:content/products' {
  const products: import('./site/catalogue/products.ts').Product[];
  export default products;
}
declare module 'virtual:content/families' {
  const families: import('./content/families.ts').FamiliesFile;
  export default families;
}
declare module 'virtual:content/faqs' {
  const groups: import('../build/content/reading/load.ts').FaqGroup[];
  export default groups;
}
declare module 'virtual:content/downloads' {
  const downloads: Record<string, import('./site/company/downloads.ts').Download>;
  export default downloads;
}
declare module 'virtual:content/texts' {
  /** By `name/language`. */
  const texts: Record<
    string,
    (files: Fetcher) => Promise<import('./site/texts/texts.ts').Text>
  >;
  export default texts;
}
declare module 'virtual:content/dates' {
  const dates: import('../build/content/compiling/dates.ts').ContentDates;
  export default dates;
}
declare module 'virtual:content/promotion-terms' {
  /** In the order of the company's list. */
  const promotionTerms: import('./site/texts/texts.ts').PromotionTerms[];
  export default promotionTerms;
}
declare module 'virtual:content/redirects' {
  const redirects: [
    key: string,
    redirect: import('./site/addresses/redirects.ts').Redirect,
  ][];
  export default redirects;
}
declare module 'virtual:build' {
  /** The commit that was built. */
  export const build: string;
}
declare module 'virtual:client-assets' {
  /** Address of the browser's entry script. */
  export const script: string;
  /** Its hash for subresource integrity; none in development. */
  export const integrity: string | undefined;
  /** Addresses of the style sheets that are files, because no first paint needs them. */
  export const belowCss: Record<
    'layout' | 'home' | 'distributors' | 'faqs' | 'products',
    string
  >;
}
declare module '*.css?inline' {
  const css: string;
  export default css;
}
