import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { oneOf } from '../inTurn.ts';
import { resizeTo } from './widths.ts';

/** What the browser runs. */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const wcag22AndBestPractices: RunOptions = {
  // Off by default, although required by WCAG 2.2 AA.
  rules: { 'target-size': { enabled: true } },
};

/**
 * Axe violations of the current page or a part of it, by default by WCAG 2.2 AA and best
 * practices, each with its elements. Loads axe once a document; no page here has frames.
 */
export async function faultsIn(
  page: Page,
  part = 'html',
  options: RunOptions = wcag22AndBestPractices,
): Promise<string[]> {
  if (!(await page.evaluate(hasAxe))) await page.evaluate(axe);
  return page.evaluate(violations, { part, options });
}

/** Runs in the page. */
const hasAxe = (): boolean => 'axe' in window;

/** Runs in the page. */
async function violations(check: { part: string; options: RunOptions }) {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const result = await axe.run(
    { include: [check.part] },
    { ...check.options, resultTypes: ['violations'] },
  );
  return result.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`,
  );
}

/** `faultsIn` on a phone, and in the sweep on a desktop. */
export async function faultsAtWidths(page: Page, part: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of oneOf([390, 1440])) {
    await resizeTo(page, width);
    faults.push(...(await faultsIn(page, part)).map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}
