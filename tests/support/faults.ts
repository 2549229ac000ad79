import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { resizeTo } from './widths.ts';

/**
 * Axe violations of the current page or a part of it, by WCAG 2.2 AA and best practices,
 * each with its elements.
 */
export async function faultsIn(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // Off by default, although required by WCAG 2.2 AA.
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    // Otherwise the results are collected in another page, which doubles the time. No
    // page here has frames.
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`,
  );
}

/** `faultsIn` on a phone and on a desktop. */
export async function faultsAtWidths(page: Page, part: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [390, 1440]) {
    await resizeTo(page, width);
    faults.push(...(await faultsIn(page, part)).map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}
