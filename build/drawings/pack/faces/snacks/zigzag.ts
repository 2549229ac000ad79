import { colours } from '../../../../../src/pages/drawings/palette.ts';
import { type DrawFace, fill } from '../face.ts';
import { tongue } from '../tongue.ts';

const upper = Array.from(
  { length: 6 },
  (_, i) => `M${-100 + (i * 100) / 3}-.5h33.4l-16.7 29z`,
);

/** Teeth as triangular as the snack, and so are the eyes. */
export const zigzag: DrawFace = ({ ink }) => ({
  eyes: fill(ink, 'M-76-13l22-26 26 26zM76-13 54-39 28-13z'),
  rise: 40,
  behind: tongue,
  inside: fill(colours.nata, 'M-30 104l13-26 15 26 15-26 15 26z'),
  front: fill(colours.nata, upper.join('')),
});
