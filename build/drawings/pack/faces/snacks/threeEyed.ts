import { moon } from '../../../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../../../src/pages/drawings/palette.ts';
import { type DrawFace, eyeLine, fill } from '../face.ts';
import { tongue } from '../tongue.ts';

/** Three corners, three eyes, three teeth. */
export const threeEyed: DrawFace = ({ ink }) => ({
  eyes: fill(
    ink,
    moon(-58, eyeLine, 18) + moon(0, eyeLine - 8, 22) + moon(58, eyeLine, 18),
  ),
  rise: 45,
  behind: tongue,
  front: fill(
    colours.nata,
    moon(-58, -0.5, 24, true) + moon(0, -0.5, 24, true) + moon(58, -0.5, 24, true),
  ),
});
