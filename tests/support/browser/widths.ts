import type { Locator, Page } from 'playwright-core';
import { vi } from 'vitest';

/**
 * Elements that are too wide, and at which widths: the page itself, which then scrolls
 * sideways, or an overflowing heading. Scripts get time to fit it.
 */
export async function tooWide(page: Page, widths: number[]): Promise<string[]> {
  const wide: string[] = [];
  for (const width of widths) {
    await resizeTo(page, width);
    let found: string[] = [];
    const nothing = async () => {
      found = await page.evaluate(partsTooWide);
      return found.length === 0;
    };
    await vi
      .waitUntil(nothing, { timeout: 30_000 })
      .catch(() => wide.push(...found.map((part) => `${part} at ${width}`)));
  }
  return wide;
}

/**
 * Resizes the window, and resolves once the page is drawn: sizes in vw follow a frame
 * later.
 */
export async function resizeTo(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(windowDrawn, width);
}

/** Resolves once the page is drawn at this width. Runs in the page. */
async function windowDrawn(width: number): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  while (innerWidth !== width) await frame();
  await frame().then(frame);
}

/**
 * The page's width, if wider than the window, and headings with a word wider than their
 * box. Runs in the page.
 */
function partsTooWide(): string[] {
  const { scrollWidth: pageWidth } = document.documentElement;
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3')].filter(
    (heading) => heading.checkVisibility() && !heading.matches('.sr'),
  );
  const wide = headings
    .filter(({ scrollWidth, clientWidth }) => clientWidth && scrollWidth > clientWidth + 2)
    .map(({ textContent }) => `«${textContent}»`);
  return pageWidth > innerWidth ? [`${pageWidth} px`, ...wide] : wide;
}

/** The width of the page, which is that of the window unless it scrolls sideways. */
export const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

/** Where an element is in the window. */
export const placeOf = (element: Locator) =>
  element.evaluate((it) => {
    const { top, right, bottom, left } = it.getBoundingClientRect();
    return { top, right, bottom, left };
  });
