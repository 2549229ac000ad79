import { bunny } from './biscuits/bunny.ts';
import { milkMoustache } from './biscuits/milkMoustache.ts';
import { starEyed } from './biscuits/starEyed.ts';
import type { DrawFace } from './face.ts';

/** Faces of biscuits, for children. */
export const biscuitFaces = {
  bunny,
  milkMoustache,
  starEyed,
} satisfies Record<string, DrawFace>;
