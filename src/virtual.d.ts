declare module 'virtual:build' {
  /** The commit that was built. */
  export const build: string;
}
declare module 'virtual:client-assets' {
  /** Address of the browser's entry script. */
  export const script: string;
  /** Its hash for subresource integrity; none in development. */
  export const integrity: string | undefined;
  /** The script that private pages have in its place. */
  export const privateScript: string;
  export const privateIntegrity: string | undefined;
  /** Addresses of the files that src/pages/layout/styleFiles.ts lists. */
  export const styleFileAddresses: Record<import('./pages/layout/styleFiles.ts').StyleFile, string>;
}
declare module '*.css?inline' {
  const css: string;
  export default css;
}
/** Address of a sheet that is a file however small it is. */
declare module '*.css?url&no-inline' {
  const address: string;
  export default address;
}
