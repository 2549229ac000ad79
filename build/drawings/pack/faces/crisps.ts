import { circle, moon, moonRow } from '../../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../../src/pages/drawings/palette.ts';
import { type DrawFace, eyeLine, fill, line, moonEyes, tongue } from './face.ts';

/** The laugh of the house: two half-moons and a whole row of teeth. */
const classic: DrawFace = ({ ink }) => ({
  eyes: moonEyes(ink),
  behind: tongue,
  front: fill(colours.nata, moonRow(-100, -0.5, 200, 6)),
});

/** A traveller: looks at the horizon, and a gold tooth flashes. */
const goldTooth: DrawFace = ({ ink, deep }) => ({
  eyes:
    fill(ink, moon(-56, eyeLine - 4, 24) + moon(44, eyeLine - 4, 24)) +
    fill(deep, circle(-66, -26, 9) + circle(34, -26, 9)),
  rise: 41,
  behind: tongue,
  front:
    fill(colours.nata, moonRow(-100, -0.5, 200, 5)) +
    fill(colours.azafran, moon(40, -0.5, 21, true)) +
    fill(colours.nata, 'M58-20q2 14 16 16-14 2-16 16-2-14-16-16 14-2 16-16z'),
});

/** The grandfather who fries them: laughing eyes over a moustache of two half-moons. */
const moustache: DrawFace = ({ ink }) => ({
  eyes: line(ink, 9, 'M-66-20q18-22 36 0M30-20q18-22 36 0'),
  rise: 40,
  behind: tongue,
  front: fill(
    ink,
    'M0-2C10-18 52-18 62 4q10 6 26-8c-2 40-74 44-88 14-14 30-86 26-88-14q16 14 26 8c10-22 52-22 62-6z',
  ),
});

/** A connoisseur: eyes closed, and the tip of the tongue on the upper lip. */
const tasting: DrawFace = ({ ink, deep }) => ({
  eyes: line(ink, 9, 'M-70-18q20-22 40 0M22-18q20-22 40 0'),
  rise: 35,
  front:
    fill(colours.lengua, 'M30 26c-2-20 6-44 28-44s28 22 28 34-20 22-30 20-22-2-26-10z') +
    line(deep, 4, 'M52 22q-2-12 4-20'),
});

const edge = 'q12.5 22 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0';

/** Ridged all over: eyes, teeth and tongue run in waves. */
const wavy: DrawFace = ({ ink }) => ({
  eyes: line(ink, 11, 'M-80-22q11-22 22 0t22 0M28-22q11-22 22 0t22 0'),
  rise: 38,
  behind: fill(colours.lengua, 'M-70 92q17-22 35 0t35 0 35 0 35 0v40H-70z'),
  front: fill(colours.nata, `M-100-.5V12${edge}V-.5z`),
});

/** Faces of crisps. */
export const crispFaces = {
  classic,
  goldTooth,
  moustache,
  tasting,
  wavy,
} satisfies Record<string, DrawFace>;
