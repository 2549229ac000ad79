import { circle, moon, moonRow } from '../../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../../src/pages/drawings/palette.ts';
import { type DrawFace, fill, line, tongue } from './face.ts';

/** The grandmother who keeps the bowl filled: round glasses. */
const glasses: DrawFace = ({ ink }) => ({
  eyes: fill(ink, moon(-40, -17, 12) + moon(40, -17, 12)),
  rise: 47,
  behind: tongue,
  front:
    line(
      ink,
      6,
      `${circle(-40, -24, 21)}${circle(40, -24, 21)}M-19-27q19-10 38 0M-61-27l-28-6M61-27l28-6`,
    ) + fill(colours.nata, moonRow(-72, -0.5, 144, 5)),
});

/** Peppermint before bed: closed eyes, and cool breath that rises. */
const sleepy: DrawFace = ({ ink }) => ({
  eyes: line(ink, 9, 'M-78-30q20 22 40 0M8-30q20 22 40 0'),
  rise: 46,
  behind: tongue,
  front: fill(colours.nata, moon(70, -4, 17) + moon(92, -26, 12) + moon(104, -44, 8)),
});

const teeth = Array.from({ length: 7 }, (_, i) => `M${-97 + i * 28}-.5h26v20h-26z`);

/** Sour as a lemon: one eye shut, one wide open, and the teeth bared. */
const sour: DrawFace = ({ ink }) => ({
  eyes:
    line(ink, 9, 'M-68-36l30 13-30 10') +
    fill(colours.nata, circle(50, -26, 21)) +
    fill(ink, circle(50, -26, 9)),
  rise: 47,
  behind: tongue,
  front: fill(colours.nata, teeth.join('')),
});

/** The dentist's favourite: proud eyes, and one of the big teeth sparkles. */
const sparkling: DrawFace = ({ ink }) => ({
  eyes: line(ink, 9, 'M-70-16q20-24 40 0M30-16q20-24 40 0'),
  rise: 35,
  front:
    fill(colours.nata, moonRow(-100, -0.5, 200, 4)) +
    fill(ink, 'M-25-20q3 26 26 28-23 3-26 28-3-25-26-28 23-2 26-28z'),
});

/** Faces of sweets. */
export const sweetFaces = {
  glasses,
  sleepy,
  sour,
  sparkling,
} satisfies Record<string, DrawFace>;
