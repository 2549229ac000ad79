import type { PackDesign } from '../../../src/content/packDesign.ts';
import { moon, round } from '../../../src/pages/drawings/geometry.ts';

/** A tile that repeats over the front of a pack: its size and its drawing. */
type Tile = (accent: string) => readonly [size: number, content: string];

const tiles: Record<Exclude<PatternName, 'rayos' | 'liso'>, Tile> = {
  lunares: (accent) => [
    44,
    `<circle cx="11" cy="11" r="7" fill="${accent}"/><circle cx="33" cy="33" r="7" fill="${accent}"/>`,
  ],
  rayas: (accent) => [40.67, `<path d="M0 0h20.33v41H0z" fill="${accent}"/>`],
  olas: (accent) => [
    32,
    `<path d="M0 12q8-10 16 0t16 0M0 28q8-10 16 0t16 0" fill="none" stroke="${accent}" stroke-width="7"/>`,
  ],
  rombos: (accent) => [34, `<path d="M17 4 30 26H4z" fill="${accent}"/>`],
  diag: (accent) => [36, `<path d="M0 36 36 0H18L0 18zM36 36V18L18 36z" fill="${accent}"/>`],
  arcos: (accent) => [
    36,
    `<path d="${moon(18, 20, 13)}${moon(0, 38, 13)}${moon(36, 38, 13)}" fill="${accent}"/>`,
  ],
};

/** Each range has one pattern. Rays start at the half-moon; `liso` is plain. */
export type PatternName = NonNullable<PackDesign['pattern']>;

/**
 * A pattern over the whole front.
 *
 * @param id Id for the tile, unique in the drawing.
 * @param origin Corner where the first tile lies.
 * @param source Point where rays begin.
 * @returns What goes into `defs`, and what is drawn over the ground.
 */
export function packPattern(
  name: PatternName,
  accent: string,
  id: string,
  origin: { x: number; y: number },
  source: { x: number; y: number },
): { definition: string; drawing: string } {
  if (name === 'liso') return { definition: '', drawing: '' };
  if (name === 'rayos') return { definition: '', drawing: rays(source.x, source.y, accent) };
  const [size, content] = tiles[name](accent);
  return {
    definition: `<pattern id="${id}" width="${size}" height="${size}" x="${origin.x}" y="${origin.y}" patternUnits="userSpaceOnUse">${content}</pattern>`,
    drawing: `<path fill="url(#${id})" d="M0 0h300v400H0z"/>`,
  };
}

function rays(x: number, y: number, fill: string): string {
  const reach = 320;
  const wedges = Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6;
    const b = a + Math.PI / 12;
    return `M${x} ${round(y)}l${round(Math.cos(a) * reach)} ${round(Math.sin(a) * reach)} ${round((Math.cos(b) - Math.cos(a)) * reach)} ${round((Math.sin(b) - Math.sin(a)) * reach)}z`;
  });
  return `<path d="${wedges.join('')}" fill="${fill}"/>`;
}
