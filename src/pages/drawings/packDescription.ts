import type { PackColour, PackShapeName } from '../../site/catalogue/packs.ts';
import type { MotifName } from './motifs.ts';

/** What pages need to know about the drawing of a pack. */
export interface PackDescription {
  /** The first snack on the pack. */
  motif: MotifName;
  shape: PackShapeName;
  colour: PackColour;
  /** Lower edge of the top that tears off, in percent of the pack's height. */
  tearEdge: number;
}
