import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { type NamedPhoto, type PhotoKind, photoKinds, photosIn } from '../../photos/photoKinds.ts';
import type { Fault, Mistake } from '../faults/fault.ts';
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
        what: 'is named nowhere in content/',
        cure: 'Name it where it belongs, as content/README.md says, or remove it.',
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

const faultOf = ({ file, field, name }: NamedPhoto, { what, cure }: Mistake): Fault => ({
  file,
  field,
  what: `names ${name}, which ${what}`,
  cure,
});

const pathOf = ({ kind, name }: NamedPhoto, root: string): string =>
  join(root, 'public', kind.folder, name);

function misnamed({ name }: NamedPhoto): Mistake | undefined {
  if (/^[a-z0-9-]+\.[a-z]+$/.test(name)) return undefined;
  const better = name
    .replace(/.*[\\/]/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/\.(?=.*\.)/g, '-')
    .replace(/^-+|-+(?=\.|$)/g, '');
  return {
    what: 'is not a name for an address',
    cure: `Rename the file to ${better}, and write that here: only small letters without accents, digits, hyphens, and one dot.`,
  };
}

function missing(photo: NamedPhoto, root: string): Mistake | undefined {
  if (statSync(pathOf(photo, root), { throwIfNoEntry: false })?.isFile()) return undefined;
  const without =
    photo.kind === photoKinds.pack
      ? 'leave the field out: the drawn pack takes its place.'
      : 'name a drawing.';
  return {
    what: `is not in public/${photo.kind.folder}`,
    cure: `Put the file there or ${without}`,
  };
}

function unnamed(kind: PhotoKind, photos: readonly NamedPhoto[], root: string): string[] {
  const folder = join(root, 'public', kind.folder);
  const named = new Set(photos.filter((one) => one.kind === kind).map(({ name }) => name));
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => !name.startsWith('.') && !named.has(name))
    .sort();
}

/** Returns the first mistake of a photograph; others may follow from it. */
async function mistakeIn(
  bytes: Uint8Array,
  { kind, name }: NamedPhoto,
): Promise<Mistake | undefined> {
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata)
    return {
      what: 'is not a picture, or is damaged',
      cure: 'Save the photo anew as WebP, AVIF, JPEG or PNG.',
    };
  return (
    wrongFormat(metadata, name) ??
    wrongShape(metadata, kind) ??
    tooHeavy(bytes) ??
    (await damaged(bytes))
  );
}

function wrongFormat(
  { format, compression, pages = 1 }: Metadata,
  name: string,
): Mistake | undefined {
  const inside = format === 'heif' && compression === 'av1' ? 'avif' : format;
  const known = endings[inside];
  if (!known)
    return {
      what: `is ${inside.toUpperCase()} inside`,
      cure: 'Save it as WebP, AVIF, JPEG or PNG.',
    };
  if (!known.pattern.test(name))
    return {
      what: `is ${known.called} inside`,
      cure: `Rename the file to ${name.replace(/\.\w+$/, '')}.${inside === 'jpeg' ? 'jpg' : inside}, and write that here.`,
    };
  if (pages > 1) return { what: `has ${pages} pictures that move`, cure: 'Save one of them.' };
  return undefined;
}

function wrongShape(
  { autoOrient: { width, height } }: Metadata,
  { ratio: [across, down], widths }: PhotoKind,
): Mistake | undefined {
  const minWidth = widths.at(-1) ?? 0;
  const minSize = `${minWidth} × ${Math.round((minWidth * down) / across)}`;
  const size = `is ${width} × ${height} pixels`;
  if (Math.abs((width * down) / (height * across) - 1) > tolerance)
    return {
      what: size,
      cure: `Cut it to a shape of ${across} to ${down}, such as ${minSize}.`,
    };
  if (width < minWidth) return { what: size, cure: `Take a larger one: ${minSize} or more.` };
  if (width * height > maxPixels)
    return { what: size, cure: `Make it smaller: ${minSize} is enough.` };
  return undefined;
}

function tooHeavy({ length }: Uint8Array): Mistake | undefined {
  if (length <= maxBytes) return undefined;
  const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
  return {
    what: `weighs ${megabytes(length)} MB`,
    cure: `Save it smaller or as WebP: ${megabytes(maxBytes)} MB at most.`,
  };
}

/** A truncated file is only detected by decoding all of it. */
async function damaged(bytes: Uint8Array): Promise<Mistake | undefined> {
  try {
    await sharp(bytes, { failOn: 'warning', limitInputPixels: maxPixels }).stats();
    return undefined;
  } catch {
    return {
      what: 'is damaged: not all of it can be shown',
      cure: 'Copy the file again, or save the photo anew.',
    };
  }
}
