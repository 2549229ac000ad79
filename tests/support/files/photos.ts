import sharp from 'sharp';

/** A landscape photo as from a phone, with location, camera and date. */
export const photoWithPlace = (orientation?: number): Promise<Buffer> =>
  picture(1600, 1200)
    .withMetadata(orientation ? { orientation } : {})
    .withExifMerge({
      IFD0: { Make: 'Telefonera', Model: 'Crujiente 9' },
      IFD2: { DateTimeOriginal: '2026:11:20 10:11:12' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '40/1 31/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '3/1 29/1 0/1',
      },
    })
    .jpeg()
    .toBuffer();

/** Mostly noise, so that no format compresses it well. */
export const largePhoto = (width = 4000): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height: width * 0.75,
      channels: 3,
      background: 'orange',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .jpeg({ quality: 100 })
    .toBuffer();

/** Transparent, with red in the middle. */
export const transparentPicture = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite([{ input: { create: { width: 100, height: 100, channels: 3, background: 'red' } } }])
    .png()
    .toBuffer();

/** Blue, with a yellow bar at the top. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    {
      input: { create: { width, height: 200, channels: 3, background: 'yellow' } },
      top: 0,
      left: 0,
    },
  ]);

/** A page of one colour, as named by CSS. */
export const plainPhoto = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background } })
    .withExifMerge({ IFD0: { Make: 'Telefonera' } })
    .jpeg()
    .toBuffer();

/** The JPEGs that fill the pages of a PDF. */
function jpegsIn(pdf: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let end = 0; ; ) {
    const begin = pdf.indexOf('\xff\xd8\xff', end, 'latin1');
    if (begin < 0) return found;
    end = pdf.indexOf('\nendstream', begin);
    found.push(pdf.subarray(begin, end));
  }
}

/** The size of each JPEG in a PDF, and the colours of its points. */
export const picturesIn = (pdf: Buffer) => Promise.all(jpegsIn(pdf).map(pictureOf));

async function pictureOf(jpeg: Buffer) {
  const image = sharp(jpeg);
  const { width = 0, height = 0, exif } = await image.metadata();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    [...data.subarray((y * info.width + x) * 3).subarray(0, 3)].map((value) =>
      Math.round(value / 64),
    );
  return { width, height, exif, at };
}
