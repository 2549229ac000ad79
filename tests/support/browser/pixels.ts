import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';

/** Relative luminance of every pixel, as WCAG defines it, row by row. */
export async function luminancesOf(png: Buffer): Promise<number[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  const linear = (byte = 0): number => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return Array.from({ length: info.width * info.height }, (_, i) => {
    const [red, green, blue] = data.subarray(i * info.channels);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  });
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
  const { x, y, width, height } = (await element.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const margin = 9;
  const left = Math.max(0, x - margin);
  return page.screenshot({
    clip: {
      x: left,
      y: y - margin,
      width: x + width + margin - left,
      height: height + 2 * margin,
    },
  });
}

/** The luminance that half of an element's pixels are below: that of its ground. */
export async function groundOf(element: Locator): Promise<number> {
  const sorted = (await luminancesOf(await element.screenshot())).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
