import { colours } from '../../../../../src/pages/drawings/palette.ts';
import { type DrawFace, fill } from '../face.ts';
import { tongue } from '../tongue.ts';

/** Breakfast was milk: it is still on the lip. */
export const milkMoustache: DrawFace = ({ ink }) => ({
  eyes: fill(ink, 'M-68-26a18 20 0 0 1 36 0zM32-26a18 20 0 0 1 36 0z'),
  rise: 46,
  behind: tongue,
  front: fill(
    colours.nata,
    'M-78 0c-4-22 30-24 44-14q34-10 68 0c14-10 48-8 44 14q-2 14-14 14t-14-12q-2 20-18 20T14 8Q10 16 0 16T-14 8q-2 14-18 14T-50 2q-2 12-14 12T-78 0z',
  ),
});
