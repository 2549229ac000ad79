import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { type Content, loadContent } from '../../build/content/reading/load.ts';
import { checkPhotoFiles, checkPhotos } from '../../build/content/rules/photos.ts';
import { photosIn } from '../../build/photos/photoKinds.ts';
import { makePhotos } from '../../build/photos/photos.ts';
import { inEnglish } from '../support/content.ts';

const content = loadContent('.');
const root = mkdtempSync(join(tmpdir(), 'photos-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(file: string, bytes: Uint8Array | string): void {
  mkdirSync(dirname(join(root, 'public', file)), { recursive: true });
  writeFileSync(join(root, 'public', file), bytes);
}

/** The content in which the pack of Jummy is a photograph. */
function withPack(pack: string): Content {
  const jummy = content.productFiles.get('jummy');
  if (!jummy) throw new Error('there is no Jummy');
  const productFiles = new Map([['jummy', { ...jummy, imagenes: { pack } }]]);
  return { ...content, root, productFiles };
}

function withDistributor(image: string): Content {
  const file = content.files['content/distributors.json'];
  if (!file) throw new Error('there are no distributors');
  const distributors = file.distributors.map((one, i) => (i ? one : { ...one, image }));
  const files = { ...content.files, 'content/distributors.json': { ...file, distributors } };
  return { ...content, root, files };
}

const faultsIn = async (changed: Content): Promise<string[]> =>
  inEnglish([...checkPhotoFiles(changed), ...(await checkPhotos(changed))]);

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'orange' } });
const webp = (width: number, height: number): Promise<Buffer> =>
  photo(width, height).webp({ effort: 0 }).toBuffer();
const jpeg = (width: number, height: number): Promise<Buffer> =>
  photo(width, height).jpeg().toBuffer();

test.each([
  ['webp', 'webp'],
  ['jpg', 'jpeg'],
  ['jpeg', 'jpeg'],
  ['png', 'png'],
  ['avif', 'avif'],
] as const)('a photograph can replace a drawn pack: %s', async (ending, format) => {
  const bytes = await photo(900, 1200).toFormat(format, { effort: 1 }).toBuffer();
  put(`products/jummy.${ending}`, bytes);
  expect(await faultsIn(withPack(`jummy.${ending}`))).toEqual([]);
});

test('a photograph is turned upright by its orientation tag', async () => {
  const turned = photo(1200, 900).withMetadata({ orientation: 6 }).jpeg();
  put('products/jummy.jpg', await turned.toBuffer());
  expect(await faultsIn(withPack('jummy.jpg'))).toEqual([]);
});

const half = async () => (await jpeg(900, 1200)).subarray(0, 3000);
const heavy = async () => Buffer.concat([await webp(900, 1200), Buffer.alloc(5 * 1024 * 1024)]);
const tiff = () => photo(900, 1200).tiff().toBuffer();

test.each<[mistake: string, ending: string, bytes: () => unknown, told: string]>([
  ['a text', 'webp', () => Buffer.from('This is a pack.'), 'is not a picture'],
  ['one byte', 'webp', () => Buffer.from('R'), 'is not a picture'],
  ['half a file', 'jpg', half, 'is damaged: not all of it can be shown'],
  [
    'of another format',
    'webp',
    () => jpeg(900, 1200),
    'is JPEG inside. Rename the file to jummy.jpg',
  ],
  ['of a format that browsers do not show', 'webp', tiff, 'is TIFF inside. Save it as WebP'],
  ['a banner', 'webp', () => webp(3000, 900), 'is 3000 × 900 pixels. Cut it to a shape of 3 to 4'],
  ['a stamp', 'webp', () => webp(300, 400), 'is 300 × 400 pixels. Take a larger one'],
  ['as large as a wall', 'jpg', () => jpeg(4200, 5600), 'is 4200 × 5600 pixels. Make it smaller'],
  ['too many bytes', 'webp', heavy, 'weighs 5.0 MB'],
])('a pack cannot be %s', async (_, ending, bytes, told) => {
  const name = `jummy.${ending}`;
  put(`products/${name}`, (await bytes()) as Buffer);
  const line = `content/products/jummy.json: imagenes.pack names ${name}, which ${told}`;
  expect(await faultsIn(withPack(name))).toEqual([expect.stringContaining(line)]);
});

test.each([
  ['Jummy Nueva.JPG', 'jummy-nueva.jpg'],
  ['jamón.v2.webp', 'jamon-v2.webp'],
  ['../downloads/jummy.webp', 'jummy.webp'],
])('the name %s is reported with a better one', async (name, better) => {
  const told = `is not a name for an address. Rename the file to ${better},`;
  expect(await faultsIn(withPack(name))).toEqual([expect.stringContaining(told)]);
});

test('an unused photograph is reported', async () => {
  put('products/.DS_Store', 'Bud1');
  put('products/jummy.webp', await webp(900, 1200));
  expect(await faultsIn({ ...content, root })).toEqual([
    'public/products/jummy.webp: file is named nowhere in content/. Name it where it belongs, as content/README.md says, or remove it.',
  ]);
});

test('a distributor can have a photograph, which is checked too', async () => {
  const changed = withDistributor('lorry.webp');
  const told = 'content/distributors.json: distributors.0.image names lorry.webp, which is';
  expect(await faultsIn(changed)).toEqual([
    `${told} not in public/distributors. Put the file there or name a drawing.`,
  ]);
  put('distributors/lorry.webp', await webp(900, 1200));
  expect(await faultsIn(changed)).toEqual([
    `${told} 900 × 1200 pixels. Cut it to a shape of 23 to 16, such as 920 × 640.`,
  ]);
  put('distributors/lorry.webp', await webp(920, 640));
  expect(await faultsIn(changed)).toEqual([]);
});

test('a photograph is served in every size, upright, without camera metadata', async () => {
  const taken = photo(1200, 900)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Cámara' } });
  put('products/jummy.jpg', await taken.jpeg().toBuffer());
  const { photos, files } = makePhotos(root, photosIn(withPack('jummy.jpg')));
  const shown = photos['products/jummy.jpg'];
  expect(shown).toMatchObject({ width: 420, height: 560 });
  const written = [];
  for (const [file, make] of files) {
    const { format, width, height, exif } = await sharp(await make()).metadata();
    written.push([file.replace(/-[\da-f]{6}/, ''), format, width, height, exif]);
  }
  expect(written).toEqual([
    ['jummy-420.avif', 'heif', 420, 560, undefined],
    ['jummy-660.avif', 'heif', 660, 880, undefined],
    ['jummy-900.avif', 'heif', 900, 1200, undefined],
    ['jummy-660.webp', 'webp', 660, 880, undefined],
    ['jummy-420.webp', 'webp', 420, 560, undefined],
  ]);
  const named = `${shown?.avif}, ${shown?.src}, ${shown?.small}`.matchAll(/\/assets\/(\S+?\.\w+)/g);
  expect([...named].map(([, file]) => file)).toEqual([...files.keys()]);
});
