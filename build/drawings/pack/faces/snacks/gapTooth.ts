import { moon } from '../../../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../../../src/pages/drawings/palette.ts';
import { type DrawFace, fill } from '../face.ts';
import { tongue } from '../tongue.ts';

/** A child at break time: wide-awake tall eyes, and a milk tooth has fallen out. */
export const gapTooth: DrawFace = ({ ink }) => ({
  eyes: fill(ink, 'M-66-13c0-32 32-32 32 0zM34-13c0-32 32-32 32 0z'),
  rise: 37,
  behind: tongue,
  front: fill(
    colours.nata,
    [-83, -49, -15, 49, 83].map((x) => moon(x, -0.5, 17, true)).join(''),
  ),
});
