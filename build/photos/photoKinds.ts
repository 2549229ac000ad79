import type { Content } from '../content/reading/load.ts';

/** The kinds of photographs that content may name: their folder, shape and sizes. */
export interface PhotoKind {
  /** Below public/. */
  folder: string;
  /** Aspect ratio of the space that pages reserve for it. */
  ratio: readonly [width: number, height: number];
  /** Widths in pixels, the smallest first. */
  widths: readonly number[];
}

export const photoKinds = {
  pack: { folder: 'products', ratio: [3, 4], widths: [420, 660, 900] },
  distributor: { folder: 'distributors', ratio: [23, 16], widths: [460, 920] },
} as const satisfies Record<string, PhotoKind>;

/** A photograph that a file of content/ names. */
export interface NamedPhoto {
  kind: PhotoKind;
  /** Its name as written in content. */
  name: string;
  /** The file and field that name it. */
  file: string;
  field: string;
}

/** Drawings have names without an extension. */
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
