import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { resizeTo } from './widths.ts';

/**
 * Faults that axe finds in the page as it is now, or in a part of it, by WCAG 2.2 AA
 * and good practice, each with its elements.
 */
export async function faultsIn(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // Off by default, although WCAG 2.2 AA asks for it.
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    // Else the results are gathered in a page of their own, which takes as long again.
    // No page here has a frame.
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`,
  );
}

/** `faultsIn` on a phone and on a desk. */
export async function faultsAtWidths(page: Page, part: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [390, 1440]) {
    await resizeTo(page, width);
    faults.push(...(await faultsIn(page, part)).map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}
