import { circle } from '../../../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../../../src/pages/drawings/palette.ts';
import { type DrawFace, fill, line } from '../face.ts';
import { tongue } from '../tongue.ts';

const teeth = Array.from({ length: 7 }, (_, i) => `M${-97 + i * 28}-.5h26v20h-26z`);

/** Sour as a lemon: one eye shut, one wide open, and the teeth bared. */
export const sour: DrawFace = ({ ink }) => ({
  eyes:
    line(ink, 9, 'M-68-36l30 13-30 10') +
    fill(colours.nata, circle(50, -26, 21)) +
    fill(ink, circle(50, -26, 9)),
  rise: 47,
  behind: tongue,
  front: fill(colours.nata, teeth.join('')),
});
