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
export const largePhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
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

/** The JPEG that fills the page of a PDF. */
function jpegIn(pdf: Buffer): Buffer {
  const begin = pdf.indexOf('\xff\xd8\xff', 0, 'latin1');
  return pdf.subarray(begin, pdf.indexOf('\nendstream', begin));
}

/** The size of the JPEG in a PDF, and the colours of its corner and its middle. */
export async function pictureIn(pdf: Buffer) {
  const image = sharp(jpegIn(pdf));
  const { width = 0, height = 0, exif } = await image.metadata();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    [...data.subarray((y * info.width + x) * 3).subarray(0, 3)].map((value) =>
      Math.round(value / 64),
    );
  return { width, height, exif, at };
}
