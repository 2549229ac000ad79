import { round } from '../../../../../src/pages/drawings/geometry.ts';
import { type DrawFace, fill } from '../face.ts';

/** A leaf beside the half-moon, by its angle below the flat side. */
function leaf(degrees: number, side: 1 | -1): string {
  const at = (angle: number, distance: number) => {
    const radians = (angle * Math.PI) / 180;
    return `${round(side * Math.cos(radians) * distance)} ${round(Math.sin(radians) * distance)}`;
  };
  return `M${at(degrees, 104)}Q${at(degrees - 3, 116)} ${at(degrees - 15, 115)} ${at(degrees - 12, 104)} ${at(degrees, 104)}z`;
}

const leaves = [22, 36, 50, 64].flatMap((degrees) => [
  leaf(degrees, 1),
  leaf(degrees, -1),
]);

/** A plate that has won something. */
export const laurel: DrawFace = ({ ink }) => ({
  eyes: '',
  back: fill(ink, leaves.join('')),
});
