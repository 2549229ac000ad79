/** Every drawn file by name; build/plugins/imagesPlugin.ts makes them. */
declare module 'virtual:pictures' {
  const pictures: Readonly<Record<string, { src: string; width: number; height: number }>>;
  export default pictures;
  /** The look of every product's pack. */
  export const packDescriptions: Readonly<
    Record<string, import('./pages/drawings/packDescription.ts').PackDescription>
  >;
}
declare module 'virtual:picture/*' {
  const picture: { src: string; width: number; height: number };
  export default picture;
}
declare module 'virtual:packs/*' {
  /** The file of each product's pack, in the language of the module's name. */
  const packs: Readonly<Record<string, string>>;
  export default packs;
}

/**
 * The photographs that content names, by folder and name; build/plugins/imagesPlugin.ts
 * makes them.
 */
declare module 'virtual:photos' {
  const photos: Readonly<Record<string, import('./pages/components/pictures/photo.ts').Photo>>;
  export default photos;
}

/** Every link preview by name; build/plugins/imagesPlugin.ts makes them. */
declare module 'virtual:previews' {
  const previews: Readonly<Record<string, import('./site/metadata/preview.ts').Preview>>;
  export default previews;
}
