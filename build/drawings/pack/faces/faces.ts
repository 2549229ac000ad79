import { biscuitFaces } from './biscuits.ts';
import { crispFaces } from './crisps.ts';
import { dishes } from './dishes.ts';
import type { DrawFace } from './face.ts';
import { wise } from './nuts.ts';
import { snackFaces } from './snacks.ts';
import { sweetFaces } from './sweets.ts';

/**
 * Every range has a face of its own, or a dish if it does not laugh; the rows in packs/
 * name it.
 */
export const faces = {
  ...snackFaces,
  ...crispFaces,
  ...biscuitFaces,
  ...dishes,
  ...sweetFaces,
  wise,
} satisfies Record<string, DrawFace>;
export type FaceName = keyof typeof faces;
