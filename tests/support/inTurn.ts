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
