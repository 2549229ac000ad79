import { circle, moon } from '../../../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../../../src/pages/drawings/palette.ts';
import { type DrawFace, fill, line } from '../face.ts';
import { tongue } from '../tongue.ts';

const teeth = [-80, 0, 40, 80].map((x) => moon(x, -0.5, 20, true)).join('');

/** Eyes as round as the ring that hangs on the longest tooth. */
export const ringTooth: DrawFace = ({ ink }, snack) => ({
  eyes: line(ink, 10, circle(-50, -24, 14) + circle(50, -24, 14)),
  rise: 43,
  behind: tongue,
  heap: [
    [14, 50, 0.52, -20],
    [66, 42, 0.52, 25],
    [-20, 90, 0.46, 60],
    [44, 82, 0.48, -40],
  ],
  front:
    fill(colours.nata, `${teeth}M-60-.5h40l-7 56a13 13 0 0 1-26 0z`) +
    `<g transform="translate(-40 38)scale(1 .56)">${snack([0, 0, 0.68, 0])}</g>` +
    // The back of the ring is behind the tooth.
    fill(colours.nata, 'M-57 14h34l-4 24h-26z'),
});
