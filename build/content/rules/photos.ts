import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { type Message, message } from '../../messages/messages.ts';
import { type NamedPhoto, type PhotoKind, photoKinds, photosIn } from '../../photos/photoKinds.ts';
import type { Fault } from '../faults/fault.ts';
import type { Content } from '../reading/load.ts';

/** Allowed photograph formats, with their file extensions. */
const endings: Record<string, { called: string; pattern: RegExp } | undefined> = {
  webp: { called: 'WebP', pattern: /\.webp$/ },
  avif: { called: 'AVIF', pattern: /\.avif$/ },
  jpeg: { called: 'JPEG', pattern: /\.jpe?g$/ },
  png: { called: 'PNG', pattern: /\.png$/ },
};
/** A larger photograph was not prepared for the web. */
const maxBytes = 3 * 1024 * 1024;
const maxPixels = 20_000_000;
/** Tolerance of the aspect ratio: too small to notice. */
const tolerance = 0.01;

/**
 * Checks the photograph folders: names must work in an address, named files must exist,
 * and existing files must be named.
 */
export function* checkPhotoFiles(content: Content): Iterable<Fault> {
  const photos = photosIn(content);
  for (const photo of photos) {
    const words = misnamed(photo) ?? missing(photo, content.root);
    if (words) yield faultOf(photo, words);
  }
  for (const kind of Object.values(photoKinds))
    for (const name of unnamed(kind, photos, content.root))
      yield {
        file: `public/${kind.folder}/${name}`,
        field: 'file',
        ...message('photo.unnamed'),
      };
}

/** Checks the contents of the photographs, independently of their names. */
export async function checkPhotos(content: Content): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const photo of photosIn(content)) {
    if (misnamed(photo) || missing(photo, content.root)) continue;
    const words = await mistakeIn(readFileSync(pathOf(photo, content.root)), photo);
    if (words) faults.push(faultOf(photo, words));
  }
  return faults;
}

const faultOf = ({ file, field }: NamedPhoto, mistake: Message): Fault => ({
  file,
  field,
  ...mistake,
});

const pathOf = ({ kind, name }: NamedPhoto, root: string): string =>
  join(root, 'public', kind.folder, name);

function misnamed({ name }: NamedPhoto): Message | undefined {
  if (/^[a-z0-9_-]+\.[a-z]+$/.test(name)) return undefined;
  const better = name
    .replace(/.*[\\/]/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._]+/g, '-')
    .replace(/\.(?=.*\.)/g, '-')
    .replace(/^-+|-+(?=\.|$)/g, '');
  return message('photo.name', { name, better });
}

function missing(photo: NamedPhoto, root: string): Message | undefined {
  if (statSync(pathOf(photo, root), { throwIfNoEntry: false })?.isFile()) return undefined;
  const { kind, name } = photo;
  return message(kind === photoKinds.pack ? 'photo.packMissing' : 'photo.missing', {
    name,
    folder: kind.folder,
  });
}

function unnamed(kind: PhotoKind, photos: readonly NamedPhoto[], root: string): string[] {
  const folder = join(root, 'public', kind.folder);
  const named = new Set(photos.filter((one) => one.kind === kind).map(({ name }) => name));
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => !name.startsWith('.') && !named.has(name))
    .sort();
}

/** Returns the first mistake of a photograph; others may follow from it. */
async function mistakeIn(bytes: Uint8Array, photo: NamedPhoto): Promise<Message | undefined> {
  const { name } = photo;
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) return message('photo.notPicture', { name });
  return (
    wrongFormat(metadata, name) ??
    wrongShape(metadata, photo) ??
    tooHeavy(bytes, name) ??
    (await damaged(bytes, name))
  );
}

function wrongFormat(
  { format, compression, pages = 1 }: Metadata,
  name: string,
): Message | undefined {
  const inside = format === 'heif' && compression === 'av1' ? 'avif' : format;
  const known = endings[inside];
  if (!known) return message('photo.format', { name, format: inside.toUpperCase() });
  if (!known.pattern.test(name)) {
    const better = `${name.replace(/\.\w+$/, '')}.${inside === 'jpeg' ? 'jpg' : inside}`;
    return message('photo.ending', { name, format: known.called, better });
  }
  return pages > 1 ? message('photo.moves', { name, count: pages }) : undefined;
}

function wrongShape(
  { autoOrient: { width, height } }: Metadata,
  {
    name,
    kind: {
      ratio: [across, down],
      widths,
    },
  }: NamedPhoto,
): Message | undefined {
  const minWidth = widths.at(-1) ?? 0;
  const minSize = `${minWidth} × ${Math.round((minWidth * down) / across)}`;
  const values = { name, size: `${width} × ${height}`, minSize };
  if (Math.abs((width * down) / (height * across) - 1) > tolerance)
    return message('photo.shape', { ...values, across, down });
  if (width < minWidth) return message('photo.small', values);
  return width * height > maxPixels ? message('photo.large', values) : undefined;
}

function tooHeavy({ length }: Uint8Array, name: string): Message | undefined {
  if (length <= maxBytes) return undefined;
  const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
  return message('photo.heavy', { name, megabytes: megabytes(length), most: megabytes(maxBytes) });
}

/** A truncated file is only detected by decoding all of it. */
async function damaged(bytes: Uint8Array, name: string): Promise<Message | undefined> {
  try {
    await sharp(bytes, { failOn: 'warning', limitInputPixels: maxPixels }).stats();
    return undefined;
  } catch {
    return message('photo.damaged', { name });
  }
}
