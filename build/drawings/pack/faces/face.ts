import { circle, moon } from '../../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../../src/pages/drawings/palette.ts';

/** Colours of a pack that its face uses. */
export interface FaceColours {
  ink: string;
  accent: string;
  /** Inside of the mouth. */
  deep: string;
}

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

export type DrawFace = (colours: FaceColours, snack: DrawSnack) => Face;

/** The flat side of the eyes. They squeeze towards it. */
export const eyeLine = -13;

/** A filled path. */
export const fill = (colour: string, d: string): string =>
  `<path fill="${colour}" d="${d}"/>`;

/** A line with round ends. */
export const line = (colour: string, width: number, d: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

/** Two half-moons, the eyes of the wordmark. */
export const moonEyes = (colour: string, r = 20, apart = 50): string =>
  fill(colour, moon(-apart, eyeLine, r) + moon(apart, eyeLine, r));

/** A tongue at the bottom of the mouth. */
export const tongue = fill(colours.lengua, circle(0, 112, 50));
