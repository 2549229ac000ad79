import type { PackColour, PackShapeName } from '../../site/catalogue/packLooks.ts';
import type { MotifName } from './motifs.ts';

/** What of a pack's drawing is said in words. */
export interface PackLook {
  /** The snack that it shows first. */
  motif: MotifName;
  shape: PackShapeName;
  colour: PackColour;
}
