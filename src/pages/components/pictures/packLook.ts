import looks from 'virtual:pack-looks';
import type { PackLook } from '../../drawings/packLook.ts';

/** What a product's pack looks like; nothing where it has not been designed. */
export const packLook = (key: string): PackLook | undefined => looks[key];
