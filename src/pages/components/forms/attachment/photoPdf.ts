import { maxFileBytes } from '../../../../site/forms/form.ts';

/** A photo as a one-page PDF, and its thumbnail as a data URL. */
export interface PhotoPdf {
  file: File;
  thumbnail: string;
}

/** Longer side in pixels to try in turn, from print quality to one that always fits. */
const longerSides = [2000, 1500, 1100, 800, 500];
const quality = 0.85;
const thumbnailSide = 160;
/** A photo's own name often says when it was taken, or of whom. */
const pdfName = 'foto.pdf';
/** Longer side of the page in points: that of A4. */
const pageSide = 842;

/**
 * Redraws a photo, which strips location, camera and date, and wraps it in a PDF that is
 * small enough to send. Written by hand: PDF libraries are a hundred times larger.
 *
 * @throws Error if the browser cannot decode the photo.
 */
export async function photoToPdf(photo: File): Promise<PhotoPdf> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    const thumbnail = draw(bitmap, thumbnailSide).toDataURL('image/jpeg', quality);
    for (const side of longerSides) {
      const canvas = draw(bitmap, side);
      const parts = pdfOfJpeg(await jpegOf(canvas), canvas);
      const file = new File(parts, pdfName, { type: 'application/pdf' });
      if (file.size <= maxFileBytes) return { file, thumbnail };
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

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('no JPEG was made'))),
      'image/jpeg',
      quality,
    ),
  );

/**
 * Returns the parts of a one-page PDF filled by a JPEG of the given size in pixels.
 */
export function pdfOfJpeg(
  jpeg: Blob,
  { width, height }: { width: number; height: number },
): BlobPart[] {
  const points = (pixels: number) => ((pixels * pageSide) / Math.max(width, height)).toFixed(2);
  const page = `${points(width)} ${points(height)}`;
  const drawing = `${points(width)} 0 0 ${points(height)} 0 0 cm /Photo Do`;
  const objects: BlobPart[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page}] /Contents 4 0 R`,
      ' /Resources << /XObject << /Photo 5 0 R >> >> >>',
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
  return withTable(objects);
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
