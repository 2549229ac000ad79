/** Every drawn file by name; build/pictures/picturesPlugin.ts makes them. */
declare module 'virtual:pictures' {
  const pictures: Readonly<Record<string, { src: string; width: number; height: number }>>;
  export default pictures;
}
declare module 'virtual:picture/*' {
  const picture: { src: string; width: number; height: number };
  export default picture;
}

/** Every link preview by name and language; build/previews/previewsPlugin.ts makes them. */
declare module 'virtual:previews' {
  const previews: Readonly<Record<string, { src: string; alt: string }>>;
  export default previews;
}
