import { moon, round } from '../../../src/pages/drawings/geometry.ts';
import { type DrawSnack, type Face, type FaceColours, fill } from './faces/face.ts';
import { type FaceName, faces } from './faces/faces.ts';
import { heaps, type PackLook } from './heaps.ts';

export interface Mouth {
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
  const features = face ? faces[face](colours, snack) : noFace;
  const {
    eyes,
    mouth: opening = halfMoon,
    back = '',
    behind = '',
    inside = '',
  } = features;
  const { front = '', heap = heaps[look], rise = look === 'cara' ? 33 : 17 } = features;
  const ground = { cara: colours.deep, ola: colours.accent, ventana: windowGround }[look];
  const content = behind + heap.map(snack).join('') + inside;
  return {
    definition: `<clipPath id="${clip}"><path d="${look === 'cara' ? opening : filled[look]}"/></clipPath>`,
    drawing: `<g transform="translate(${x} ${y})scale(${round(r / 100, 3)})">${back}${fill(ground, opening)}<g clip-path="url(#${clip})">${content}</g>${front}${eyes && `<g class="eyes">${eyes}</g>`}</g>`,
    rise: (rise * r) / 100,
  };
}
