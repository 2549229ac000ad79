import { expect, test } from 'vitest';
import { faultsAtWidths } from '../../support/browser/faults.ts';
import { openTab } from '../../support/browser/tab.ts';
import { tooWide } from '../../support/browser/widths.ts';

/** What a search or a choice makes of a page; the files beside look at pages without one. */
test.each([
  '/en/news?page=2',
  '/fr/actualites?q=zzz',
  '/es/distribuidores?provincia=madrid',
  '/en/distributor?provincia=soria',
  '/es/promocion/pipas-de-pena',
  '/es/productos?q=zzz',
  '/fr/faqs?q=zzz',
  '/en/faqs?q=gluten',
])('%s is accessible, and does not scroll sideways', async (path) => {
  const { page } = await openTab(path);
  expect(await faultsAtWidths(page, 'main')).toEqual([]);
  expect(await tooWide(page, [320, 480, 768, 900, 1100, 1440, 2560])).toEqual([]);
});
