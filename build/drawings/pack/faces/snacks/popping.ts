import { circle } from '../../../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../../../src/pages/drawings/palette.ts';
import { type DrawFace, fill } from '../face.ts';

/** An astonished O: the corn pops out of the mouth, and the last one on the tongue. */
export const popping: DrawFace = ({ deep }, snack) => ({
  eyes:
    fill(colours.nata, circle(-50, -18, 19) + circle(50, -18, 19)) +
    fill(deep, circle(-46, -18, 9) + circle(54, -18, 9)),
  rise: 38,
  mouth: circle(0, 50, 54),
  behind: fill(colours.lengua, circle(4, 104, 44)),
  heap: [
    [-22, 34, 0.56, -20],
    [26, 32, 0.54, 30],
    [4, 70, 0.62, 10],
  ],
  front:
    snack([-76, 66, 0.5, -25]) + snack([78, 58, 0.52, 35]) + snack([-70, 16, 0.36, 60]),
});
