import { moon } from '../../../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../../../src/pages/drawings/palette.ts';
import { type DrawFace, fill, line } from '../face.ts';
import { tongue } from '../tongue.ts';

const straw = 'M48 30 76-8l30-12';

/** At the beach bar: sunglasses, two front teeth, and a straw in the corner of the mouth. */
export const sunglasses: DrawFace = ({ ink }) => ({
  eyes:
    fill(ink, moon(-48, -36, 25, true) + moon(16, -36, 25, true)) +
    line(ink, 7, 'M-86-38-74-34H42l14-4'),
  rise: 44,
  behind: tongue,
  front:
    fill(
      colours.nata,
      'M-38-.5h37v26a10 10 0 0 1-10 10h-17a10 10 0 0 1-10-10zM1-.5h37v26a10 10 0 0 1-10 10H11a10 10 0 0 1-10-10z',
    ) +
    line(colours.nata, 13, straw) +
    `<path fill="none" stroke="${ink}" stroke-width="13" stroke-dasharray="8 9" d="${straw}"/>` +
    line(colours.nata, 4, 'M-64-28l8-6M0-28l8-6'),
});
