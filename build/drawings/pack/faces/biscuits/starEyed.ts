import { moonRow } from '../../../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../../../src/pages/drawings/palette.ts';
import { type DrawFace, fill } from '../face.ts';
import { tongue } from '../tongue.ts';

const star = 'l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z';

/** Stars for eyes, as on the biscuit. */
export const starEyed: DrawFace = ({ ink }) => ({
  eyes: fill(ink, `M-50-49${star}M50-49${star}`),
  rise: 50,
  behind: tongue,
  front: fill(colours.nata, moonRow(-64, -0.5, 128, 4)),
});
