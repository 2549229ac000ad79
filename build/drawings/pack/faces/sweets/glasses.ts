import { circle, moon, moonRow } from '../../../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../../../src/pages/drawings/palette.ts';
import { type DrawFace, fill, line } from '../face.ts';
import { tongue } from '../tongue.ts';

/** The grandmother who keeps the bowl filled: round glasses. */
export const glasses: DrawFace = ({ ink }) => ({
  eyes: fill(ink, moon(-40, -17, 12) + moon(40, -17, 12)),
  rise: 47,
  behind: tongue,
  front:
    line(
      ink,
      6,
      `${circle(-40, -24, 21)}${circle(40, -24, 21)}M-19-27q19-10 38 0M-61-27l-28-6M61-27l28-6`,
    ) + fill(colours.nata, moonRow(-72, -0.5, 144, 5)),
});
