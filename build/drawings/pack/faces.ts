import type { PackDesign } from '../../../src/content/packDesign.ts';
import { circle, moon, moonRow, round } from '../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../src/pages/drawings/palette.ts';

/** Colours of a pack that its face uses. */
export interface FaceColours {
  ink: string;
  accent: string;
  /** Inside of the mouth. */
  deep: string;
}

export type FaceName = NonNullable<PackDesign['face']>;

/** A piece of the product: position, size, rotation, and which of the pack's motifs. */
export type Snack = readonly [x: number, y: number, size: number, turn: number];
/** Draws a piece of the product, by its number among the motifs of the pack. */
export type DrawSnack = (piece: Snack, kind?: number) => string;

/**
 * The face on a pack. Coordinates are those of its mouth, a half-moon with radius 100:
 * the flat side lies on y = 0 from x = -100 to 100. Nothing may reach below y = 112.
 */
export interface Face {
  eyes: string;
  /** How far the eyes reach above the mouth; the lettering ends there. 33 by default. */
  rise?: number;
  /** Path of the open mouth, unless it is a half-moon. */
  mouth?: string;
  /** Behind the mouth. */
  back?: string;
  /** In the mouth, behind the snacks. */
  behind?: string;
  /** Positions of the snacks in the mouth. */
  heap?: readonly Snack[];
  /** In the mouth, in front of the snacks. */
  inside?: string;
  /** In front of everything: teeth, brows, a moustache. */
  front?: string;
}

type DrawFace = (colours: FaceColours, snack: DrawSnack) => Face;

/** The flat side of the eyes. They squeeze towards it. */
const eyeLine = -13;

/** A filled path. */
export const fill = (colour: string, d: string): string => `<path fill="${colour}" d="${d}"/>`;

