import { test } from 'vitest';
import { type Language, languages } from '../../src/site/i18n/languages.ts';

/** Whether this is the sweep, which vitest.config.ts says. */
export const isSweep = process.env['SWEEP'] === 'yes';

/**
 * Each item with a language: the languages take turns, so that each is met many times. In
 * the sweep, each item with every language.
 */
export const inTurn = <T>(items: readonly T[]): [T, Language][] =>
  items.flatMap((item, i): [T, Language][] =>
    (isSweep ? languages : languages.slice(i % 3, (i % 3) + 1)).map((language) => [item, language]),
  );

/** Cases of one behaviour: `npm test` plays one of them, the sweep all. */
export const oneOf = <T>(cases: readonly T[], which = 0): T[] =>
  isSweep ? [...cases] : cases.slice(which, which + 1);

/** A rare case of what the tests beside it are about: it belongs to the sweep alone. */
export function rareTest(name: string, play: () => Promise<void>): void {
  if (isSweep) test(name, play);
}
