import motifs from 'virtual:pack-motifs';
import type { MotifName } from '../../drawings/motifs.ts';

/**
 * The snack that a product's pack shows first; a crisp where the pack has not been
 * designed.
 */
export const packMotif = (key: string): MotifName => motifs[key] ?? 'crisp';
