import { moon, moonRow, round } from '../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../src/pages/drawings/palette.ts';

/** `cara` is a laughing face, `ola` a plate, `ventana` a window. */
export type PackFace = 'cara' | 'ola' | 'ventana';

/**
 * Positions of the product pieces that tumble out of a half-moon of radius 100: x, y,
 * size, rotation.
 */
const heaps: Record<PackFace, readonly (readonly [number, number, number, number])[]> = {
  cara: [
    [-58, 10, 0.6, -20],
    [52, 4, 0.62, 25],
    [-4, 34, 0.7, 8],
    [-44, 46, 0.5, 60],
    [42, 50, 0.52, -40],
    [2, -6, 0.58, 110],
  ],
  ola: [
    [-54, -10, 0.84, -14],
    [52, -6, 0.84, 16],
    [0, 20, 1.1, 4],
  ],
  ventana: [
    [-80, -15, 0.5, -20],
    [-48, -8, 0.46, 40],
    [-16, -15, 0.5, -50],
    [16, -8, 0.47, 15],
    [48, -15, 0.52, 70],
    [80, -8, 0.46, -10],
    [-66, 9, 0.5, 120],
    [-34, 16, 0.46, 30],
    [-2, 9, 0.5, -70],
    [32, 16, 0.47, 55],
    [64, 9, 0.52, -35],
    [-46, 35, 0.46, 100],
    [-16, 42, 0.5, -110],
    [16, 35, 0.46, 10],
    [46, 42, 0.5, 80],
    [-20, 57, 0.47, -60],
    [18, 64, 0.52, 25],
  ],
};

interface Mouth {
  look: PackFace;
  x: number;
  /** Height of the flat side. */
  y: number;
  r: number;
  /** Ids of the drawings in `defs` that fill it, alternating. */
  products: readonly string[];
  clip: string;
  colours: { ink: string; accent: string; deep: string };
}

/** Clip path of the half-moon; on a plate the product may rise above the rim. */
export function mouthClip({
  look,
  x,
  y,
  r,
  clip,
}: Pick<Mouth, 'look' | 'x' | 'y' | 'r' | 'clip'>): string {
  const rise = look === 'ola' ? r * 0.7 : 0;
  return `<clipPath id="${clip}"><path d="M${round(x - r)} ${round(y - rise)}h${round(2 * r)}${rise ? `v${round(rise)}` : ''}a${round(r)} ${round(r)} 0 0 1-${round(2 * r)} 0z"/></clipPath>`;
}

/**
 * The half-moon with the product in it: a laughing mouth under two eyes, a plate, or a
 * window.
 */
export function mouth({
  look,
  x,
  y,
  r,
  products,
  clip,
  colours: { ink, accent, deep },
}: Mouth): string {
  const heap = heaps[look]
    .map(
      ([dx, dy, size, turn], i) =>
        `<use href="#${products[i % products.length]}" transform="translate(${round(x + (dx * r) / 100)} ${round(y + r * 0.32 + (dy * r) / 100)})rotate(${turn})scale(${round((size * r) / 100, 2)})translate(-50-50)"/>`,
    )
    .join('');
  const filled = (under: string) => `<g clip-path="url(#${clip})">${under}${heap}</g>`;
  if (look !== 'cara')
    return `<path d="${moon(x, y, r, true)}" fill="${look === 'ventana' ? '#fbe9c6' : accent}"/>${filled('')}`;
  const tongue = `<circle cx="${x}" cy="${round(y + r * 1.12)}" r="${round(r * 0.5)}" fill="${colours.lengua}"/>`;
  const teeth = `<path d="${moonRow(x - r, y - 0.5, r * 2, 6)}" fill="${colours.nata}"/>`;
  const eyes = `<path d="${moon(x - r * 0.5, y - 13, round(r * 0.2))}${moon(x + r * 0.5, y - 13, round(r * 0.2))}" fill="${ink}"/>`;
  return `<path d="${moon(x, y, r, true)}" fill="${deep}"/>${filled(tongue)}${teeth}${eyes}`;
}