/** A line with round ends. */
const line = (colour: string, width: number, d: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

/** Two half-moons, the eyes of the wordmark. */
const moonEyes = (colour: string, r = 20, apart = 50): string =>
  fill(colour, moon(-apart, eyeLine, r) + moon(apart, eyeLine, r));

/** A tongue at the bottom of the mouth. */
const tongue = fill(colours.lengua, circle(0, 112, 50));

const ringTeeth = [-80, 0, 40, 80].map((x) => moon(x, -0.5, 20, true)).join('');

const straw = 'M48 30 76-8l30-12';

const upper = Array.from({ length: 6 }, (_, i) => `M${-100 + (i * 100) / 3}-.5h33.4l-16.7 29z`);

const edge = 'q12.5 22 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0';

const star = 'l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z';

const squareTeeth = Array.from({ length: 7 }, (_, i) => `M${-97 + i * 28}-.5h26v20h-26z`);

const outline = (d: string) =>
  `<path fill="${colours.nata}" stroke="${colours.cacao}" stroke-width="2" stroke-linejoin="round" d="${d}"/>`;

const strips = [18, 48, 78].flatMap((y, row) =>
  Array.from({ length: 6 }, (_, i) => `M${-98 + i * 36 + (row % 2) * 18} ${y}h20v10h-20z`),
);

/** Points around the lower edge of the half-moon. */
const scallops = Array.from({ length: 13 }, (_, i) => {
  const angle = ((i + 0.5) * Math.PI) / 13;
  return circle(Math.cos(angle) * 98, Math.sin(angle) * 98, 13);
});

/** A leaf beside the half-moon, by its angle below the flat side. */
function leaf(degrees: number, side: 1 | -1): string {
  const at = (angle: number, distance: number) => {
    const radians = (angle * Math.PI) / 180;
    return `${round(side * Math.cos(radians) * distance)} ${round(Math.sin(radians) * distance)}`;
  };
  return `M${at(degrees, 104)}Q${at(degrees - 3, 116)} ${at(degrees - 15, 115)} ${at(degrees - 12, 104)} ${at(degrees, 104)}z`;
}

const leaves = [22, 36, 50, 64].flatMap((degrees) => [leaf(degrees, 1), leaf(degrees, -1)]);

const stops = Array.from({ length: 17 }, (_, i) => {
  const angle = ((i + 1) * Math.PI) / 18;
  const size = i % 4 === 0 ? 5 : 2.5;
  return circle(Math.cos(angle) * 108, Math.sin(angle) * 108, size);
});

/**
 * Every range has a face of its own, or a dish that holds the product if it does not
 * laugh; its design names it.
 */
export const faces: Record<FaceName, DrawFace> = {
  /** A child at break time: wide-awake tall eyes, and a milk tooth has fallen out. */
  gapTooth: ({ ink }) => ({
    eyes: fill(ink, 'M-66-13c0-32 32-32 32 0zM34-13c0-32 32-32 32 0z'),
    rise: 37,
    behind: tongue,
    front: fill(colours.nata, [-83, -49, -15, 49, 83].map((x) => moon(x, -0.5, 17, true)).join('')),
  }),
  /** Looking for trouble: a pair of horns, one eye narrowed, and two fangs. */
  horned: ({ ink }) => ({
    eyes: fill(ink, 'M-74-13c0-14 6-20 12-24l40 24zM24-13a24 24 0 0 1 48 0z'),
    rise: 40,
    behind: tongue,
    front:
      fill(
        ink,
        'M-106-6c-8-18-2-34 10-40-2 16 8 22 20 28zM106-6c8-18 2-34-10-40 2 16-8 22-20 28z',
      ) +
      fill(colours.nata, 'M-78-.5h44q-4 30-12 46-22-14-32-46zM78-.5H34q4 30 12 46 22-14 32-46z'),
  }),
  /** Too hot: eyes shut tight, a drop of sweat, and the whole tongue out. */
  hot: ({ ink }, snack) => ({
    eyes: line(ink, 9, 'M-68-36l30 14-30 12M68-36l-30 14 30 12'),
    rise: 41,
    front:
      fill(colours.nata, moonRow(-100, -0.5, 200, 6)) +
      fill(colours.lengua, 'M-36 42h72v32a36 36 0 0 1-72 0z') +
      snack([0, 48, 0.56, 20]) +
      line('#a82a4c', 5, 'M0 76v18') +
      fill(colours.cielo, 'M92-40c10 14 12 18 12 23a12 12 0 0 1-24 0c0-5 2-9 12-23z'),
  }),
  /** An assortment: no eye and no tooth is like another. */
  mixed: ({ ink }) => ({
    eyes: line(ink, 9, circle(-50, -26, 14)) + fill(ink, moon(50, -13, 26)),
    rise: 44,
    behind: tongue,
    front: fill(
      colours.nata,
      `${moon(-80, -0.5, 20, true)}M-58-.5h40l-20 36zM-14-.5h30v26h-30zM20-.5h26v34a13 13 0 0 1-26 0z${moon(73, -0.5, 23, true)}`,
    ),
  }),
  /** An astonished O: the corn pops out of the mouth, and the last one on the tongue. */
  popping: ({ deep }, snack) => ({
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
    front: snack([-76, 66, 0.5, -25]) + snack([78, 58, 0.52, 35]) + snack([-70, 16, 0.36, 60]),
  }),
  /** Eyes as round as the ring that hangs on the longest tooth. */
  ringTooth: ({ ink }, snack) => ({
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
      fill(colours.nata, `${ringTeeth}M-60-.5h40l-7 56a13 13 0 0 1-26 0z`) +
      `<g transform="translate(-40 38)scale(1 .56)">${snack([0, 0, 0.68, 0])}</g>` +
      // The back of the ring is behind the tooth.
      fill(colours.nata, 'M-57 14h34l-4 24h-26z'),
  }),
  /** Brows like roof tiles, and ringTeeth laid in two courses. */
  rooftops: ({ ink }) => ({
    eyes: moonEyes(ink, 14),
    rise: 46,
    front:
      line(ink, 8, 'M-78-20a28 26 0 0 1 56 0M22-20a28 26 0 0 1 56 0') +
      fill(colours.crema, `M-86-.5H86V14H-86z${moonRow(-86, 13, 172, 6)}`) +
      fill(colours.nata, moonRow(-100, -0.5, 200, 7)),
  }),
  /** At the beach bar: sunglasses, two front ringTeeth, and a straw in the corner of the mouth. */
  sunglasses: ({ ink }) => ({
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
  }),
  /** Three corners, three eyes, three ringTeeth. */
  threeEyed: ({ ink }) => ({
    eyes: fill(ink, moon(-58, eyeLine, 18) + moon(0, eyeLine - 8, 22) + moon(58, eyeLine, 18)),
    rise: 45,
    behind: tongue,
    front: fill(
      colours.nata,
      moon(-58, -0.5, 24, true) + moon(0, -0.5, 24, true) + moon(58, -0.5, 24, true),
    ),
  }),
  /** Both eyes on the ball that drops in from the right. */
  watching: ({ deep }, snack) => ({
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
  }),
  /** A rascal who winks and licks the cheese from the corner of the mouth. */
  winking: ({ ink, deep }) => ({
    eyes: fill(ink, 'M-72-13a22 22 0 0 1 44 0z') + line(ink, 9, 'M30-16q20-20 40 0'),
    rise: 35,
    front:
      fill(colours.nata, 'M-100-.5h132a22 22 0 0 1-44 0 22 22 0 0 1-44 0 22 22 0 0 1-44 0z') +
      fill(colours.lengua, 'M36 18c26-22 72-12 70 22 0 26-30 32-46 14z') +
      line(deep, 4, 'M56 30q18-4 30 8'),
  }),
  /** Teeth as triangular as the snack, and so are the eyes. */
  zigzag: ({ ink }) => ({
    eyes: fill(ink, 'M-76-13l22-26 26 26zM76-13 54-39 28-13z'),
    rise: 40,
    behind: tongue,
    inside: fill(colours.nata, 'M-30 104l13-26 15 26 15-26 15 26z'),
    front: fill(colours.nata, upper.join('')),
  }),
  /** The laugh of the house: two half-moons and a whole row of teeth. */
  classic: ({ ink }) => ({
    eyes: moonEyes(ink),
    behind: tongue,
    front: fill(colours.nata, moonRow(-100, -0.5, 200, 6)),
  }),
  /** A traveller: looks at the horizon, and a gold tooth flashes. */
  goldTooth: ({ ink, deep }) => ({
    eyes:
      fill(ink, moon(-56, eyeLine - 4, 24) + moon(44, eyeLine - 4, 24)) +
      fill(deep, circle(-66, -26, 9) + circle(34, -26, 9)),
    rise: 41,
    behind: tongue,
    front:
      fill(colours.nata, moonRow(-100, -0.5, 200, 5)) +
      fill(colours.azafran, moon(40, -0.5, 21, true)) +
      fill(colours.nata, 'M58-20q2 14 16 16-14 2-16 16-2-14-16-16 14-2 16-16z'),
  }),
  /** The grandfather who fries them: laughing eyes over a moustache of two half-moons. */
  moustache: ({ ink }) => ({
    eyes: line(ink, 9, 'M-66-20q18-22 36 0M30-20q18-22 36 0'),
    rise: 40,
    behind: tongue,
    front: fill(
      ink,
      'M0-2C10-18 52-18 62 4q10 6 26-8c-2 40-74 44-88 14-14 30-86 26-88-14q16 14 26 8c10-22 52-22 62-6z',
    ),
  }),
  /** A connoisseur: eyes closed, and the tip of the tongue on the upper lip. */
  tasting: ({ ink, deep }) => ({
    eyes: line(ink, 9, 'M-70-18q20-22 40 0M22-18q20-22 40 0'),
    rise: 35,
    front:
      fill(colours.lengua, 'M30 26c-2-20 6-44 28-44s28 22 28 34-20 22-30 20-22-2-26-10z') +
      line(deep, 4, 'M52 22q-2-12 4-20'),
  }),
  /** Ridged all over: eyes, teeth and tongue run in waves. */
  wavy: ({ ink }) => ({
    eyes: line(ink, 11, 'M-80-22q11-22 22 0t22 0M28-22q11-22 22 0t22 0'),
    rise: 38,
    behind: fill(colours.lengua, 'M-70 92q17-22 35 0t35 0 35 0 35 0v40H-70z'),
    front: fill(colours.nata, `M-100-.5V12${edge}V-.5z`),
  }),
  /** A small child: shining round eyes, red cheeks and the first two teeth. */
  bunny: ({ ink }) => ({
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
  }),
  /** Breakfast was milk: it is still on the lip. */
  milkMoustache: ({ ink }) => ({
    eyes: fill(ink, 'M-68-26a18 20 0 0 1 36 0zM32-26a18 20 0 0 1 36 0z'),
    rise: 46,
    behind: tongue,
    front: fill(
      colours.nata,
      'M-78 0c-4-22 30-24 44-14q34-10 68 0c14-10 48-8 44 14q-2 14-14 14t-14-12q-2 20-18 20T14 8Q10 16 0 16T-14 8q-2 14-18 14T-50 2q-2 12-14 12T-78 0z',
    ),
  }),
  /** Stars for eyes, as on the biscuit. */
  starEyed: ({ ink }) => ({
    eyes: fill(ink, `M-50-49${star}M50-49${star}`),
    rise: 50,
    behind: tongue,
    front: fill(colours.nata, moonRow(-64, -0.5, 128, 4)),
  }),
  /** The grandmother who keeps the bowl filled: round glasses. */
  glasses: ({ ink }) => ({
    eyes: fill(ink, moon(-40, -17, 12) + moon(40, -17, 12)),
    rise: 47,
    behind: tongue,
    front:
      line(
        ink,
        6,
        `${circle(-40, -24, 21)}${circle(40, -24, 21)}M-19-27q19-10 38 0M-61-27l-28-6M61-27l28-6`,
      ) + fill(colours.nata, moonRow(-72, -0.5, 144, 5)),
  }),
  /** Peppermint before bed: closed eyes, and cool breath that rises. */
  sleepy: ({ ink }) => ({
    eyes: line(ink, 9, 'M-78-30q20 22 40 0M8-30q20 22 40 0'),
    rise: 46,
    behind: tongue,
    front: fill(colours.nata, moon(70, -4, 17) + moon(92, -26, 12) + moon(104, -44, 8)),
  }),
  /** Sour as a lemon: one eye shut, one wide open, and the squareTeeth bared. */
  sour: ({ ink }) => ({
    eyes:
      line(ink, 9, 'M-68-36l30 13-30 10') +
      fill(colours.nata, circle(50, -26, 21)) +
      fill(ink, circle(50, -26, 9)),
    rise: 47,
    behind: tongue,
    front: fill(colours.nata, squareTeeth.join('')),
  }),
  /** The dentist's favourite: proud eyes, and one of the big squareTeeth sparkles. */
  sparkling: ({ ink }) => ({
    eyes: line(ink, 9, 'M-70-16q20-24 40 0M30-16q20-24 40 0'),
    rise: 35,
    front:
      fill(colours.nata, moonRow(-100, -0.5, 200, 4)) +
      fill(ink, 'M-25-20q3 26 26 28-23 3-26 28-3-25-26-28 23-2 26-28z'),
  }),
  /**
   * An old nut among the others: lids half closed, and a white moustache of two half-moons.
   * It does not laugh.
   */
  wise: (_, snack) => ({
    eyes: '',
    front:
      snack([0, 50, 0.92, 0]) +
      outline(moon(-10, 44, 7, true) + moon(10, 44, 7, true)) +
      fill(colours.cacao, moon(-9, 44, 4, true) + moon(11, 44, 4, true)) +
      outline('M0 64q8-9 15-4 4 3 9 0-2 13-13 12-8-1-11-6-3 5-11 6-11 1-13-12 5 3 9 0 7-5 15 4z'),
  }),
  /** A woven bread basket. */
  basket: ({ ink }) => ({
    eyes: '',
    behind: fill(ink, strips.join('')),
  }),
  /** A bowl on a foot, with a band around it. */
  bowl: ({ ink, accent }) => ({
    eyes: '',
    behind: line(ink, 7, 'M-90 66Q0 116 90 66'),
    front: fill(accent, 'M-30 97h60l10 14h-80z'),
  }),
  /** The cup of a slow breakfast, with its handle and its saucer. */
  cup: ({ ink, accent }) => ({
    eyes: '',
    front: line(accent, 9, 'M96 20c22-4 18 34-12 38') + fill(ink, 'M-62 102H62l-8 9H-54z'),
  }),
  /** A plate on a lace doily. */
  doily: () => ({
    eyes: '',
    back: fill(colours.nata, scallops.join('')),
  }),
  /** A plate that has won something. */
  laurel: ({ ink }) => ({
    eyes: '',
    back: fill(ink, leaves.join('')),
  }),
  /** The voyage of the cocoa: a dotted route with its ports. */
  route: ({ accent }) => ({
    eyes: '',
    back: fill(accent, stops.join('')),
  }),
};
