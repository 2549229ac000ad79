import { colours } from '../../../../../src/pages/drawings/palette.ts';
import { type DrawFace, fill, line } from '../face.ts';

/** A rascal who winks and licks the cheese from the corner of the mouth. */
export const winking: DrawFace = ({ ink, deep }) => ({
  eyes: fill(ink, 'M-72-13a22 22 0 0 1 44 0z') + line(ink, 9, 'M30-16q20-20 40 0'),
  rise: 35,
  front:
    fill(
      colours.nata,
      'M-100-.5h132a22 22 0 0 1-44 0 22 22 0 0 1-44 0 22 22 0 0 1-44 0z',
    ) +
    fill(colours.lengua, 'M36 18c26-22 72-12 70 22 0 26-30 32-46 14z') +
    line(deep, 4, 'M56 30q18-4 30 8'),
});
