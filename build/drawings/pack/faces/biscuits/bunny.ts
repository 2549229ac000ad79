import { circle } from '../../../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../../../src/pages/drawings/palette.ts';
import { type DrawFace, fill } from '../face.ts';
import { tongue } from '../tongue.ts';

/** A small child: shining round eyes, red cheeks and the first two teeth. */
export const bunny: DrawFace = ({ ink }) => ({
  eyes:
    fill(ink, circle(-48, -27, 17) + circle(48, -27, 17)) +
    fill(colours.nata, circle(-54, -33, 6) + circle(42, -33, 6)),
  rise: 46,
  behind: tongue,
  front:
    fill(colours.lengua, circle(-90, -14, 11) + circle(90, -14, 11)) +
    fill(
      colours.nata,
      'M-30-.5h29v22a9 9 0 0 1-9 9h-11a9 9 0 0 1-9-9zM1-.5h29v22a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9z',
    ),
});
