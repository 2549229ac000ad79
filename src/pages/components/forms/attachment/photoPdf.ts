/** A photo that becomes a page, and its thumbnail as a data URL. */
export interface PhotoPage {
  photo: File;
  thumbnail: string;
}

/** Longer side in pixels and quality to try in turn; the last one always fits. */
const looks = [
  [2000, 0.85],
  [2000, 0.6],
  [1600, 0.6],
  [1200, 0.6],
  [900, 0.6],
  [600, 0.6],
] as const;
const thumbnailSide = 160;
/** The PDF's limit: 2 MB as the page writes sizes, and so within that of any form. */
const maxBytes = 2_000_000;
/** Room for what the PDF says about a page. */
const bytesBesidePhoto = 1000;
/** A photo's own name often says when it was taken, or of whom. */
const pdfName = 'foto.pdf';
/** Longer side of the page in points: that of A4. */
const pageSide = 842;

/**
 * Redraws photos, which strips location, camera and date, and makes each a page of one PDF
 * that is small enough to send. Written by hand: PDF libraries are a hundred times larger.
 *
 * @throws Error if the browser cannot decode a photo, or hands out other pixels than were drawn.
 */
export async function photosToPdf(
  photos: readonly File[],
): Promise<{ file: File; pages: PhotoPage[] }> {
  if (!handsOutPixels()) throw new Error('the browser keeps its drawings to itself');
  const share = maxBytes / photos.length - bytesBesidePhoto;
  const jpegs: Jpeg[] = [];
  const pages: PhotoPage[] = [];
  // One after the other: a decoded photo takes 50 MB.
  for (const photo of photos) {
    const { jpeg, thumbnail } = await drawingOf(photo, share);
    jpegs.push(jpeg);
    pages.push({ photo, thumbnail });
  }
  return { file: new File(pdfOfJpegs(jpegs), pdfName, { type: 'application/pdf' }), pages };
}

/** A JPEG with its size in pixels. */
interface Jpeg {
  jpeg: Blob;
  width: number;
  height: number;
}

/** What was drawn of a photo, largest first. */
interface Drawn {
  thumbnail: string;
  jpegs: Jpeg[];
}

/** Kept because the same photos are drawn again when their order or number changes. */
const drawn = new WeakMap<File, Drawn>();

/** The largest drawing of a photo within a number of bytes. */
async function drawingOf(
  photo: File,
  maxBytes: number,
): Promise<{ jpeg: Jpeg; thumbnail: string }> {
  const fits = ({ jpeg }: Jpeg) => jpeg.size <= maxBytes;
  const known = drawn.get(photo);
  const found = known?.jpegs.find(fits);
  if (known && found) return { jpeg: found, thumbnail: known.thumbnail };
  // Turned upright by default; older browsers do not know the default's name.
  const bitmap = await createImageBitmap(photo);
  try {
    const { thumbnail, jpegs } = known ?? {
      thumbnail: draw(bitmap, thumbnailSide).toDataURL('image/jpeg', looks[0][1]),
      jpegs: [],
    };
    drawn.set(photo, { thumbnail, jpegs });
    for (const [side, quality] of looks.slice(jpegs.length)) {
      const canvas = draw(bitmap, side);
      const { width, height } = canvas;
      const jpeg = { jpeg: await jpegOf(canvas, quality), width, height };
      jpegs.push(jpeg);
      if (fits(jpeg)) return { jpeg, thumbnail };
    }
  } finally {
    bitmap.close();
  }
  throw new Error('the photo is too large');
}

/** Draws a picture on a canvas whose longer side is at most `side` pixels. */
function draw(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws nothing');
  // Transparent areas would come out black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A colour, and how far from it a browser may be that changes pixels a little. */
const trialColour = [0, 102, 204] as const;
const trialSide = 16;
const maxMeanDifference = 16;

/**
 * Whether the browser hands out what was drawn. One that hides what tells it from others, such
 * as Tor Browser, hands out noise instead, which nobody would take for a photo.
 */
function handsOutPixels(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = trialSide;
  const context = canvas.getContext('2d');
  if (!context) return false;
  context.fillStyle = `rgb(${trialColour.join()})`;
  context.fillRect(0, 0, trialSide, trialSide);
  const { data } = context.getImageData(0, 0, trialSide, trialSide);
  const difference = trialColour.reduce((sum, drawn, channel) => {
    for (let at = channel; at < data.length; at += 4) sum += Math.abs((data[at] ?? 0) - drawn);
    return sum;
  }, 0);
  return difference / (trialSide ** 2 * trialColour.length) < maxMeanDifference;
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('no JPEG was made'))),
      'image/jpeg',
      quality,
    ),
  );

/** Returns the parts of a PDF whose pages are filled by a JPEG each. */
export function pdfOfJpegs(jpegs: readonly Jpeg[]): BlobPart[] {
  // Three objects a page, after the catalogue and the list of pages.
  const places = jpegs.map((_, i) => 3 + 3 * i);
  return withTable([
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    [
      `<< /Type /Pages /Kids [${places.map((at) => `${at} 0 R`).join(' ')}]`,
      ` /Count ${jpegs.length} >>`,
    ],
    ...jpegs.flatMap((jpeg, i) => pageObjects(jpeg, places[i] ?? 0)),
  ]);
}

/** A page, its contents and its image; `at` is the number of the first. */
function pageObjects({ jpeg, width, height }: Jpeg, at: number): BlobPart[][] {
  const points = (pixels: number) => ((pixels * pageSide) / Math.max(width, height)).toFixed(2);
  const page = `${points(width)} ${points(height)}`;
  const drawing = `${points(width)} 0 0 ${points(height)} 0 0 cm /Photo Do`;
  return [
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page}] /Contents ${at + 1} 0 R`,
      ` /Resources << /XObject << /Photo ${at + 2} 0 R >> >> >>`,
    ],
    [`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height}`,
      ` /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
      ` /Length ${jpeg.size} >>\nstream\n`,
      jpeg,
      '\nendstream',
    ],
  ];
}

/** Concatenates PDF objects and appends the cross-reference table of their offsets. */
function withTable(objects: BlobPart[][]): BlobPart[] {
  const parts: BlobPart[] = ['%PDF-1.4\n'];
  const places: number[] = [];
  let at = sizeOf(parts);
  objects.forEach((object, i) => {
    const written = [`${i + 1} 0 obj\n`, ...object, '\nendobj\n'];
    places.push(at);
    at += sizeOf(written);
    parts.push(...written);
  });
  const count = objects.length + 1;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  parts.push(
    `xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}`,
    `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
  );
  return parts;
}

const sizeOf = (parts: BlobPart[]): number => new Blob(parts).size;
