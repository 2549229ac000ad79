import { moon } from '../../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../../src/pages/drawings/palette.ts';
import { type DrawFace, fill } from './face.ts';

const outline = (d: string) =>
  `<path fill="${colours.nata}" stroke="${colours.cacao}" stroke-width="2" stroke-linejoin="round" d="${d}"/>`;

/**
 * An old nut among the others: lids half closed, and a white moustache of two half-moons.
 * It does not laugh.
 */
export const wise: DrawFace = (_, snack) => ({
  eyes: '',
  front:
    snack([0, 50, 0.92, 0]) +
    outline(moon(-10, 44, 7, true) + moon(10, 44, 7, true)) +
    fill(colours.cacao, moon(-9, 44, 4, true) + moon(11, 44, 4, true)) +
    outline(
      'M0 64q8-9 15-4 4 3 9 0-2 13-13 12-8-1-11-6-3 5-11 6-11 1-13-12 5 3 9 0 7-5 15 4z',
    ),
});
