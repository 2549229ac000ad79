import type { Page } from 'playwright-core';
import { vi } from 'vitest';

/**
 * What of the page is too wide at which of the widths: the page itself, which then
 * scrolls sideways, or a heading that sticks out of its place. Scripts get the time to
 * fit it in.
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
      .waitUntil(nothing, { timeout: 5_000 })
      .catch(() => wide.push(...found.map((part) => `${part} at ${width}`)));
  }
  return wide;
}

/**
 * Gives the window another width, and ends once the page is drawn with it: sizes in vw
 * follow only with the frame after.
 */
export async function resizeTo(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(windowDrawn, width);
}

/** Ends once the page is drawn at this width. Runs in the page. */
async function windowDrawn(width: number): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  while (innerWidth !== width) await frame();
  await frame().then(frame);
}

/**
 * The page's width, if it is wider than the window, and the headings with a word that
 * is wider than their place. Runs in the page.
 */
function partsTooWide(): string[] {
  const { scrollWidth: pageWidth } = document.documentElement;
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3')].filter(
    (heading) => heading.checkVisibility() && !heading.matches('.sr'),
  );
  const wide = headings
    .filter(
      ({ scrollWidth, clientWidth }) => clientWidth && scrollWidth > clientWidth + 2,
    )
    .map(({ textContent }) => `«${textContent}»`);
  return pageWidth > innerWidth ? [`${pageWidth} px`, ...wide] : wide;
}
