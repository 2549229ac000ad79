import type { Page } from 'playwright-core';

/** Those of the widths at which the page scrolls sideways, once its scripts have had the time to fit it in. */
export async function tooWide(page: Page, widths: number[]): Promise<string[]> {
  const wide: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const fits = page.waitForFunction((most) => innerWidth === most && document.documentElement.scrollWidth <= most, width, { timeout: 10_000 });
    await fits.catch(async () => wide.push(`${await page.evaluate(() => document.documentElement.scrollWidth)} px at ${width}`));
  }
  return wide;
}
