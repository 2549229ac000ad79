import type { DrawFace } from './face.ts';
import { glasses } from './sweets/glasses.ts';
import { sleepy } from './sweets/sleepy.ts';
import { sour } from './sweets/sour.ts';
import { sparkling } from './sweets/sparkling.ts';

/** Faces of sweets. */
export const sweetFaces = {
  glasses,
  sleepy,
  sour,
  sparkling,
} satisfies Record<string, DrawFace>;
