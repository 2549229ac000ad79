import { test } from 'vitest';
import { isSweep } from './inTurn.ts';

/** Cases of one behaviour: `npm test` plays one of them, the sweep all. */
export const oneOf = <T>(cases: readonly T[], which = 0): T[] =>
  isSweep ? [...cases] : cases.slice(which, which + 1);

/** A rare case of what the tests beside it are about: it belongs to the sweep alone. */
export function rareTest(name: string, play: () => Promise<void>): void {
  if (isSweep) test(name, play);
}
