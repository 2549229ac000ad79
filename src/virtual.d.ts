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
