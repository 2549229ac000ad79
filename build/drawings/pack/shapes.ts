import { colours } from '../../../src/pages/drawings/palette.ts';
import type { PackShapeName } from '../../../src/site/catalogue/packs.ts';

/**
 * Geometry of a pack in its box of 300 by 400: the printed front, and the silhouette
 * around it.
 */
export interface PackShape {
  /** The printed front. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Vertical centre line of the print. */
  middle: number;
  /** Top and bottom of the print. */
  top: number;
  bottom: number;
  /** Space between the lettering and the sides of the front. */
  margin: number;
  /** Radius of the half-moon as a share of the width. */
  moonShare: number;
  /** Space below the half-moon. */
  footHeight: number;
  /** Distance of badge and weight from the sides. */
  footMargin: number;
  /** Height of the centre of badge and weight above the bottom. */
  footRise: number;
  /** Welded seams, as height and thickness. */
  seams: readonly (readonly [y: number, thickness: number])[];
  silhouette: string;
}

/** A run of small points along the edge of foil. */
const toothedEdge = (count: number, dx: number, dy: number) =>
  `l${Array(count).fill(`${dx} ${-dy} ${dx} ${dy}`).join(' ').replaceAll(' -', '-')}`;

export const packShapes = {
  bag: {
    x: 28,
    y: 12,
    width: 244,
    height: 378,
    middle: 150,
    top: 50,
    bottom: 352,
    margin: 26,
    moonShare: 0.415,
    footHeight: 38,
    footMargin: 18,
    footRise: 6,
    seams: [
      [16, 28],
      [374, 28],
    ],
    silhouette: `M30 16${toothedEdge(16, 7.5, 6)}L273 44C281 100 281 300 273 362L270 388${toothedEdge(16, -7.5, -6)}L27 362C19 300 19 100 27 44z`,
  },
  sachet: {
    x: 46,
    y: 60,
    width: 208,
    height: 330,
    middle: 150,
    top: 112,
    bottom: 362,
    margin: 26,
    moonShare: 0.4,
    footHeight: 38,
    footMargin: 18,
    footRise: 15,
    seams: [
      [80, 30],
      [374, 24],
    ],
    silhouette: `M46 64${toothedEdge(14, 7.43, 6)}L256 96C261 150 261 320 256 368L254 388${toothedEdge(14, -7.43, -6)}L44 368C39 320 39 150 44 96zM138 78a12 6 0 1 0 24 0 12 6 0 1 0-24 0`,
  },
  pouch: {
    x: 36,
    y: 24,
    width: 228,
    height: 366,
    middle: 150,
    top: 78,
    bottom: 352,
    margin: 26,
    moonShare: 0.415,
    footHeight: 38,
    footMargin: 18,
    footRise: 6,
    seams: [[40, 30]],
    silhouette:
      'M40 24H260q4 0 4 4V46l-5 5 5 5C267 150 272 280 268 366 266 388 34 388 32 366 28 280 33 150 36 56l5-5-5-5V28q0-4 4-4z',
  },
  carton: {
    x: 30,
    y: 62,
    width: 206,
    height: 328,
    middle: 133,
    top: 78,
    bottom: 384,
    margin: 17,
    moonShare: 0.44,
    footHeight: 48,
    footMargin: 12,
    footRise: 18,
    seams: [],
    silhouette: 'M30 62H236V390H30z',
  },
} satisfies Record<PackShapeName, PackShape>;

/** The welded seams of a pack, and the fold of a pouch. */
export function seams(name: PackShapeName): string {
  if (name === 'carton') return '';
  const { x, width, seams: seamLines }: PackShape = packShapes[name];
  const welds = seamLines
    .map(
      ([y, thickness]) =>
        `<path d="M${x - 6} ${y}H${x + width + 6}" stroke="#fff" stroke-opacity=".28" stroke-width="${thickness}" stroke-dasharray="2 4.1"/>`,
    )
    .join('');
  const pouch =
    name === 'pouch'
      ? '<path d="M30 66H270" stroke="#000" stroke-opacity=".16" stroke-width="4"/><path d="M31 352q119 34 238 0v40H31z" fill="#000" opacity=".12"/>'
      : '';
  return welds + pouch;
}

/** Lid and side of a carton, which lie outside its front. */
export const cartonSides = (base: string, accent: string): string => {
  const lid = 'M30 62 62 40H268L236 62z';
  const side = 'M236 62 268 40V366L236 390z';
  return `<path d="${lid}" fill="${base}"/><path d="${lid}" fill="#fff" opacity=".35"/><path d="${side}" fill="${accent}"/><path d="${side}" fill="${colours.tinto}" opacity=".28"/>`;
};

/** Lower edge of the top seal or of the lid, in percent of the pack's height. */
export function tearEdgeOf(name: PackShapeName): number {
  const { y, seams: seamLines }: PackShape = packShapes[name];
  const [top] = seamLines;
  return (top ? top[0] + top[1] / 2 : y) / 4;
}
