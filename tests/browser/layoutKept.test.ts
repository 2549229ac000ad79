import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openBrowser } from '../support/browser/browser.ts';
import { followRequests } from '../support/browser/settled.ts';

const browser = await openBrowser();

/** SVG pictures are laid out, too; pages have more objects. */
const mostOfPicture = 200;

/** Of the elements of a page, the share that each layout during `action` went through. */
async function sharesLaidOut(
  context: BrowserContext,
  page: Page,
  action: () => Promise<unknown>,
): Promise<number[]> {
  const devtools = await context.newCDPSession(page);
  const shares = [0];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as LayoutEvent[]) {
      const { dirtyObjects = 0, totalObjects = 0 } = args.beginData ?? {};
      if (name === 'Layout' && totalObjects > mostOfPicture)
        shares.push(dirtyObjects / totalObjects);
    }
  });
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  const complete = new Promise((resolve) =>
    devtools.once('Tracing.tracingComplete', resolve),
  );
  try {
    await action();
  } finally {
    await devtools.send('Tracing.end');
    await complete;
  }
  return shares;
}

interface LayoutEvent {
  name: string;
  args: { beginData?: { dirtyObjects: number; totalObjects: number } };
}

test.each(['/es', '/en/product/jummy', '/fr/histoire'])(
  'the question about cookies does not make the browser lay out %s again',
  async (path) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(inject('site') + path, { waitUntil: 'networkidle' });
    const shares = await sharesLaidOut(context, page, async () => {
      await page.locator('.consent').waitFor();
      await page.locator('.consent').evaluate(whenStill);
    });
    expect(Math.max(...shares)).toBeLessThan(0.5);
    await context.close();
  },
);

test.each(['/es/productos', '/en/product/jummy', '/fr/histoire', '/es/promociones'])(
  'what the first touch of %s fetches does not make the browser lay the page out again',
  async (path) => {
    const context = await browser.newContext({
      privacySignal: true,
      reducedMotion: 'no-preference',
    });
    const page = await context.newPage();
    const settled = followRequests(page);
    await page.goto(inject('site') + path, { waitUntil: 'networkidle' });
    const shares = await sharesLaidOut(context, page, async () => {
      await page.mouse.move(200, 300);
      await page.mouse.move(210, 310);
      await settled();
      await page.locator('main').evaluate(whenStill);
    });
    expect(Math.max(...shares)).toBeLessThan(0.5);
    await context.close();
  },
);

/** Runs in the page. */
async function whenStill(element: Element): Promise<void> {
  await Promise.all(element.getAnimations().map(({ finished }) => finished));
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
