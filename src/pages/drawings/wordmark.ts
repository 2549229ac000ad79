import { moon } from './geometry.ts';

/** Size of the wordmark's view box. */
export const wordmarkBox = { width: 248, height: 112 } as const;

/** The letters, without the eyes. */
const letters =
  'M0 16q0-4 4-4h43a31 31 0 0 1 19 55.5A46 46 0 0 1 85 106q0 4-4 4H58q-4 0-4-4c0-11-5-18-14-20v20q0 4-4 4H4q-4 0-4-4zM31 37a13 13 0 0 0 26 0z' +
  'M96 46h34q4 0 4 4v56q0 4-4 4H96q-4 0-4-4V50q0-4 4-4z' +
  'M166 46h24q4 0 4 4v14q0 4-4 4h-17q17 0 21 14c3 15-8 28-25 28h-23q-4 0-4-4V92q0-4 4-4h15q-17 0-20-16c-2-14 9-26 25-26z' +
  'M206 46h34q4 0 4 4v56q0 4-4 4h-34q-4 0-4-4V50q0-4 4-4z';

/**
 * Returns the wordmark as an SVG fragment. Each eye is a separate path, so that it can
 * blink.
 */
export const wordmark = (colour = 'currentColor'): string =>
  `<path fill="${colour}" d="${letters}"/><g class="mark-eyes" fill="${colour}"><path d="${moon(113, 36, 24)}"/><path d="${moon(223, 36, 24)}"/></g>`;
