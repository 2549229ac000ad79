import type { Page } from 'playwright-core';

/**
 * Resolves once React has hydrated the first matching form: it then has properties on the
 * elements.
 */
export const tookOver = (page: Page, form: string) =>
  page.waitForFunction(
    (selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) =>
        key.startsWith('__reactFiber'),
      ),
    form,
  );
