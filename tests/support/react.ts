import type { Page } from 'playwright-core';

/**
 * Ends once React has taken over the first form that the selector finds: it puts its
 * own properties on the elements.
 */
export const tookOver = (page: Page, form: string) =>
  page.waitForFunction(
    (selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) =>
        key.startsWith('__reactFiber'),
      ),
    form,
  );
