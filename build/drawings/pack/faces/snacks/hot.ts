import { moonRow } from '../../../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../../../src/pages/drawings/palette.ts';
import { type DrawFace, fill, line } from '../face.ts';

/** Too hot: eyes shut tight, a drop of sweat, and the whole tongue out. */
export const hot: DrawFace = ({ ink }, snack) => ({
  eyes: line(ink, 9, 'M-68-36l30 14-30 12M68-36l-30 14 30 12'),
  rise: 41,
  front:
    fill(colours.nata, moonRow(-100, -0.5, 200, 6)) +
    fill(colours.lengua, 'M-36 42h72v32a36 36 0 0 1-72 0z') +
    snack([0, 48, 0.56, 20]) +
    line('#a82a4c', 5, 'M0 76v18') +
    fill(colours.cielo, 'M92-40c10 14 12 18 12 23a12 12 0 0 1-24 0c0-5 2-9 12-23z'),
});
