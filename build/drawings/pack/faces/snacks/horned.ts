import { colours } from '../../../../../src/pages/drawings/palette.ts';
import { type DrawFace, fill } from '../face.ts';
import { tongue } from '../tongue.ts';

/** Looking for trouble: a pair of horns, one eye narrowed, and two fangs. */
export const horned: DrawFace = ({ ink }) => ({
  eyes: fill(ink, 'M-74-13c0-14 6-20 12-24l40 24zM24-13a24 24 0 0 1 48 0z'),
  rise: 40,
  behind: tongue,
  front:
    fill(
      ink,
      'M-106-6c-8-18-2-34 10-40-2 16 8 22 20 28zM106-6c8-18 2-34-10-40 2 16-8 22-20 28z',
    ) +
    fill(
      colours.nata,
      'M-78-.5h44q-4 30-12 46-22-14-32-46zM78-.5H34q4 30 12 46 22-14 32-46z',
    ),
});
