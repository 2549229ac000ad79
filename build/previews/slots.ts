import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PreviewColours } from '../drawings/preview.ts';

/** The files that define the colours of families and ranges. */
const tokensFiles = [
  'src/pages/layout/styles/tokens.css',
  'src/pages/layout/styles/ranges.css',
];

/**
 * Reads the colours of every family and range from the design tokens, so that a preview
 * matches its page.
 *
 * @returns By `data-family` or `data-range`.
 */
export function readSlots(root: string): Map<string, PreviewColours> {
  const css = tokensFiles.map((file) => readFileSync(join(root, file), 'utf8')).join('');
  const variables = new Map(
    [...css.matchAll(/--([a-z]+):\s*(#[0-9a-f]{3,6});/gi)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  );
  const slots = new Map<string, PreviewColours>();
  for (const [, name = '', rules = ''] of css.matchAll(
    /\[data-(?:family|range)="([^"]+)"\]\s*\{([^}]+)\}/g,
  )) {
    const colour = (slot: string): string => {
      const value = new RegExp(`--${slot}:\\s*([^;]+);`).exec(rules)?.[1]?.trim() ?? '';
      const resolved = variables.get(/^var\(--(.+)\)$/.exec(value)?.[1] ?? '') ?? value;
      if (!/^#[0-9a-f]{3,6}$/i.test(resolved))
        throw new Error(
          `${tokensFiles.join(', ')}: --${slot} of ${name} is "${value}", which is no colour`,
        );
      return resolved;
    };
    slots.set(name, {
      ground: colour('ground'),
      on: colour('on'),
      figure: colour('figure'),
    });
  }
  return slots;
}
