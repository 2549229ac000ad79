import { moonRow } from '../../../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../../../src/pages/drawings/palette.ts';
import { type DrawFace, fill, moonEyes } from '../face.ts';
import { tongue } from '../tongue.ts';

/** The laugh of the house: two half-moons and a whole row of teeth. */
export const classic: DrawFace = ({ ink }) => ({
  eyes: moonEyes(ink),
  behind: tongue,
  front: fill(colours.nata, moonRow(-100, -0.5, 200, 6)),
});
