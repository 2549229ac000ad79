import looks from 'virtual:pack-looks';
import type { PackLook } from '../../drawings/packLook.ts';

/** Returns the look of a product's pack; undefined if it has not been designed. */
export const packLook = (key: string): PackLook | undefined => looks[key];
