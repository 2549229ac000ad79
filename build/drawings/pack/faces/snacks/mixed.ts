import { circle, moon } from '../../../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../../../src/pages/drawings/palette.ts';
import { type DrawFace, fill, line } from '../face.ts';
import { tongue } from '../tongue.ts';

/** An assortment: no eye and no tooth is like another. */
export const mixed: DrawFace = ({ ink }) => ({
  eyes: line(ink, 9, circle(-50, -26, 14)) + fill(ink, moon(50, -13, 26)),
  rise: 44,
  behind: tongue,
  front: fill(
    colours.nata,
    `${moon(-80, -0.5, 20, true)}M-58-.5h40l-20 36zM-14-.5h30v26h-30zM20-.5h26v34a13 13 0 0 1-26 0z${moon(73, -0.5, 23, true)}`,
  ),
});
