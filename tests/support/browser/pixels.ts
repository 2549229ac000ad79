import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';

/** Relative luminance of a colour in bytes, as WCAG defines it. */
export function luminance([red = 0, green = 0, blue = 0]: Iterable<number>): number {
  const linear = (byte: number): number =>
    byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Relative luminance of every pixel, row by row. */
export async function luminancesOf(png: Buffer): Promise<number[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  return Array.from({ length: info.width * info.height }, (_, i) =>
    luminance(data.subarray(i * info.channels)),
  );
}

export const contrast = (one = 0, other = 0): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Contrast of the darkest and the brightest hundredth of a picture. */
export async function contrastIn(png: Buffer): Promise<number> {
  const sorted = (await luminancesOf(png)).sort((a, b) => a - b);
  const hundredth = Math.floor(sorted.length / 100);
  return contrast(sorted[hundredth], sorted.at(-1 - hundredth));
}

/** How many pixels have a contrast of 3:1 to what they were before. */
export async function pixelsChanged(before: Buffer, after: Buffer): Promise<number> {
  const [old, now] = await Promise.all([luminancesOf(before), luminancesOf(after)]);
  return now.filter((luminance, i) => contrast(luminance, old[i]) >= 3).length;
}

/** An element with what surrounds it, as far as a focus ring reaches. */
export async function withSurroundings(page: Page, element: Locator): Promise<Buffer> {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not shown');
  const margin = 9;
  const x = Math.max(0, box.x - margin);
  const width = box.x + box.width + margin - x;
  return page.screenshot({
    clip: { x, y: box.y - margin, width, height: box.height + 2 * margin },
  });
}

/** The luminance that half of an element's pixels are below: that of its ground. */
export async function groundOf(element: Locator): Promise<number> {
  const sorted = (await luminancesOf(await element.screenshot())).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
