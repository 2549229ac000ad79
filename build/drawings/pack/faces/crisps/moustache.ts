import { type DrawFace, fill, line } from '../face.ts';
import { tongue } from '../tongue.ts';

/** The grandfather who fries them: laughing eyes over a moustache of two half-moons. */
export const moustache: DrawFace = ({ ink }) => ({
  eyes: line(ink, 9, 'M-66-20q18-22 36 0M30-20q18-22 36 0'),
  rise: 40,
  behind: tongue,
  front: fill(
    ink,
    'M0-2C10-18 52-18 62 4q10 6 26-8c-2 40-74 44-88 14-14 30-86 26-88-14q16 14 26 8c10-22 52-22 62-6z',
  ),
});
