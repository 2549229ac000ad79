import { type DrawFace, fill } from '../face.ts';

const strips = [18, 48, 78].flatMap((y, row) =>
  Array.from(
    { length: 6 },
    (_, i) => `M${-98 + i * 36 + (row % 2) * 18} ${y}h20v10h-20z`,
  ),
);

/** A woven bread basket. */
export const basket: DrawFace = ({ ink }) => ({
  eyes: '',
  behind: fill(ink, strips.join('')),
});
