import { circle, moon, moonRow } from '../../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../../src/pages/drawings/palette.ts';
import { type DrawFace, eyeLine, fill, line, moonEyes, tongue } from './face.ts';

/** A child at break time: wide-awake tall eyes, and a milk tooth has fallen out. */
const gapTooth: DrawFace = ({ ink }) => ({
  eyes: fill(ink, 'M-66-13c0-32 32-32 32 0zM34-13c0-32 32-32 32 0z'),
  rise: 37,
  behind: tongue,
  front: fill(
    colours.nata,
    [-83, -49, -15, 49, 83].map((x) => moon(x, -0.5, 17, true)).join(''),
  ),
});

/** Looking for trouble: a pair of horns, one eye narrowed, and two fangs. */
const horned: DrawFace = ({ ink }) => ({
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

/** Too hot: eyes shut tight, a drop of sweat, and the whole tongue out. */
const hot: DrawFace = ({ ink }, snack) => ({
  eyes: line(ink, 9, 'M-68-36l30 14-30 12M68-36l-30 14 30 12'),
  rise: 41,
  front:
    fill(colours.nata, moonRow(-100, -0.5, 200, 6)) +
    fill(colours.lengua, 'M-36 42h72v32a36 36 0 0 1-72 0z') +
    snack([0, 48, 0.56, 20]) +
    line('#a82a4c', 5, 'M0 76v18') +
    fill(colours.cielo, 'M92-40c10 14 12 18 12 23a12 12 0 0 1-24 0c0-5 2-9 12-23z'),
});

/** An assortment: no eye and no tooth is like another. */
const mixed: DrawFace = ({ ink }) => ({
  eyes: line(ink, 9, circle(-50, -26, 14)) + fill(ink, moon(50, -13, 26)),
  rise: 44,
  behind: tongue,
  front: fill(
    colours.nata,
    `${moon(-80, -0.5, 20, true)}M-58-.5h40l-20 36zM-14-.5h30v26h-30zM20-.5h26v34a13 13 0 0 1-26 0z${moon(73, -0.5, 23, true)}`,
  ),
});

/** An astonished O: the corn pops out of the mouth, and the last one on the tongue. */
const popping: DrawFace = ({ deep }, snack) => ({
  eyes:
    fill(colours.nata, circle(-50, -18, 19) + circle(50, -18, 19)) +
    fill(deep, circle(-46, -18, 9) + circle(54, -18, 9)),
  rise: 38,
  mouth: circle(0, 50, 54),
  behind: fill(colours.lengua, circle(4, 104, 44)),
  heap: [
    [-22, 34, 0.56, -20],
    [26, 32, 0.54, 30],
    [4, 70, 0.62, 10],
  ],
  front:
    snack([-76, 66, 0.5, -25]) + snack([78, 58, 0.52, 35]) + snack([-70, 16, 0.36, 60]),
});

const teeth = [-80, 0, 40, 80].map((x) => moon(x, -0.5, 20, true)).join('');

/** Eyes as round as the ring that hangs on the longest tooth. */
const ringTooth: DrawFace = ({ ink }, snack) => ({
  eyes: line(ink, 10, circle(-50, -24, 14) + circle(50, -24, 14)),
  rise: 43,
  behind: tongue,
  heap: [
    [14, 50, 0.52, -20],
    [66, 42, 0.52, 25],
    [-20, 90, 0.46, 60],
    [44, 82, 0.48, -40],
  ],
  front:
    fill(colours.nata, `${teeth}M-60-.5h40l-7 56a13 13 0 0 1-26 0z`) +
    `<g transform="translate(-40 38)scale(1 .56)">${snack([0, 0, 0.68, 0])}</g>` +
    // The back of the ring is behind the tooth.
    fill(colours.nata, 'M-57 14h34l-4 24h-26z'),
});

/** Brows like roof tiles, and teeth laid in two courses. */
const rooftops: DrawFace = ({ ink }) => ({
  eyes: moonEyes(ink, 14),
  rise: 46,
  front:
    line(ink, 8, 'M-78-20a28 26 0 0 1 56 0M22-20a28 26 0 0 1 56 0') +
    fill(colours.crema, `M-86-.5H86V14H-86z${moonRow(-86, 13, 172, 6)}`) +
    fill(colours.nata, moonRow(-100, -0.5, 200, 7)),
});

const straw = 'M48 30 76-8l30-12';

/** At the beach bar: sunglasses, two front teeth, and a straw in the corner of the mouth. */
const sunglasses: DrawFace = ({ ink }) => ({
  eyes:
    fill(ink, moon(-48, -36, 25, true) + moon(16, -36, 25, true)) +
    line(ink, 7, 'M-86-38-74-34H42l14-4'),
  rise: 44,
  behind: tongue,
  front:
    fill(
      colours.nata,
      'M-38-.5h37v26a10 10 0 0 1-10 10h-17a10 10 0 0 1-10-10zM1-.5h37v26a10 10 0 0 1-10 10H11a10 10 0 0 1-10-10z',
    ) +
    line(colours.nata, 13, straw) +
    `<path fill="none" stroke="${ink}" stroke-width="13" stroke-dasharray="8 9" d="${straw}"/>` +
    line(colours.nata, 4, 'M-64-28l8-6M0-28l8-6'),
});

/** Three corners, three eyes, three teeth. */
const threeEyed: DrawFace = ({ ink }) => ({
  eyes: fill(
    ink,
    moon(-58, eyeLine, 18) + moon(0, eyeLine - 8, 22) + moon(58, eyeLine, 18),
  ),
  rise: 45,
  behind: tongue,
  front: fill(
    colours.nata,
    moon(-58, -0.5, 24, true) + moon(0, -0.5, 24, true) + moon(58, -0.5, 24, true),
  ),
});

/** Both eyes on the ball that drops in from the right. */
const watching: DrawFace = ({ deep }, snack) => ({
  eyes:
    fill(colours.nata, moon(-58, eyeLine, 24) + moon(0, eyeLine, 24)) +
    fill(deep, circle(-46, -22, 9) + circle(12, -22, 9)),
  rise: 37,
  behind: tongue,
  front:
    fill(
      colours.nata,
      'M-96-.5h46v10a14 14 0 0 1-14 14h-18a14 14 0 0 1-14-14zM-47-.5h46v10a14 14 0 0 1-14 14h-18a14 14 0 0 1-14-14zM2-.5h46v10a14 14 0 0 1-14 14H16a14 14 0 0 1-14-14zM51-.5h46v10a14 14 0 0 1-14 14H65a14 14 0 0 1-14-14z',
    ) + snack([78, -22, 0.42, 15]),
});

/** A rascal who winks and licks the cheese from the corner of the mouth. */
const winking: DrawFace = ({ ink, deep }) => ({
  eyes: fill(ink, 'M-72-13a22 22 0 0 1 44 0z') + line(ink, 9, 'M30-16q20-20 40 0'),
  rise: 35,
  front:
    fill(
      colours.nata,
      'M-100-.5h132a22 22 0 0 1-44 0 22 22 0 0 1-44 0 22 22 0 0 1-44 0z',
    ) +
    fill(colours.lengua, 'M36 18c26-22 72-12 70 22 0 26-30 32-46 14z') +
    line(deep, 4, 'M56 30q18-4 30 8'),
});

const upper = Array.from(
  { length: 6 },
  (_, i) => `M${-100 + (i * 100) / 3}-.5h33.4l-16.7 29z`,
);

/** Teeth as triangular as the snack, and so are the eyes. */
const zigzag: DrawFace = ({ ink }) => ({
  eyes: fill(ink, 'M-76-13l22-26 26 26zM76-13 54-39 28-13z'),
  rise: 40,
  behind: tongue,
  inside: fill(colours.nata, 'M-30 104l13-26 15 26 15-26 15 26z'),
  front: fill(colours.nata, upper.join('')),
});

/** Faces of snacks. */
export const snackFaces = {
  gapTooth,
  horned,
  hot,
  mixed,
  popping,
  ringTooth,
  rooftops,
  sunglasses,
  threeEyed,
  watching,
  winking,
  zigzag,
} satisfies Record<string, DrawFace>;
