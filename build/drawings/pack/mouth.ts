import type { PackDesign } from '../../../src/content/packDesign.ts';
import { moon, round } from '../../../src/pages/drawings/geometry.ts';
import {
  type DrawSnack,
  type Face,
  type FaceColours,
  type FaceName,
  faces,
  fill,
  type Snack,
} from './faces.ts';

type PackLook = NonNullable<PackDesign['look']>;

/**
 * `cara` is a face, `ola` a plate, `ventana` a window: positions of the product pieces
 * that tumble out of the half-moon.
 */
const packLooks: Record<PackLook, readonly Snack[]> = {
  cara: [
    [-58, 42, 0.6, -20],
    [52, 36, 0.62, 25],
    [-4, 66, 0.7, 8],
    [-44, 78, 0.5, 60],
    [42, 82, 0.52, -40],
    [2, 26, 0.58, 110],
  ],
  ola: [
    [-54, 22, 0.84, -14],
    [52, 26, 0.84, 16],
    [0, 52, 1.1, 4],
  ],
  ventana: [
    [-80, 17, 0.5, -20],
    [-48, 24, 0.46, 40],
    [-16, 17, 0.5, -50],
    [16, 24, 0.47, 15],
    [48, 17, 0.52, 70],
    [80, 24, 0.46, -10],
    [-66, 41, 0.5, 120],
    [-34, 48, 0.46, 30],
    [-2, 41, 0.5, -70],
    [32, 48, 0.47, 55],
    [64, 41, 0.52, -35],
    [-46, 67, 0.46, 100],
    [-16, 74, 0.5, -110],
    [16, 67, 0.46, 10],
    [46, 74, 0.5, 80],
    [-20, 89, 0.47, -60],
    [18, 96, 0.52, 25],
  ],
};

interface Mouth {
  look: PackLook;
  face?: FaceName | undefined;
  /** Centre of the flat side of the half-moon, and its radius. */
  x: number;
  y: number;
  r: number;
  /** Ids of the drawings in `defs` that fill it, alternating. */
  products: readonly string[];
  /** Id for the clip path. */
  clip: string;
  colours: FaceColours;
}

const halfMoon = moon(0, 0, 100, true);
/** What the snacks may cover: on a plate they may rise above the rim. */
const filled: Record<PackLook, string> = {
  cara: halfMoon,
  ola: 'M-100-70h200v70a100 100 0 0 1-200 0z',
  ventana: halfMoon,
};
const windowGround = '#fbe9c6';
const noFace: Face = { eyes: '' };

/**
 * The half-moon with the product in it: the mouth of a face, a plate, or a window.
 *
 * @returns What goes into `defs`, what is drawn, and how far it rises above the flat side.
 */
export function mouth({ look, face, x, y, r, products, clip, colours }: Mouth): {
  definition: string;
  drawing: string;
  rise: number;
} {
  const snack: DrawSnack = ([left, top, size, turn], kind = 0) =>
    `<use href="#${products[kind % products.length]}" transform="translate(${left} ${top})${turn ? `rotate(${turn})` : ''}scale(${size})translate(-50-50)"/>`;
  const features: Face = face ? faces[face](colours, snack) : noFace;
  const { eyes, mouth: opening = halfMoon, back = '', behind = '', inside = '' } = features;
  const { front = '', heap = packLooks[look], rise = look === 'cara' ? 33 : 17 } = features;
  const ground = { cara: colours.deep, ola: colours.accent, ventana: windowGround }[look];
  const content = behind + heap.map(snack).join('') + inside;
  return {
    definition: `<clipPath id="${clip}"><path d="${look === 'cara' ? opening : filled[look]}"/></clipPath>`,
    drawing: `<g transform="translate(${x} ${y})scale(${round(r / 100, 3)})">${back}${fill(ground, opening)}<g clip-path="url(#${clip})">${content}</g>${front}${eyes && `<g class="eyes">${eyes}</g>`}</g>`,
    rise: (rise * r) / 100,
  };
}
