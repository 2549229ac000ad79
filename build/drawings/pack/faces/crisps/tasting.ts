import { colours } from '../../../../../src/pages/drawings/palette.ts';
import { type DrawFace, fill, line } from '../face.ts';

/** A connoisseur: eyes closed, and the tip of the tongue on the upper lip. */
export const tasting: DrawFace = ({ ink, deep }) => ({
  eyes: line(ink, 9, 'M-70-18q20-22 40 0M22-18q20-22 40 0'),
  rise: 35,
  front:
    fill(colours.lengua, 'M30 26c-2-20 6-44 28-44s28 22 28 34-20 22-30 20-22-2-26-10z') +
    line(deep, 4, 'M52 22q-2-12 4-20'),
});
