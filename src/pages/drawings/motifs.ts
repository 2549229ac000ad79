import { type Drawing, face, sadFace, type Tones } from './motifs/draw.ts';
import { drawings, type MotifName } from './motifs/drawings.ts';
import { tones } from './motifs/tones.ts';

export type { Tones } from './motifs/draw.ts';
export { face } from './motifs/draw.ts';
export { type MotifName, motifNames } from './motifs/drawings.ts';

/** Position of the face on motifs that are not round: x, y, size. */
const facePlaces: Partial<Record<MotifName, readonly [number, number, number]>> = {
  triker: [50, 54, 0.85],
  ring: [50, 27, 0.7],
  worm: [36, 36, 0.75],
  risketo: [50, 48, 0.7],
  stick: [50, 48, 0.6],
  seed: [50, 62, 0.9],
  cashew: [60, 30, 0.7],
  horn: [44, 52, 0.8],
  tile: [50, 46, 0.8],
  citrus: [50, 48, 0.8],
};

/** Returns a motif as an SVG fragment in a box of 100 × 100. */
export const motif = (name: MotifName, own: Tones = tones[name]): string =>
  (drawings[name] as Drawing)(own);

/** Returns the face of a motif as an SVG fragment to draw on top of it. */
export const faceOn = (name: MotifName, mood: 'laughing' | 'sad' = 'laughing'): string => {
  const place = facePlaces[name] ?? ([50, 48, 1.3] as const);
  return mood === 'sad' ? sadFace(...place) : face(...place);
};

/** Returns a motif as a decorative `<svg>`. */
export const motifSvg = (name: MotifName): string =>
  `<svg class="motif" viewBox="0 0 100 100" aria-hidden="true">${motif(name)}</svg>`;

/**
 * Places a motif inside a larger drawing.
 *
 * @param x Centre of the motif.
 * @param size Width of its box.
 * @param turn Degrees, clockwise.
 */
export const placed = (
  name: MotifName,
  x: number,
  y: number,
  size: number,
  turn = 0,
  { tones: own, mood }: { tones?: Tones; mood?: 'laughing' | 'sad' } = {},
): string =>
  `<g transform="translate(${x} ${y})${turn ? `rotate(${turn})` : ''}scale(${size / 100})translate(-50-50)">${motif(name, own)}${mood ? faceOn(name, mood) : ''}</g>`;
