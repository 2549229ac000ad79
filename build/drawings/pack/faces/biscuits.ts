import { circle, moonRow } from '../../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../../src/pages/drawings/palette.ts';
import { type DrawFace, fill, tongue } from './face.ts';

/** A small child: shining round eyes, red cheeks and the first two teeth. */
const bunny: DrawFace = ({ ink }) => ({
  eyes:
    fill(ink, circle(-48, -27, 17) + circle(48, -27, 17)) +
    fill(colours.nata, circle(-54, -33, 6) + circle(42, -33, 6)),
  rise: 46,
  behind: tongue,
  front:
    fill(colours.lengua, circle(-90, -14, 11) + circle(90, -14, 11)) +
    fill(
      colours.nata,
      'M-30-.5h29v22a9 9 0 0 1-9 9h-11a9 9 0 0 1-9-9zM1-.5h29v22a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9z',
    ),
});

/** Breakfast was milk: it is still on the lip. */
const milkMoustache: DrawFace = ({ ink }) => ({
  eyes: fill(ink, 'M-68-26a18 20 0 0 1 36 0zM32-26a18 20 0 0 1 36 0z'),
  rise: 46,
  behind: tongue,
  front: fill(
    colours.nata,
    'M-78 0c-4-22 30-24 44-14q34-10 68 0c14-10 48-8 44 14q-2 14-14 14t-14-12q-2 20-18 20T14 8Q10 16 0 16T-14 8q-2 14-18 14T-50 2q-2 12-14 12T-78 0z',
  ),
});

const star = 'l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z';

/** Stars for eyes, as on the biscuit. */
const starEyed: DrawFace = ({ ink }) => ({
  eyes: fill(ink, `M-50-49${star}M50-49${star}`),
  rise: 50,
  behind: tongue,
  front: fill(colours.nata, moonRow(-64, -0.5, 128, 4)),
});

/** Faces of biscuits, for children. */
export const biscuitFaces = {
  bunny,
  milkMoustache,
  starEyed,
} satisfies Record<string, DrawFace>;
