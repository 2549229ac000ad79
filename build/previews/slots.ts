import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '../../src/pages/layout/pageModel.ts';

/** The colours of a theme as hex values, by slot: `ground`, `on`, `figure` and so on. */
type Slots = ReadonlyMap<string, string>;
/** A theme as far as its colours depend on it. */
export type ThemeOfFamily = Pick<Theme, 'range'> & { family: string };

/** The files that define the colours of families and ranges. */
const tokensFiles = [
  'src/pages/layout/styles/tokens.css',
  'src/pages/layout/styles/ranges.css',
];

/**
 * Reads the colours of every family and range from the design tokens, so that what the
 * build draws matches its page.
 */
export const readSlots = (root: string): ((theme: ThemeOfFamily) => Slots) =>
  slotsByTheme(
    tokensFiles.map((file) => readFileSync(join(root, file), 'utf8')).join(''),
  );

/**
 * Returns the colours of a theme: a range's own before its family's, slot by slot, as in
 * the cascade. Throws if the family has none.
 */
export function slotsByTheme(css: string): (theme: ThemeOfFamily) => Slots {
  const palette = new Map(
    [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6});/gi)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  );
  const rules = rulesIn(css);
  return (theme) => {
    const applied = rules.filter(({ conditions }) =>
      conditions.every(([name, value]) => theme[name] === value),
    );
    if (!applied.some(({ conditions }) => conditions.some(([name]) => name === 'family')))
      throw new Error(`${tokensFiles.join(', ')}: no colours for ${theme.family}`);
    return new Map(
      applied.flatMap(({ slots }) =>
        slots.map(([slot, value]) => [slot, hexOf(slot, value, palette)] as const),
      ),
    );
  };
}

interface Rule {
  conditions: (readonly ['family' | 'range', string])[];
  slots: (readonly [string, string])[];
}

/** The rules about families and ranges, the most specific last. */
function rulesIn(css: string): Rule[] {
  const rules = css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return [...rules]
    .flatMap(([, selectors = '', body = '']) => {
      const slots = [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
        ([, slot = '', value = '']) => [slot, value.trim()] as const,
      );
      return selectors.split(',').map((selector) => ({
        conditions: conditionsOf(selector),
        slots,
      }));
    })
    .filter(({ conditions }) => conditions.length > 0)
    .sort((one, other) => one.conditions.length - other.conditions.length);
}

const conditionsOf = (selector: string): Rule['conditions'] =>
  [...selector.matchAll(/\[data-(family|range)=(["'])(.+?)\2\]/g)].map(
    ([, name, , value = '']) => [name as 'family' | 'range', value] as const,
  );

function hexOf(slot: string, value: string, palette: Map<string, string>): string {
  const hex = palette.get(/^var\(--(.+)\)$/.exec(value)?.[1] ?? '') ?? value;
  if (/^#[0-9a-f]{3,6}$/i.test(hex)) return hex;
  throw new Error(
    `${tokensFiles.join(', ')}: --${slot} is "${value}", which is not a colour`,
  );
}
