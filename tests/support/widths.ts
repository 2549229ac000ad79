import type { Page } from 'playwright-core';

/** Those of the widths at which the page scrolls sideways or a heading sticks out of its place, once its scripts have had the time to fit it in. */
export async function tooWide(page: Page, widths: number[]): Promise<string[]> {
  const wide: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const fits = page.waitForFunction((most) => innerWidth === most && document.documentElement.scrollWidth <= most, width, { timeout: 10_000 });
    await fits.catch(async () => wide.push(`${await page.evaluate(() => document.documentElement.scrollWidth)} px at ${width}`));
    wide.push(...(await page.evaluate(headingsTooWide)).map((heading) => `«${heading}» at ${width}`));
  }
  return wide;
}

/** Headings with a word that is wider than their place. Runs in the page. */
function headingsTooWide(): string[] {
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3')].filter((heading) => heading.checkVisibility() && !heading.matches('.sr'));
  return headings.filter(({ scrollWidth, clientWidth }) => clientWidth && scrollWidth > clientWidth + 2).map(({ textContent }) => textContent ?? '');
}
