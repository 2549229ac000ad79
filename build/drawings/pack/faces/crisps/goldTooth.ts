import { circle, moon, moonRow } from '../../../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../../../src/pages/drawings/palette.ts';
import { type DrawFace, eyeLine, fill } from '../face.ts';
import { tongue } from '../tongue.ts';

/** A traveller: looks at the horizon, and a gold tooth flashes. */
export const goldTooth: DrawFace = ({ ink, deep }) => ({
  eyes:
    fill(ink, moon(-56, eyeLine - 4, 24) + moon(44, eyeLine - 4, 24)) +
    fill(deep, circle(-66, -26, 9) + circle(34, -26, 9)),
  rise: 41,
  behind: tongue,
  front:
    fill(colours.nata, moonRow(-100, -0.5, 200, 5)) +
    fill(colours.azafran, moon(40, -0.5, 21, true)) +
    fill(colours.nata, 'M58-20q2 14 16 16-14 2-16 16-2-14-16-16 14-2 16-16z'),
});
