import { colours } from '../../../../../src/pages/drawings/palette.ts';
import { type DrawFace, fill, line } from '../face.ts';

const edge = 'q12.5 22 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0';

/** Ridged all over: eyes, teeth and tongue run in waves. */
export const wavy: DrawFace = ({ ink }) => ({
  eyes: line(ink, 11, 'M-80-22q11-22 22 0t22 0M28-22q11-22 22 0t22 0'),
  rise: 38,
  behind: fill(colours.lengua, 'M-70 92q17-22 35 0t35 0 35 0 35 0v40H-70z'),
  front: fill(colours.nata, `M-100-.5V12${edge}V-.5z`),
});
