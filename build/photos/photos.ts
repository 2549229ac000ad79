import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Photo } from '../../src/pages/components/pictures/photo.ts';
import { pictureFolder } from '../drawings/pictures.ts';
import type { NamedPhoto, PhotoKind } from './photoKinds.ts';

export interface Photos {
  /** By folder and name: `products/jummy.webp`. */
  photos: Record<string, Photo>;
  /** A function that makes each file, by name. */
  files: Map<string, () => Promise<Buffer>>;
}

/** Encoder settings; a change makes new addresses. */
const quality = { avif: 60, webp: 82 };

/**
 * The resized files of the photographs that content names, in each width of their kind,
 * rotated upright and without EXIF. Results are cached in node_modules/.cache/photos.
 */
export function makePhotos(root: string, named: readonly NamedPhoto[]): Photos {
  const made: Photos = { photos: {}, files: new Map() };
  const cache = join(root, 'node_modules/.cache/photos');
  for (const { kind, name } of named) {
    const source = join(root, 'public', kind.folder, name);
    if (!statSync(source, { throwIfNoEntry: false })?.isFile()) continue;
    const bytes = readFileSync(source);
    const stem = `${name.replace(/\.\w+$/, '')}-${hashOf(bytes)}`;
    const add = (width: number, format: keyof typeof quality): string => {
      const file = `${stem}-${width}.${format}`;
      made.files.set(file, () => cached(cache, file, () => resized(bytes, kind, width, format)));
      return pictureFolder + file;
    };
    const [smallest = 0, middle = smallest] = kind.widths;
    made.photos[`${kind.folder}/${name}`] = {
      avif: kind.widths.map((width) => `${add(width, 'avif')} ${width}w`).join(', '),
      src: add(middle, 'webp'),
      small: add(smallest, 'webp'),
      width: smallest,
      height: heightOf(kind, smallest),
    };
  }
  return made;
}

const heightOf = ({ ratio: [across, down] }: PhotoKind, width: number): number =>
  Math.round((width * down) / across);

const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).update(JSON.stringify(quality)).digest('hex').slice(0, 6);

const resized = (
  bytes: Uint8Array,
  kind: PhotoKind,
  width: number,
  format: keyof typeof quality,
): Promise<Buffer> =>
  sharp(bytes)
    .autoOrient()
    .resize(width, heightOf(kind, width))
    .toFormat(format, { quality: quality[format] })
    .toBuffer();

async function cached(folder: string, file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const path = join(folder, file);
  if (existsSync(path)) return readFileSync(path);
  const made = await make();
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, made);
  return made;
}
