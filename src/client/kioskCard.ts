import { eanBars } from '../site/catalogue/barcode.ts';
import type { KioskCard } from '../site/catalogue/kioskCard.ts';

const width = 1080;
const height = 1500;

/**
 * Makes the picture of a card, and shares it or saves it where nothing can be shared.
 *
 * @returns the picture if it was saved.
 */
export async function giveCard(card: KioskCard): Promise<HTMLCanvasElement | undefined> {
  const picture = await pictureOf(card);
  const blob = await new Promise<Blob>((resolve, reject) =>
    picture.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture')))),
  );
  const file = new File([blob], card.file, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    // The visitor closed the sheet.
    const isClosed = (error: Error) => error.name === 'AbortError';
    const shared = await navigator.share({ files: [file] }).then(
      () => true,
      (error) => isClosed(error),
    );
    if (shared) return undefined;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = card.file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return picture;
}

async function pictureOf({ title, size, gtin, ask, pack }: KioskCard): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = pack;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#000';
  context.textAlign = 'center';
  const packHeight = gtin ? 680 : 900;
  const packWidth = (packHeight * image.naturalWidth) / image.naturalHeight;
  context.drawImage(image, (width - packWidth) / 2, 50, packWidth, packHeight);
  let y = 50 + packHeight + 90;
  const write = (text: string, font: string, step: number) => {
    context.font = font;
    context.fillText(text, width / 2, y, width - 80);
    y += step;
  };
  const { fontFamily } = getComputedStyle(document.body);
  const display = getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily;
  write(title, `76px ${display}`, 75);
  write(size, `bold 52px ${fontFamily}`, 45);
  if (gtin) {
    const module = 6;
    for (const [start, bar] of eanBars(gtin))
      context.fillRect((width - 95 * module) / 2 + start * module, y, bar * module, 230);
    y += 290;
    write([...gtin].join(' '), `44px ${fontFamily}`, 100);
  }
  write(ask, `40px ${fontFamily}`, 0);
  return canvas;
}
