import { moonRow } from '../../../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../../../src/pages/drawings/palette.ts';
import { type DrawFace, fill, line } from '../face.ts';

/** The dentist's favourite: proud eyes, and one of the big teeth sparkles. */
export const sparkling: DrawFace = ({ ink }) => ({
  eyes: line(ink, 9, 'M-70-16q20-24 40 0M30-16q20-24 40 0'),
  rise: 35,
  front:
    fill(colours.nata, moonRow(-100, -0.5, 200, 4)) +
    fill(ink, 'M-25-20q3 26 26 28-23 3-26 28-3-25-26-28 23-2 26-28z'),
});
