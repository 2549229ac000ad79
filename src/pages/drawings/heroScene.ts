import { round } from './geometry.ts';
import { type MotifName, motif } from './motifs.ts';
import { colours } from './palette.ts';

/**
 * The looped film inside the mouth of the home page's hero. The page clips it to a
 * half-moon and draws teeth over it.
 */
export const heroScene = { width: 1000, height: 500, seconds: 6 } as const;

type PlacedMotif = readonly [motif: MotifName, x: number, y: number, turn: number];

/** Snacks that lie in the mouth, back to front; x and y are the centre. */
const back: readonly PlacedMotif[] = [
  ['ball', 285, 285, 0],
  ['popcorn', 415, 265, 0],
  ['candy', 545, 265, 16],
  ['ridged', 685, 275, 12],
  ['almond', 635, 305, 40],
  ['triangle', 790, 300, -12],
  ['worm', 485, 310, 10],
  ['crisp', 225, 320, -20],
];
const front: readonly PlacedMotif[] = [
  ['ring', 745, 345, 0],
  ['triangle', 585, 365, 24],
  ['peanut', 385, 360, 20],
  ['popcorn', 305, 410, 0],
  ['maria', 475, 415, 12],
  ['risketo', 725, 420, 20],
  ['ball', 615, 450, 0],
  ['ridged', 375, 475, -10],
  ['candy', 525, 505, 0],
  ['cashew', 685, 495, 0],
];
const lyingSize = 170;

/**
 * Snacks that fall between back and front: motif, x, size, start and duration in seconds,
 * rotation and initial angle in degrees.
 */
const falling: readonly (readonly [MotifName, number, number, number, number, number, number])[] = [
  ['worm', 180, 150, 0, 2.9, 200, 0],
  ['ball', 560, 130, 0.5, 2.7, -170, 20],
  ['almond', 350, 115, 1.05, 2.8, -150, 90],
  ['crisp', 720, 160, 1.5, 3.1, -130, 40],
  ['ring', 455, 140, 2.0, 2.8, 240, 60],
  ['candy', 260, 150, 2.55, 3.0, 190, 0],
  ['triangle', 815, 135, 2.9, 2.8, 210, 10],
  ['maria', 610, 145, 3.45, 3.0, 140, 0],
  ['popcorn', 400, 145, 3.95, 3.0, 160, -30],
  ['risketo', 690, 150, 4.45, 2.9, -200, 0],
  ['peanut', 225, 130, 4.9, 2.8, 170, 20],
  ['worm', 515, 140, 5.45, 2.9, -160, 120],
];

/** Height at which a falling snack meets the front of the heap. */
const heapTop = 330;

/**
 * When and where each falling snack lands, for the script that lets it be heard: motif,
 * seconds since the start of the loop, and place from 0 to 1, as in `worm 2.1 0.2`.
 */
export const landings = falling
  .map(([name, x, size, start, duration]) => {
    const way = (heapTop + size * 0.8) / (heroScene.height + size * 1.4);
    // Solves way = 0.6 * progress + 0.4 * progress ** 2, as in fallingAt.
    const progress = (Math.sqrt(0.36 + 1.6 * way) - 0.6) / 0.8;
    const seconds = (start + progress * duration) % heroScene.seconds;
    return `${name} ${round(seconds, 1)} ${round(x / heroScene.width, 1)}`;
  })
  .join();

const at = (name: MotifName, x: number, y: number, size: number, turn: number): string =>
  `<g transform="translate(${round(x, 2)} ${round(y, 2)})rotate(${round(turn, 2)})scale(${size / 100})translate(-50-50)">${motif(name)}</g>`;

/**
 * The lying snacks, each moving gently at its own pace. Each returns to its initial
 * position at the end of the loop.
 */
const lying = (places: readonly PlacedMotif[], time: number): string =>
  places
    .map(([name, x, y, turn], i) => {
      const beat = 2 * Math.PI * ((time / heroScene.seconds) * (2 + (i % 2)) + i * 0.37);
      return at(name, x, y + Math.sin(beat) * 4, lyingSize, turn + Math.sin(beat + 1) * 3.5);
    })
    .join('');

/** The falling snacks, which accelerate and disappear behind the front of the heap. */
const fallingAt = (time: number): string =>
  falling
    .map(([name, x, size, start, duration, turns, turn]) => {
      const progress = ((time - start + heroScene.seconds) % heroScene.seconds) / duration;
      if (progress > 1) return '';
      return at(
        name,
        x,
        -size * 0.8 + (heroScene.height + size * 1.4) * (0.6 * progress + 0.4 * progress ** 2),
        size,
        turn + turns * progress,
      );
    })
    .join('');

/** @param time Seconds since the start of the loop. */
export const heroFrame = (time: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${heroScene.width}" height="${heroScene.height}" viewBox="0 0 ${heroScene.width} ${heroScene.height}"><path fill="${colours.boca}" d="M0 0h${heroScene.width}v${heroScene.height}H0z"/><circle cx="500" cy="570" r="${round(280 + 4 * Math.sin((2 * Math.PI * 2 * time) / heroScene.seconds))}" fill="${colours.lengua}"/>${lying(back, time)}${fallingAt(time)}${lying(front, time)}</svg>`;
