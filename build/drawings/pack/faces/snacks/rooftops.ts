import { moonRow } from '../../../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../../../src/pages/drawings/palette.ts';
import { type DrawFace, fill, line, moonEyes } from '../face.ts';

/** Brows like roof tiles, and teeth laid in two courses. */
export const rooftops: DrawFace = ({ ink }) => ({
  eyes: moonEyes(ink, 14),
  rise: 46,
  front:
    line(ink, 8, 'M-78-20a28 26 0 0 1 56 0M22-20a28 26 0 0 1 56 0') +
    fill(colours.crema, `M-86-.5H86V14H-86z${moonRow(-86, 13, 172, 6)}`) +
    fill(colours.nata, moonRow(-100, -0.5, 200, 7)),
});
