import { moon } from '../../../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../../../src/pages/drawings/palette.ts';
import { type DrawFace, fill, line } from '../face.ts';
import { tongue } from '../tongue.ts';

/** Peppermint before bed: closed eyes, and cool breath that rises. */
export const sleepy: DrawFace = ({ ink }) => ({
  eyes: line(ink, 9, 'M-78-30q20 22 40 0M8-30q20 22 40 0'),
  rise: 46,
  behind: tongue,
  front: fill(colours.nata, moon(70, -4, 17) + moon(92, -26, 12) + moon(104, -44, 8)),
});
