import type { Content } from '../content/reading/load.ts';

/** Photographs that content may name, by where they lie and how they are shown. */
export interface PhotoKind {
  /** Below public/. */
  folder: string;
  /** Width to height, in which pages leave room for it. */
  ratio: readonly [width: number, height: number];
  /** Widths in pixels in which it is served, the smallest first. */
  widths: readonly number[];
}

export const photoKinds = {
  pack: { folder: 'products', ratio: [3, 4], widths: [420, 660, 900] },
  distributor: { folder: 'distributors', ratio: [23, 16], widths: [460, 920] },
} as const satisfies Record<string, PhotoKind>;

/** A photograph that a file of content/ names. */
export interface NamedPhoto {
  kind: PhotoKind;
  /** As content writes it. */
  name: string;
  /** Where it is named. */
  file: string;
  field: string;
}

/** Drawings have names without an ending. */
export const isPhotoName = (name: string): boolean => name.includes('.');

/** Every photograph that content names. */
export function photosIn({
  productFiles,
  files,
}: Pick<Content, 'productFiles' | 'files'>): NamedPhoto[] {
  const { distributors = [] } = files['content/distributors.json'] ?? {};
  return [
    ...[...productFiles].flatMap(([key, { imagenes }]) =>
      imagenes?.pack === undefined
        ? []
        : [
            {
              kind: photoKinds.pack,
              name: imagenes.pack,
              file: `content/products/${key}.json`,
              field: 'imagenes.pack',
            },
          ],
    ),
    ...distributors.flatMap(({ image }, i) =>
      isPhotoName(image)
        ? [
            {
              kind: photoKinds.distributor,
              name: image,
              file: 'content/distributors.json',
              field: `distributors.${i}.image`,
            },
          ]
        : [],
    ),
  ];
}
